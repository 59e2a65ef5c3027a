import { expect, it } from 'vitest';

import { applyBiquad, bandPass, highPass, lowPass, type Biquad } from './filter.ts';
import { SAMPLE_RATE } from './stereo.ts';

/** What remains of a tone's level after a filter. */
function response(filter: Biquad, frequency: number): number {
  const samples = Float64Array.from({ length: SAMPLE_RATE / 2 }, (_, index) =>
    Math.sin((2 * Math.PI * frequency * index) / SAMPLE_RATE),
  );
  applyBiquad(samples, filter);
  return samples.slice(4800).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

it('a low pass keeps low tones and takes high ones away', () => {
  expect(response(lowPass(500), 50)).toBeCloseTo(1, 1);
  expect(response(lowPass(500), 5000)).toBeLessThan(0.02);
});

it('a high pass does the opposite', () => {
  expect(response(highPass(500), 5000)).toBeCloseTo(1, 1);
  expect(response(highPass(500), 50)).toBeLessThan(0.02);
});

it('a band pass keeps its middle', () => {
  expect(response(bandPass(1000, 2), 1000)).toBeCloseTo(1, 1);
  expect(response(bandPass(1000, 2), 100)).toBeLessThan(0.1);
});
