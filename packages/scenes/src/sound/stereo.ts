import { createRandom, type Random } from '@kinora/drawing';

export const SAMPLE_RATE = 48000;

/** Two channels of samples from -1 to 1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function silence(seconds: number): Stereo {
  const length = Math.max(1, Math.round(seconds * SAMPLE_RATE));
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Noise from -1 to 1 by a short integer generator, a good deal faster than the general one. */
export function createHiss(seed: number): Random {
  let state = (Math.floor(createRandom(seed)() * 4294967295) | 1) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state | 0) / 2147483648;
  };
}

/** Left and right gains of equal power; pan from -1 left to 1 right. */
export function panGains(pan: number): readonly [left: number, right: number] {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
}
