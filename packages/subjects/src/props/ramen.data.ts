import type { Points } from '@kinora/drawing';

/** A bowl seen from the front and a little above, standing on y = 0. */
export const RAMEN = {
  swirl: [0.03, -0.6, 0.1, -0.64, 0.17, -0.6, 0.1, -0.57, 0.08, -0.6],
  backPork: [0.22, -0.53, 0.28, -0.6, 0.46, -0.6, 0.5, -0.51, 0.36, -0.45],
  frontPork: [0.28, -0.51, 0.34, -0.6, 0.52, -0.6, 0.56, -0.51, 0.42, -0.45],
  backFat: [0.26, -0.55, 0.34, -0.58, 0.42, -0.55],
  frontFat: [0.32, -0.53, 0.4, -0.56, 0.48, -0.53],
  nori: [-0.62, -0.56, -0.5, -0.88, -0.2, -0.92, -0.28, -0.6],
  noriSheen: [-0.56, -0.58, -0.46, -0.82, -0.24, -0.86, -0.3, -0.62],
  backStick: [0.2, -0.62, 0.92, -0.94],
  frontStick: [0.28, -0.57, 0.94, -0.85],
} satisfies Record<string, Points>;
