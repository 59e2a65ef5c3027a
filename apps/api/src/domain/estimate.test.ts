import { describe, expect, it } from 'vitest';

import { estimate, percentile, type Work } from './estimate.ts';

const pace = { durations: [4, 5, 6, 20], sideBySide: 2 };
const work: Work = { state: 'waiting', position: 0, done: 0, total: 120, startedAt: null, now: 100_000 };

describe('percentile', () => {
  it('takes the nearest rank', () => {
    expect(percentile([6, 4, 20, 5], 0.5)).toBe(5);
    expect(percentile([6, 4, 20, 5], 0.9)).toBe(20);
    expect(percentile([], 0.5)).toBeNull();
  });
});

describe('estimate', () => {
  it.each([
    [0, { p50: 5, p90: 20 }],
    [1, { p50: 5, p90: 20 }],
    [2, { p50: 10, p90: 40 }],
    [5, { p50: 15, p90: 60 }],
  ])('of place %i counts the rounds before it', (position, expected) => {
    expect(estimate({ ...work, position }, pace)).toEqual(expected);
  });

  it('of a running clip follows its own pace', () => {
    const running: Work = { ...work, state: 'running', position: null, startedAt: 97_000, done: 60 };
    expect(estimate(running, pace)).toEqual({ p50: 3, p90: 3 });
  });

  it('of one that has just begun follows the others', () => {
    const running: Work = { ...work, state: 'running', position: null, startedAt: 99_000 };
    expect(estimate(running, pace)).toEqual({ p50: 4, p90: 19 });
  });

  it('says that it does not know', () => {
    expect(estimate(work, { ...pace, durations: [] })).toEqual({ p50: null, p90: null });
  });
});
