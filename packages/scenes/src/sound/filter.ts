import { TAU } from '@kinora/drawing';

import { SAMPLE_RATE } from './stereo.ts';

/** Coefficients of a second-order filter, divided by a0. */
export interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

interface Corner {
  readonly cosine: number;
  readonly alpha: number;
}

function cornerOf(frequency: number, quality: number): Corner {
  const angle = (TAU * frequency) / SAMPLE_RATE;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * quality) };
}

function normalise(b: readonly [number, number, number], { cosine, alpha }: Corner): Biquad {
  const a0 = 1 + alpha;
  return { b: [b[0] / a0, b[1] / a0, b[2] / a0], a: [(-2 * cosine) / a0, (1 - alpha) / a0] };
}

export function lowPass(frequency: number, quality = Math.SQRT1_2): Biquad {
  const corner = cornerOf(frequency, quality);
  const half = (1 - corner.cosine) / 2;
  return normalise([half, half * 2, half], corner);
}

export function highPass(frequency: number, quality = Math.SQRT1_2): Biquad {
  const corner = cornerOf(frequency, quality);
  const half = (1 + corner.cosine) / 2;
  return normalise([half, -half * 2, half], corner);
}

export function bandPass(frequency: number, quality = 1): Biquad {
  const corner = cornerOf(frequency, quality);
  return normalise([corner.alpha, 0, -corner.alpha], corner);
}

/** Filters samples in place. */
export function applyBiquad(samples: Float32Array | Float64Array, { b, a }: Biquad): void {
  const [b0, b1, b2] = b;
  const [a1, a2] = a;
  let first = 0;
  let second = 0;
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    const result = sample * b0 + first;
    first = sample * b1 - result * a1 + second;
    second = sample * b2 - result * a2;
    samples[index] = result;
  }
}
