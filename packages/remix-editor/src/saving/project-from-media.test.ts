import { problemsOf } from '@kinora/timeline';
import { countedIds, someFacts } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { projectFromMedia, standardRate } from './project-from-media.ts';

const clip = { ...someFacts({ width: 720, height: 1280, rate: { num: 24, den: 1 } }), name: 'A fox' };
const clipsOn = (document: ReturnType<typeof projectFromMedia>) =>
  Object.fromEntries(document.tracks.map(({ kind, clips }) => [kind, clips.length]));

describe('a project from one medium', () => {
  it('has its size and rate, and a track of each kind', () => {
    const document = projectFromMedia(clip, 'creation:fox', countedIds('id'));
    expect(document).toMatchObject({ name: 'A fox', width: 720, height: 1280, rate: { num: 24, den: 1 } });
    expect(clipsOn(document)).toEqual({ audio: 0, video: 1, text: 0, effect: 0 });
    expect(document.tracks.map(({ kind }) => kind)).toEqual(['audio', 'video', 'effect', 'text']);
    expect(problemsOf(document, { 'creation:fox': clip })).toEqual([]);
  });

  it.each([
    ['a silent video', { hasSound: false }, { audio: 0, video: 1 }],
    ['a picture', { kind: 'image', duration: null, rate: null, hasSound: false }, { audio: 0, video: 1 }],
    ['a sound', { kind: 'audio', width: 0, height: 0, rate: null }, { audio: 1, video: 0 }],
    ['one odd length', { duration: 100_001 }, { audio: 0, video: 1 }],
    ['one shorter than a frame', { duration: 4000 }, { audio: 0, video: 1 }],
  ] as const)('is sound for %s', (_name, facts, counts) => {
    const medium = { ...clip, ...facts };
    const document = projectFromMedia(medium, 'upload:x', countedIds('id'));
    expect(clipsOn(document)).toMatchObject(counts);
    expect(problemsOf(document, { 'upload:x': medium })).toEqual([]);
  });

  it.each([
    [
      { num: 24, den: 1 },
      { num: 24, den: 1 },
    ],
    [
      { num: 2997, den: 100 },
      { num: 30_000, den: 1001 },
    ],
    [
      { num: 16, den: 1 },
      { num: 24_000, den: 1001 },
    ],
    [
      { num: 120, den: 1 },
      { num: 60, den: 1 },
    ],
    [null, { num: 30, den: 1 }],
  ])('takes the standard rate nearest to %j', (rate, standard) => {
    expect(standardRate(rate)).toEqual(standard);
  });
});
