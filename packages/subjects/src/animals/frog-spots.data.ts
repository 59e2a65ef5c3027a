/** Centre and radii of the spots on the back. */
export const SPOTS = [
  [-0.3, -0.44, 0.07, 0.045, -0.7],
  [-0.1, -0.6, 0.075, 0.045, -0.5],
  [0.04, -0.5, 0.045, 0.035, 0],
  [-0.42, -0.26, 0.04, 0.05, 0],
] as const;
