import type { Points } from '@kinora/drawing';

export const GHOST = {
  /** From the left hem over the head to the right hem. */
  hood: [
    -0.44, 0.1, -0.42, -0.3, -0.38, -0.62, -0.24, -0.86, 0.02, -0.96, 0.26, -0.86, 0.38, -0.62, 0.42, -0.3, 0.44, 0.1,
  ],
  mouth: [0.02, -0.4, 0.1, -0.44, 0.18, -0.4, 0.17, -0.3, 0.1, -0.26, 0.03, -0.3],
  nearArm: [-0.24, -0.4, -0.38, -0.3, -0.5, -0.34],
  farArm: [0.36, -0.42, 0.5, -0.44, 0.58, -0.56],
  armWave: [0, 0, 0, 0.5, 0, 1],
} satisfies Record<string, Points>;
