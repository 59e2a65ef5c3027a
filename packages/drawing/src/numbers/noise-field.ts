import { lerp } from './math.ts';

/** Value noise from 0 to 1 over the plane, one lattice cell per unit. */
export type NoiseField = (x: number, y: number) => number;

function hashCell(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ seed;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

export function createNoiseField(seed: number): NoiseField {
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const fx = x - column;
    const fy = y - row;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const upper = lerp(hashCell(column, row, seed), hashCell(column + 1, row, seed), sx);
    const lower = lerp(hashCell(column, row + 1, seed), hashCell(column + 1, row + 1, seed), sx);
    return lerp(upper, lower, sy);
  };
}

/** Three octaves, each twice as fine and half as strong; from 0 to nearly 1. */
export function cloudNoise(noise: NoiseField, x: number, y: number): number {
  return noise(x, y) * 0.57 + noise(x * 2 + 17, y * 2 + 5) * 0.29 + noise(x * 4 + 3, y * 4 + 29) * 0.14;
}
