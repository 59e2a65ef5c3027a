import { SAMPLE_RATE } from '@kinora/scenes/sound';
import { expect, it } from 'vitest';

import { stretchSound } from './stretch.ts';

/** Noise by formula. */
const noise = Float32Array.from({ length: SAMPLE_RATE / 4 }, (_, index) => Math.sin(index * index));

it('at its own speed a sound is itself', () => {
  const { left } = stretchSound({ left: noise, right: noise }, 1);
  const off = left.reduce((most, sample, index) => Math.max(most, Math.abs(sample - (noise[index] ?? 0))), 0);
  expect(off).toBeLessThan(0.02);
});

it('both channels stay together, and silence stays silent', () => {
  const { left, right } = stretchSound({ left: noise, right: noise }, 0.6);
  expect(left).toEqual(right);
  expect(left).toHaveLength(Math.round(SAMPLE_RATE / 4 / 0.6));
  const quiet = stretchSound({ left: new Float32Array(9000), right: new Float32Array(9000) }, 2);
  expect(quiet.left.every((sample) => sample === 0)).toBe(true);
});
