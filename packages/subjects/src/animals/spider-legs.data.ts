import type { Points } from '@kinora/drawing';

/** Hip, knee and foot of the four legs of the right side, back to front; mirrored for the left. */
export const LEGS: readonly Points[] = [
  [0.08, -0.5, 0.4, -0.92, 0.56, 0],
  [0.12, -0.46, 0.6, -0.82, 0.82, 0],
  [0.12, -0.42, 0.56, -0.6, 0.72, 0],
  [0.1, -0.38, 0.36, -0.52, 0.4, 0],
];
