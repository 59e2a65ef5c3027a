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
