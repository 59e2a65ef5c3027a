import type { Command, MediaClip } from '@kinora/contracts/timeline';
import { describe, expect, it } from 'vitest';

import { clipById } from '../document/clip-index.ts';
import { aClip, aPlacement, someMedia } from '../fixtures.ts';
import { attempt, audio, caption, drawn, FRAME, sketch, video } from '../testing/sketch.ts';

const frames = (count: number) => count * FRAME;

const document = {
  ...sketch({
    audio: [audio('s', [0, 60], { linkId: 'pair' })],
    video: [
      video('a', [0, 60], { linkId: 'pair', fadeIn: frames(10), fadeOut: frames(10) }),
      video('b', [60, 90]),
      video('c', [120, 150]),
    ],
    text: [caption('t', [0, 40])],
  }),
  transitions: [{ id: 'cut', leftId: 'a', rightId: 'b', duration: frames(10), kind: 'dissolve' }],
};
const START = { audio: 's 0-60', video: 'a 0-60, b 60-90, c 120-150', text: 't 0-40' };

describe('split', () => {
  const after = attempt(document, { op: 'split', clipIds: ['a'], at: frames(30) }).document;

  it('keeps the id on the left, and cuts links', () => {
    expect(drawn(after)).toEqual({
      ...START,
      video: 'a 0-30, new-1 30-60, b 60-90, c 120-150',
      audio: 's 0-30, new-3 30-60',
    });
  });

  it('gives right halves a link of their own', () => {
    expect(['a', 's', 'new-1', 'new-3'].map((id) => clipById(after, id)?.linkId)).toEqual([
      'pair',
      'pair',
      'new-2',
      'new-2',
    ]);
  });

  it('leaves the fade-in on the left and the fade-out and the transition on the right', () => {
    expect(clipById(after, 'a')).toMatchObject({ fadeIn: frames(10), fadeOut: 0 });
    expect(clipById(after, 'new-1')).toMatchObject({ fadeIn: 0, fadeOut: frames(10) });
    expect(after.transitions).toEqual([{ ...document.transitions[0], leftId: 'new-1' }]);
  });

  it('goes through all tracks where no clip is named', () => {
    const all = attempt(document, { op: 'split', at: frames(30) + 1 }).document;
    expect(drawn(all)).toEqual({
      audio: 's 0-30, new-1 30-60',
      video: 'a 0-30, new-3 30-60, b 60-90, c 120-150',
      text: 't 0-30, new-4 30-40',
    });
    const locked = {
      ...document,
      tracks: document.tracks.map((track) => ({ ...track, locked: track.kind !== 'text' })),
    };
    expect(drawn(attempt(locked, { op: 'split', at: frames(30) }).document)).toEqual({
      ...START,
      text: 't 0-30, new-1 30-40',
    });
  });

  it('gives the later part of the medium to the left of a clip that runs back', () => {
    const back = sketch({ video: [video('a', [0, 60], { reversed: true })] });
    const halves = attempt(back, { op: 'split', clipIds: ['a'], at: frames(20) }).document;
    expect(clipById(halves, 'a')).toMatchObject({ sourceIn: frames(100), sourceDuration: frames(20) });
    expect(clipById(halves, 'new-1')).toMatchObject({ sourceIn: frames(60), sourceDuration: frames(40) });
  });

  it('writes a key at the cut on both sides', () => {
    const keys = [
      { at: 0, value: 0, ease: 'linear' },
      { at: frames(40), value: 4, ease: 'linear' },
    ] as const;
    const keyed = sketch({ video: [video('a', [0, 60], { frame: aPlacement({ x: { keys } }) })] });
    const halves = attempt(keyed, { op: 'split', clipIds: ['a'], at: frames(10) }).document;
    const [left, right] = ['a', 'new-1'].map((id) => (clipById(halves, id) as MediaClip).frame.x);
    expect(left).toEqual({ keys: [keys[0], { at: frames(10), value: 1, ease: 'linear' }] });
    expect(right).toEqual({
      keys: [
        { at: 0, value: 1, ease: 'linear' },
        { at: frames(30), value: 4, ease: 'linear' },
      ],
    });
  });

  it.each<readonly [string, Command]>([
    ['nothing-to-do', { op: 'split', clipIds: ['b'], at: frames(60) }],
    ['nothing-to-do', { op: 'split', clipIds: ['b'], at: frames(90) }],
    ['nothing-to-do', { op: 'split', at: frames(100) }],
    ['unknown-id', { op: 'split', clipIds: ['z'], at: frames(70) }],
  ])('is refused: %s', (reason, command) => expect(attempt(document, command).refusal?.reason).toBe(reason));
});

