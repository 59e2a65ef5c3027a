import { lerp, modulo } from './math.ts';
import { createRandom } from './random.ts';

const SIZE = 256;

/** Value noise from 0 to 1 whose lattice repeats after `period` cells, so that terrain strips tile. */
export type Noise = (x: number, period?: number) => number;

export function createNoise(seed: number): Noise {
  const lattice = Array.from({ length: SIZE }, createRandom(seed));
  const at = (cell: number, period: number) => lattice[modulo(cell, period) & (SIZE - 1)] ?? 0;
  return (x, period = SIZE) => {
    const cell = Math.floor(x);
    const t = x - cell;
    return lerp(at(cell, period), at(cell + 1, period), t * t * (3 - 2 * t));
  };
}

export interface FractalOptions {
  readonly octaves?: number;
  readonly period?: number;
}

/** Octaves of noise summed, each twice as fine and half as strong; from 0 to nearly 1. */
export function fractalNoise(noise: Noise, x: number, { octaves = 4, period = SIZE }: FractalOptions = {}): number {
  let sum = 0;
  let strength = 0.5;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x * frequency, Math.max(1, Math.round(period * frequency)));
    frequency *= 2;
    strength *= 0.5;
  }
  return sum;
}
