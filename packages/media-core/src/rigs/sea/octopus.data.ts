import type { Points } from '../../core/drawing.ts';

export const OCTOPUS = {
  mantle: [
    -0.28, -0.3, -0.4, -0.52, -0.42, -0.76, -0.28, -0.98, 0, -1.06, 0.28, -0.98, 0.42, -0.76, 0.4, -0.52, 0.28, -0.3, 0,
    -0.24,
  ],
  shine: [-0.3, -0.72, -0.24, -0.9, -0.1, -0.98, -0.16, -0.86, -0.24, -0.7],
  mouth: [-0.07, -0.42, 0, -0.385, 0.07, -0.42],
} satisfies Record<string, Points>;

/** Each arm: where it leaves the head, how far it reaches sideways and down, and its place in the wave. */
export const ARMS: readonly (readonly [root: number, reach: number, drop: number, offset: number])[] = [
  [-0.24, -0.72, -0.06, 0.6],
  [0.24, 0.72, -0.06, 3],
  [-0.22, -0.6, 0.18, 0],
  [0.22, 0.6, 0.18, 2.4],
  [-0.18, -0.38, 0.34, 1.3],
  [0.18, 0.38, 0.34, 3.7],
  [-0.08, -0.13, 0.42, 2.6],
  [0.08, 0.13, 0.42, 5],
];
