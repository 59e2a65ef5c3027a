import type { Points } from '@kinora/drawing';

/** The fin is the right one; the left one is its mirror image. `flame` grows downwards from 0. */
export const ROCKET = {
  flame: [-0.12, -0.02, 0, 0, 0.12, -0.02],
  flameLength: [0, 0, 0, 0.62, 0, 0],
  core: [-0.06, -0.02, 0, 0, 0.06, -0.02],
  coreLength: [0, 0, 0, 0.36, 0, 0],
  rightFin: [0.18, -0.45, 0.42, -0.08, 0.4, 0.06, 0.16, -0.08],
  leftFin: [-0.18, -0.45, -0.42, -0.08, -0.4, 0.06, -0.16, -0.08],
  hull: [0, -1.22, 0.2, -0.85, 0.22, -0.4, 0.14, -0.02, -0.14, -0.02, -0.22, -0.4, -0.2, -0.85],
} satisfies Record<string, Points>;
