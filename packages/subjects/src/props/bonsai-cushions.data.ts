/** Cushions of leaves, those behind first: middle, radii and shade. */
export const CUSHIONS = [
  [0.44, -0.82, 0.26, 0.11, -0.05],
  [-0.46, -0.68, 0.28, 0.12, -0.04],
  [0.02, -0.98, 0.38, 0.15, 0],
  [0.12, -1.14, 0.24, 0.11, 0.03],
] as const;
