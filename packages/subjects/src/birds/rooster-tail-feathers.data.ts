import type { Points } from '@kinora/drawing';

/** Root, middle, tip of each tail feather, and its colour's place between the two ends of the tail. */
export const TAIL_FEATHERS: readonly (readonly [points: Points, share: number])[] = [
  [[-0.3, -0.46, -0.6, -0.5, -0.7, -0.28], 0],
  [[-0.3, -0.48, -0.66, -0.62, -0.8, -0.42], 0.25],
  [[-0.3, -0.5, -0.64, -0.76, -0.84, -0.6], 0.5],
  [[-0.3, -0.52, -0.56, -0.88, -0.8, -0.8], 0.75],
  [[-0.3, -0.52, -0.44, -0.92, -0.66, -0.97], 1],
];
