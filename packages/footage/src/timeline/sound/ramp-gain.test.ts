import type { GainPoint } from '@kinora/timeline';
import { expect, it } from 'vitest';

import { rampGain } from './ramp-gain.ts';

function gains(points: readonly GainPoint[], first: number, count: number): number[] {
  const next = rampGain(points, first);
  return Array.from({ length: count }, next);
}

it('is 1 without points', () => {
  expect(gains([], -2, 3)).toEqual([1, 1, 1]);
});

it('stays before the first point and after the last, and goes evenly between', () => {
  const points = [
    { at: 10, gain: 0 },
    { at: 30, gain: 1 },
  ];
  expect(gains(points, 0, 8)).toEqual([0, 0, 0, 0.25, 0.5, 0.75, 1, 1]);
  expect(gains(points, 4, 2)).toEqual([0.5, 0.75]);
  expect(gains(points, 100, 1)).toEqual([1]);
});

it('steps where two points stand at one moment', () => {
  const points = [
    { at: 0, gain: 1 },
    { at: 10, gain: 1 },
    { at: 10, gain: 0 },
  ];
  expect(gains(points, 0, 4)).toEqual([1, 1, 0, 0]);
});

it('takes no gain that is none', () => {
  expect(gains([{ at: 0, gain: Number.NaN }], 0, 1)).toEqual([1]);
  expect(gains([{ at: 0, gain: -1 }], 0, 1)).toEqual([0]);
});
