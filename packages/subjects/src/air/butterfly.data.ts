import type { Points } from '@kinora/drawing';

/** A butterfly seen from above: its right wings, mirrored for the left; it flies upwards before it is turned. */
export const BUTTERFLY = {
  upper: [0.03, -0.1, 0.2, -0.46, 0.5, -0.66, 0.76, -0.62, 0.8, -0.4, 0.62, -0.14, 0.34, 0, 0.04, 0.02],
  upperCell: [0.1, -0.12, 0.24, -0.4, 0.48, -0.54, 0.64, -0.5, 0.62, -0.34, 0.46, -0.14, 0.26, -0.04],
  lower: [0.03, 0, 0.3, 0.04, 0.56, 0.16, 0.62, 0.36, 0.46, 0.54, 0.36, 0.72, 0.28, 0.52, 0.12, 0.34],
  lowerCell: [0.08, 0.06, 0.28, 0.1, 0.46, 0.2, 0.48, 0.34, 0.34, 0.44, 0.16, 0.28],
  body: [0, -0.24, 0.045, -0.14, 0.035, 0.1, 0.02, 0.36, -0.02, 0.36, -0.035, 0.1, -0.045, -0.14],
  feeler: [0.01, -0.22, 0.06, -0.42, 0.16, -0.5],
  veins: [0.08, -0.08, 0.4, -0.3, 0.7, -0.5],
} satisfies Record<string, Points>;
