import type { Points } from '@kinora/drawing';

/** A lorry with a bonnet and a closed load. */
export const TRUCK = {
  cab: [0.46, -0.26, 0.46, -0.98, 0.54, -1.04, 0.88, -1.04, 0.98, -0.7, 1.36, -0.64, 1.44, -0.5, 1.44, -0.26],
  window: [0.58, -0.96, 0.82, -0.96, 0.92, -0.66, 0.58, -0.64],
  glint: [0.62, -0.96, 0.7, -0.96, 0.66, -0.64, 0.6, -0.64],
  bonnet: [1, -0.62, 1.34, -0.57],
  door: [0.54, -0.6, 0.54, -0.3, 0.9, -0.3, 0.94, -0.62],
  pipe: [0.38, -0.3, 0.38, -1.2],
  roof: [-1.5, -1.1, 0.26, -1.1],
} satisfies Record<string, Points>;
