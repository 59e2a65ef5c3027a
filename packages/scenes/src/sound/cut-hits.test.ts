import { expect, it } from 'vitest';

import { addCutHits } from './cut-hits.ts';
import { SAMPLE_RATE, silence } from './stereo.ts';

/** Mean strength between two moments, in seconds. */
function strength(channel: Float32Array, from: number, to: number): number {
  const part = channel.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE);
  return part.reduce((sum, value) => sum + Math.abs(value), 0) / part.length;
}

it('swells up to a cut and strikes on it, and is silent elsewhere', () => {
  const sound = silence(4);
  addCutHits(sound, [2], 1);
  const [before, rush, stroke, after] = [
    strength(sound.left, 0, 1.5),
    strength(sound.left, 1.8, 2),
    strength(sound.left, 2, 2.2),
    strength(sound.left, 3, 4),
  ];
  expect([before, after]).toEqual([0, 0]);
  expect(rush).toBeGreaterThan(0.002);
  expect(stroke).toBeGreaterThan(rush * 5);
});

it('stays inside the clip where a cut is close to its ends', () => {
  const sound = silence(0.5);
  addCutHits(sound, [0.1, 0.45], 1);
  expect(sound.left.every((value) => Number.isFinite(value))).toBe(true);
});
