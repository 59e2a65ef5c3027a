import { expect, it } from 'vitest';

import { frameRatio } from './frame-ratio.ts';

it.each([
  [24, { num: 24, den: 1 }],
  [30.0001, { num: 30, den: 1 }],
  [29.97, { num: 30_000, den: 1001 }],
  [23.976, { num: 24_000, den: 1001 }],
  [12.5, { num: 12_500, den: 1000 }],
])('takes %d frames a second for %j', (fps, ratio) => {
  expect(frameRatio(fps)).toEqual(ratio);
});
