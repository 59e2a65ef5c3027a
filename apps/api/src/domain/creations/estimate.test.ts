import { describe, expect, it } from 'vitest';

import { estimateRemaining, percentile, remainingAfter, rounded } from './estimate.ts';

const durations = [4, 5, 6, 20];
const work = { done: 0, total: 120, startedAt: null, now: 100_000 };

describe('percentile', () => {
  it('takes the nearest rank', () => {
    expect(percentile([6, 4, 20, 5], 0.5)).toBe(5);
    expect(percentile([6, 4, 20, 5], 0.9)).toBe(20);
    expect(percentile([], 0.5)).toBeNull();
  });
});

describe('estimateRemaining', () => {
  it('of a running clip follows its own pace', () => {
    expect(estimateRemaining({ ...work, startedAt: 97_000, done: 60 }, durations)).toEqual({ p50: 3, p90: 3 });
  });

  it('of one that has just begun follows the others', () => {
    expect(estimateRemaining({ ...work, startedAt: 99_000 }, durations)).toEqual({ p50: 4, p90: 19 });
    expect(estimateRemaining({ ...work, startedAt: 95_500 }, durations)).toEqual({ p50: 1.5, p90: 15.5 });
    expect(estimateRemaining({ ...work, total: 0 }, durations)).toEqual({ p50: 5, p90: 20 });
  });

  it('says that it does not know', () => {
    expect(estimateRemaining(work, [])).toEqual({ p50: null, p90: null });
  });
});

it('is told in whole seconds, one at least', () => {
  expect(rounded({ p50: 0.2, p90: 3.6 })).toEqual({ p50: 1, p90: 4 });
  expect(rounded({ p50: null, p90: null })).toEqual({ p50: null, p90: null });
});

it('learns the rest of a running clip from those that took longer', () => {
  expect(remainingAfter(5, [4, 6, 20])).toEqual([1, 15]);
  expect(remainingAfter(50, [4, 6, 20])).toEqual([10]);
});
