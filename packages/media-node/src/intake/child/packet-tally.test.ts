import { expect, it } from 'vitest';

import { createTally } from './packet-tally.ts';

function tally(packets: readonly (readonly [number, number])[], rate = 0) {
  const counting = createTally();
  for (const [seconds, duration] of packets) counting.add(seconds, duration);
  return counting.result(rate);
}

it('measures from the first frame to the end of the last, in whatever order they are decoded', () => {
  const packets = [
    [1, 0.5],
    [2.5, 0.5],
    [1.5, 0.5],
    [2, 0.5],
  ] as const;
  expect(tally(packets)).toEqual({ frames: 4, seconds: 2, startSeconds: 1 });
});

it('gives a last frame that does not say the length of the others', () => {
  expect(
    tally([
      [0, 0],
      [0.25, 0],
      [0.5, 0],
    ]).seconds,
  ).toBeCloseTo(0.75);
});

it('gives a lonely frame the length that the headers speak of', () => {
  expect(tally([[3, 0]], 25)).toEqual({ frames: 1, seconds: 0.04, startSeconds: 3 });
  expect(tally([[3, 0]])).toEqual({ frames: 1, seconds: 0, startSeconds: 3 });
});

it('measures nothing where there is nothing', () => {
  expect(tally([])).toEqual({ frames: 0, seconds: 0, startSeconds: 0 });
});
