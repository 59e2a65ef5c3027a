import { expect, it } from 'vitest';

import { percent, progressStyle } from './progress.ts';

it.each([
  [-3, 0],
  [0.4, 0],
  [61.6, 62],
  [140, 100],
  [Number.NaN, 0],
])('%d is %d percent', (value, expected) => {
  expect(percent(value)).toBe(expected);
});

it('hands the value to the style sheet as it is', () => {
  expect(progressStyle(61.6)).toEqual({ '--progress': 61.6 });
});
