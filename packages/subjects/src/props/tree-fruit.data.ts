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
