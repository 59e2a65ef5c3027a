import type { Points } from '../../core/drawing.ts';

export const TREE = {
  trunk: [
    -0.12, 0, -0.08, -0.2, -0.09, -0.42, -0.2, -0.62, -0.12, -0.64, -0.02, -0.52, 0.02, -0.7, 0.08, -0.7, 0.07, -0.5,
    0.2, -0.64, 0.25, -0.6, 0.1, -0.4, 0.09, -0.2, 0.16, 0, 0.04, -0.02, 0, 0.01, -0.05, -0.02,
  ],
  bark: [-0.02, -0.08, -0.01, -0.24, -0.03, -0.4],
} satisfies Record<string, Points>;

/** Tufts of leaves from back to front: middle, radii and lightness step. */
export const CROWN: readonly (readonly [x: number, y: number, radiusX: number, radiusY: number, step: number])[] = [
  [-0.36, -0.72, 0.3, 0.24, -0.09],
  [0.38, -0.74, 0.3, 0.24, -0.11],
  [0, -1.18, 0.36, 0.28, -0.06],
  [-0.3, -0.98, 0.32, 0.28, -0.03],
  [0.32, -1, 0.32, 0.28, -0.05],
  [0.02, -0.82, 0.38, 0.26, 0],
  [-0.12, -1.06, 0.28, 0.24, 0.05],
  [0.18, -0.96, 0.22, 0.18, 0.03],
];

/** Where fruit hangs or blossom shows. */
export const FRUIT: readonly (readonly [x: number, y: number])[] = [
  [-0.46, -0.74],
  [-0.24, -0.84],
  [0.02, -0.72],
  [0.28, -0.8],
  [0.5, -0.78],
  [-0.34, -1.06],
  [-0.06, -1.02],
  [0.2, -1.06],
  [0.4, -1.02],
  [-0.1, -1.26],
  [0.14, -1.28],
];