const speed = (num: number, den: number, ripple = false): Command => ({
  op: 'setSpeed',
  clipId: 'a',
  speed: { num, den },
  ripple,
});

describe('setSpeed', () => {
  it('keeps what is shown: twice as fast is half as long, and back', () => {
    const fast = attempt(document, speed(2, 1)).document;
    expect(drawn(fast)).toEqual({ ...START, video: 'a 0-30, b 60-90, c 120-150', audio: 's 0-30' });
    expect(fast.transitions).toEqual([]);
    expect(drawn(attempt(fast, speed(1, 1)).document)).toEqual(START);
  });

  it('comes back to the first length from one that is no whole frame', () => {
    const fast = attempt(document, speed(7, 1)).document;
    expect(drawn(fast).video).toBe('a 0-8, b 60-90, c 120-150');
    expect(drawn(attempt(fast, speed(1, 1)).document)).toEqual(START);
  });

  it('moves what follows, on both tracks, where it ripples', () => {
    expect(drawn(attempt(document, speed(2, 1, true)).document)).toMatchObject({ video: 'a 0-30, b 30-60, c 90-120' });
    expect(drawn(attempt(document, speed(1, 2, true)).document)).toMatchObject({
      video: 'a 0-120, b 120-150, c 180-210',
    });
  });

  it('stretches keys, and leaves a frame at least', () => {
    const keys = [{ at: frames(30), value: 1, ease: 'linear' }] as const;
    const keyed = sketch({ video: [video('a', [0, 60], { gain: { keys } })] });
    const slow = attempt(keyed, speed(1, 2)).document;
    expect(clipById(slow, 'a')).toMatchObject({ gain: { keys: [{ at: frames(60) }] } });
    expect(drawn(attempt(keyed, speed(60, 1)).document)).toEqual({ video: 'a 0-1' });
  });

  it('takes what a clip really uses where it says otherwise', () => {
    const whole = sketch({ video: [video('a', [0, 60], { sourceDuration: frames(300) })] });
    expect(drawn(attempt(whole, speed(2, 1)).document)).toEqual({ video: 'a 0-30' });
  });

  it.each<readonly [string, Command]>([
    ['no-room', speed(1, 2)],
    ['no-room', speed(900, 1)],
    ['nothing-to-do', speed(3, 3)],
    ['nothing-to-do', { op: 'setSpeed', clipId: 't', speed: { num: 2, den: 1 }, ripple: false }],
    ['invalid-document', speed(0, 1)],
    ['invalid-document', speed(1.5, 1)],
  ])('is refused: %s', (reason, command) => expect(attempt(document, command).refusal?.reason).toBe(reason));

  it('says how long there is room', () => {
    expect(attempt(document, speed(1, 2)).refusal).toEqual({ reason: 'no-room', clipId: 'a', longest: frames(60) });
  });
});

describe('reverse', () => {
  it('turns a clip and its link round, and back', () => {
    const back = attempt(document, { op: 'reverse', clipId: 'a' }).document;
    expect(['a', 's'].map((id) => (clipById(back, id) as MediaClip).reversed)).toEqual([true, true]);
    expect(attempt(back, { op: 'reverse', clipId: 'a' }).document).toEqual(document);
  });

  it('does nothing to what has no time', () => {
    expect(attempt(document, { op: 'reverse', clipId: 't' }).refusal?.reason).toBe('nothing-to-do');
  });
});

