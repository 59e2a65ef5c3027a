import { GPU_CREDITS } from '@kinora/contracts';
import { checkInput, PAGE_MODES } from '@kinora/contracts/catalogue';
import { describe, expect, it } from 'vitest';

import {
  checkDraft,
  costOf,
  countsUpTo,
  draftLike,
  freshDraft,
  inputOf,
  lostBetween,
  lostNegative,
  modeFor,
  modeOf,
  switchMode,
  switchModel,
} from './draft.ts';

const TEXT = PAGE_MODES.text;
const draft = { ...freshDraft('text', 7), prompt: 'a fox' };

describe('freshDraft', () => {
  it('starts with a model, choices that fit it and one clip', () => {
    expect(checkInput(draft.model, draft.mode, inputOf(draft)).ok).toBe(true);
    expect(costOf(draft, GPU_CREDITS)).toEqual({ each: 8, total: 8 });
  });
});

describe('a negative prompt', () => {
  const avoiding = { ...draft, negative: 'birds' };

  it('is asked for where the model takes one, and named where it does not', () => {
    expect([inputOf(avoiding).negative, lostNegative(avoiding, modeOf(avoiding))]).toEqual(['birds', []]);
    const { draft: vidu } = switchModel(avoiding, 'vidu-q1', TEXT);
    expect([vidu.negative, lostNegative(vidu, modeOf(vidu))]).toEqual(['birds', [{ name: 'negative' }]]);
    expect(inputOf(vidu)).not.toHaveProperty('negative');
    expect(lostNegative({ ...vidu, negative: ' ' }, modeOf(vidu))).toEqual([]);
  });

  it('is taken from an earlier clip, and gone with one that has none', () => {
    const clip = { model: 'local', mode: 'text', input: { prompt: 'a boat', negative: 'rain' } } as const;
    expect(draftLike(avoiding, clip, TEXT).negative).toBe('rain');
    expect(draftLike(avoiding, { ...clip, input: { prompt: 'a boat' } }, TEXT).negative).toBeUndefined();
  });
});

describe('switchModel', () => {
  it('keeps what fits and names what does not', () => {
    const { draft: next, lost } = switchModel(draft, 'hailuo-02', TEXT);
    expect(next.model).toBe('hailuo-02');
    expect(lost).toEqual([]);
    expect(lostBetween(draft.choices, next.choices)).toEqual([
      { name: 'resolution', from: '720p', to: '768p' },
      { name: 'seconds', from: 5, to: 6 },
    ]);
  });

  it('loses nothing where everything fits', () => {
    const { draft: next, lost } = switchModel(draft, 'pixverse-4-5', TEXT);
    expect([lost, lostBetween(draft.choices, next.choices)]).toEqual([[], []]);
  });

  it('names crops that are not used any more, once, and keeps them', () => {
    const crops = { first: { x: 0.5, y: 0.3, zoom: 2 } };
    const cropped = { ...freshDraft('image', 7), crops };
    const { draft: veo, lost } = switchModel(cropped, 'veo-3-1', PAGE_MODES.image);
    expect([veo.crops, lost.at(-1)]).toEqual([crops, { name: 'crops' }]);
    expect(switchModel(veo, 'pixverse-4-5', PAGE_MODES.image).lost).not.toContainEqual({ name: 'crops' });
    expect(switchModel(veo, 'local', PAGE_MODES.image).lost).not.toContainEqual({ name: 'crops' });
    expect(switchModel({ ...cropped, crops: {} }, 'veo-3-1', PAGE_MODES.image).lost).not.toContainEqual({
      name: 'crops',
    });
  });

  it('keeps prompt, seed and count', () => {
    const { draft: next } = switchModel({ ...draft, count: 3 }, 'veo-3-1', TEXT);
    expect(next).toMatchObject({ prompt: 'a fox', seed: 7, count: 3 });
  });
});

describe('costOf', () => {
  it('multiplies the price by the clips', () => {
    const { draft: veo } = switchModel({ ...draft, count: 4 }, 'veo-3-1', TEXT);
    expect(costOf(veo, GPU_CREDITS)).toEqual({ each: 64, total: 256 });
  });
});

describe('inputOf', () => {
  it('takes the variant of a clip, and none where there is none', () => {
    const asked = { model: 'local', mode: 'text', input: { prompt: 'a boat', seed: 9, variant: 3 } } as const;
    const like = draftLike(draft, asked, TEXT);
    expect(inputOf(like)).toMatchObject({ seed: 9, variant: 3 });
    expect(inputOf(draft)).not.toHaveProperty('variant');
  });

  it('leaves the seed out for a model without seeds', () => {
    const { draft: hailuo } = switchModel(draft, 'hailuo-02', TEXT);
    expect(inputOf(hailuo)).not.toHaveProperty('seed');
    expect(inputOf(draft).seed).toBe(7);
    expect(inputOf(draft, { ...modeOf(draft), seedMax: null })).not.toHaveProperty('seed');
  });
});

describe('draftLike', () => {
  it('takes the settings of a creation and fixes its seed', () => {
    const input = { prompt: 'a boat', shape: '9:16', seconds: 3, resolution: '360p', style: 'ink', seed: 99 };
    const like = draftLike(draft, { model: 'local', mode: 'text', input }, TEXT);
    expect(like).toMatchObject({ prompt: 'a boat', seed: 99, keepsSeed: true, model: 'local' });
    expect(like.choices).toMatchObject({ shape: '9:16', seconds: 3, resolution: '360p', style: 'ink' });
  });

  it('keeps its own model where the other is not in the catalogue', () => {
    expect(draftLike(draft, { model: 'gone', mode: 'text', input: { prompt: 'x' } }, TEXT).model).toBe('local');
  });
});

it('refuses a model that is not in the catalogue', () => {
  expect(() => modeOf({ model: 'nobody', mode: 'text' })).toThrow('nobody');
});

describe('countsUpTo', () => {
  it('shows four to everybody, and more where a plan has more', () => {
    expect(countsUpTo(1)).toEqual([1, 2, 3, 4]);
    expect(countsUpTo(4)).toEqual([1, 2, 3, 4]);
    expect(countsUpTo(20)).toEqual([1, 2, 3, 4, 8, 12, 20]);
  });
});

describe('a draft of pictures', () => {
  const one = freshDraft('image', 7);

  it('is checked without its files, which are added when they are there', () => {
    expect(checkDraft(one)).toMatchObject({ ok: true, value: { seed: 7, camera: 'auto' } });
    expect(checkDraft({ ...one, mode: 'first-last' })).not.toHaveProperty('value.first');
  });

  it('goes to two pictures and back with all that fits', () => {
    const moved = { ...one, choices: { ...one.choices, camera: 'orbit' } };
    const mode = modeFor('local', { modes: PAGE_MODES.image, wanted: 'first-last' });
    if (!mode) throw new Error('The mode is gone.');
    expect(switchMode(moved, mode)).toEqual({ ...moved, mode: 'first-last' });
  });

  it('is set up like a clip of two pictures', () => {
    const asked = { model: 'local', mode: 'first-last', input: { camera: 'orbit', first: 'a', last: 'b' } } as const;
    expect(draftLike(one, asked, PAGE_MODES.image)).toMatchObject({ mode: 'first-last', choices: { camera: 'orbit' } });
  });

  it('has no mode of another page', () => {
    expect(modeFor('local', { modes: PAGE_MODES.image, wanted: 'text' })?.mode).toBe('image');
    expect(modeFor('sora-2', { modes: ['first-last'] })).toBeUndefined();
  });
});
