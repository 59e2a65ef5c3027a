import { layersAt } from '@kinora/timeline';
import { expect, it } from 'vitest';

import { aFilm, aTrack, aVideoClip } from '../testing/timeline-films.ts';
import { plainLayer } from './plain-layer.ts';

type Changes = Partial<Parameters<typeof aVideoClip>[0]>;

const LAKE = 'creation:lake';
const SECOND = 240_000;
const placed = aVideoClip({ id: 'x', mediaId: LAKE }).frame;

function plainOf(...clips: readonly Changes[]): string | undefined {
  const tracks = clips.map((changes, index) => {
    const clip = aVideoClip({ id: `clip-${index}`, mediaId: LAKE, ...changes });
    return aTrack(`track-${index}`, [clip]);
  });
  return plainLayer(layersAt(aFilm(tracks).document, SECOND / 4))?.clipId;
}

it('is the highest of all where that is drawn as it is', () => {
  expect(plainOf({})).toBe('clip-0');
  expect(plainOf({}, {})).toBe('clip-1');
  expect(plainOf({ frame: { ...placed, scale: 0.5 } }, { frame: { ...placed, rotation: 360 } })).toBe('clip-1');
  expect(plainOf()).toBeUndefined();
});

it.each<[string, Changes]>([
  ['is smaller', { frame: { ...placed, scale: 0.5 } }],
  ['stands elsewhere', { frame: { ...placed, x: 0.1 } }],
  ['is turned', { frame: { ...placed, rotation: 90 } }],
  ['is cut', { frame: { ...placed, crop: { ...placed.crop, bottom: 0.1 } } }],
  ['shows what is below', { frame: { ...placed, opacity: 0.5 } }],
  ['fades in', { fadeIn: SECOND }],
  ['is changed by an effect', { effects: [{ effect: 'blur', on: true, values: {}, seed: 1 }] }],
])('is none where the highest %s', (_name, changes) => {
  expect(plainOf({}, changes)).toBeUndefined();
});

it('is none within a transition', () => {
  const clips = [
    aVideoClip({ id: 'one', mediaId: LAKE, sourceDuration: 2 * SECOND }),
    aVideoClip({ id: 'two', mediaId: LAKE, start: SECOND, sourceIn: SECOND }),
  ];
  const transitions = [{ id: 'mix', leftId: 'one', rightId: 'two', duration: 40_000, kind: 'cross-dissolve' }] as const;
  const { document } = aFilm([aTrack('video', clips)], { transitions });
  expect(plainLayer(layersAt(document, SECOND))).toBeNull();
  expect(plainLayer(layersAt(document, SECOND / 2))?.clipId).toBe('one');
});
