import { expect, it } from 'vitest';

import { composeScore } from './compose-score.ts';

it('plays for as long as is asked, the same for the same words and another for others', () => {
  const rain = composeScore('rain on a lake', { seconds: 2, seed: 1 });
  expect(rain.left.length / rain.sampleRate).toBeCloseTo(2, 1);
  expect(composeScore('rain on a lake', { seconds: 2, seed: 1 }).left).toEqual(rain.left);
  expect(composeScore('birds in a forest', { seconds: 2, seed: 1 }).left).not.toEqual(rain.left);
});