describe('freezeFrame', () => {
  it('holds a frame for two seconds and moves on what follows', () => {
    const { document: after, edit } = attempt(document, { op: 'freezeFrame', clipId: 'a', at: frames(20) });
    expect(drawn(after)).toEqual({
      audio: 's 0-20, new-4 80-120',
      video: 'a 0-20, new-1 20-80, new-2 80-120, b 120-150, c 180-210',
      text: 't 0-40',
    });
    expect(clipById(after, 'new-1')).toMatchObject({
      kind: 'image',
      mediaId: 'creation:fox',
      sourceIn: frames(80),
      sourceDuration: null,
    });
    expect(edit?.selection).toEqual(['new-1']);
  });

  it('holds the first frame, too, and the values of that moment', () => {
    const keys = [{ at: 0, value: 3, ease: 'linear' }] as const;
    const keyed = sketch({ video: [video('a', [0, 60], { reversed: true, frame: aPlacement({ x: { keys } }) })] });
    const { document: after } = attempt(keyed, { op: 'freezeFrame', clipId: 'a', at: 0 });
    expect(drawn(after)).toEqual({ video: 'new-1 0-60, a 60-120' });
    expect(clipById(after, 'new-1')).toMatchObject({ frame: { x: 3 }, sourceIn: frames(120) - 1, reversed: false });
  });

  it.each<readonly [string, Command]>([
    ['nothing-to-do', { op: 'freezeFrame', clipId: 'a', at: frames(60) }],
    ['nothing-to-do', { op: 'freezeFrame', clipId: 's', at: frames(20) }],
    ['nothing-to-do', { op: 'freezeFrame', clipId: 't', at: frames(20) }],
  ])('is refused: %s', (reason, command) => expect(attempt(document, command).refusal?.reason).toBe(reason));
});

const replace = (mediaId: string, clipId = 'a'): Command => ({ op: 'replaceMedia', clipId, mediaId });
const shown = (clip: unknown) => clip as MediaClip;

describe('replaceMedia', () => {
  it('keeps the time and makes a take of the old one', () => {
    const after = shown(clipById(attempt(document, replace('creation:lake')).document, 'a'));
    expect(after).toMatchObject({
      start: 0,
      duration: frames(60),
      mediaId: 'creation:lake',
      sourceIn: frames(60),
      activeTake: 1,
    });
    expect(after.takes.map(({ mediaId }) => mediaId)).toEqual(['creation:fox', 'creation:lake']);
  });

  it('goes back by the take, which kept its part', () => {
    const late = sketch({ video: [video('a', [0, 60], { sourceIn: frames(200) })] });
    const lake = attempt(late, replace('creation:lake')).document;
    expect(clipById(lake, 'a')).toMatchObject({ sourceIn: frames(90) });
    const back = attempt(lake, { op: 'setClip', clipId: 'a', activeTake: 0 }).document;
    expect(clipById(back, 'a')).toMatchObject({ mediaId: 'creation:fox', sourceIn: frames(200), activeTake: 0 });
  });

  it('shows a picture in the place of a video, and the other way round', () => {
    const picture = attempt(document, replace('upload:picture')).document;
    expect(clipById(picture, 'a')).toMatchObject({ kind: 'image', sourceIn: 0, sourceDuration: null });
    const again = attempt(picture, replace('creation:fox')).document;
    expect(clipById(again, 'a')).toMatchObject({ kind: 'video', sourceDuration: frames(60), activeTake: 0 });
  });

  it.each([
    ['media-missing', replace('upload:gone')],
    ['media-missing', replace('upload:music')],
    ['media-missing', replace('upload:picture', 's')],
    ['nothing-to-do', replace('creation:fox')],
    ['nothing-to-do', replace('creation:fox', 't')],
    ['unknown-id', { op: 'setClip', clipId: 'a', activeTake: 4 } as const],
  ])('is refused: %s', (reason, command) => expect(attempt(document, command).refusal?.reason).toBe(reason));

  it('says how long the medium could show it', () => {
    const long = sketch({ video: [aClip({ id: 'a', duration: frames(200) })] });
    expect(attempt(long, replace('creation:lake'), someMedia).refusal).toEqual({
      reason: 'no-room',
      clipId: 'a',
      longest: frames(150),
    });
  });
});
