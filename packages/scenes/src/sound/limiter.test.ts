import { createRandom } from '@kinora/drawing';
import { expect, it } from 'vitest';

import { limitPeaks } from './limiter.ts';

it('keeps every sample under the ceiling and leaves quiet passages alone', () => {
  const random = createRandom(4);
  const left = Float32Array.from({ length: 24000 }, (_, index) => (random() - 0.5) * (index > 12000 ? 3 : 0.5));
  const quiet = left.slice(0, 10000);
  const right = left.map((sample) => -sample);
  limitPeaks({ left, right }, 0.8);
  expect(left.every((sample) => Math.abs(sample) <= 0.8001)).toBe(true);
  expect(right.every((sample) => Math.abs(sample) <= 0.8001)).toBe(true);
  expect(left.slice(0, 10000)).toEqual(quiet);
  expect(left.slice(20000).some((sample) => Math.abs(sample) > 0.6)).toBe(true);
});
