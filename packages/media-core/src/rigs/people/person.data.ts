import type { Points } from '../../core/drawing.ts';

type Round = readonly [x: number, y: number, radius: number];

/** A person on the way to the right, the face turned a little towards us; feet at 0. */
export const PERSON = {
  head: [0.04, -1, 0.125],
  ear: [-0.052, -0.985, 0.024],
  cheek: [0.055, -0.953, 0.026],
  eyes: [
    [0.072, -1, 0.0175],
    [0.134, -1, 0.0155],
  ],
  brows: [
    [0.046, -1.04, 0.072, -1.05, 0.094, -1.041],
    [0.12, -1.042, 0.136, -1.048, 0.152, -1.04],
  ],
  nose: [0.112, -0.99, 0.123, -0.968, 0.108, -0.964],
  mouth: [0.074, -0.937, 0.1, -0.925, 0.126, -0.938],
  coat: [-0.13, -0.8, 0, -0.87, 0.12, -0.8, 0.15, -0.6, 0.14, -0.38, -0.13, -0.38, -0.16, -0.6],
  collar: [-0.08, -0.86, 0.09, -0.86],
  hair: [0.1, -1.12, 0, -1.16, -0.1, -1.1, -0.12, -0.95, -0.05, -0.92, -0.02, -1.02, 0.08, -1.06],
} satisfies Record<string, Points | Round | readonly (Points | Round)[]>;
