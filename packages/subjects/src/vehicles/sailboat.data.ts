import type { Points } from '@kinora/drawing';

export const SAILBOAT = {
  hull: [-0.72, -0.2, 0, -0.17, 0.74, -0.24, 0.52, 0.08, 0.3, 0.14, -0.4, 0.14, -0.6, 0.06],
  stripe: [-0.68, -0.13, 0, -0.1, 0.66, -0.16],
  pennant: [0, -1.46, -0.18, -1.42, 0, -1.37],
  mast: [0, -0.2, 0, -1.45],
  upperSeam: [0.03, -1, 0.42, -0.94],
  lowerSeam: [0.03, -0.65, 0.378, -0.59],
} satisfies Record<string, Points>;
