import type { Points } from '@kinora/drawing';

/** A raised neck and head; the rest of the snake is a travelling wave. */
export const SNAKE = {
  neck: [0.24, -0.13, 0.5, -0.12, 0.6, -0.24, 0.52, -0.4, 0.54, -0.56, 0.66, -0.62],
  head: [0.54, -0.7, 0.66, -0.74, 0.8, -0.66, 0.88, -0.57, 0.84, -0.52, 0.7, -0.5, 0.56, -0.54],
  mouth: [0.87, -0.565, 0.78, -0.55, 0.68, -0.565],
  tongue: [0.86, -0.555, 0.95, -0.54, 1.02, -0.56],
  fork: [1.02, -0.56, 1.08, -0.6, 1.02, -0.56, 1.09, -0.53],
} satisfies Record<string, Points>;
