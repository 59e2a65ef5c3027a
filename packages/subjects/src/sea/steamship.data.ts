import type { Points } from '@kinora/drawing';

/** A steamer with two funnels; the hull reaches below the waterline. */
export const STEAMSHIP = {
  hull: [-1.5, -0.34, -1.44, 0.02, -1.3, 0.14, 1.18, 0.14, 1.34, 0.02, 1.62, -0.46, 1.3, -0.36, 1, -0.32, -1.2, -0.32],
  waterline: [-1.46, 0.02, 1.4, 0.02, 1.2, 0.2, -1.36, 0.2],
  deck: [-1.16, -0.32, -1.1, -0.54, 0.94, -0.54, 1.04, -0.32],
  bridge: [0.3, -0.72, 0.3, -0.98, 0.76, -0.98, 0.84, -0.72],
  mast: [1.12, -0.34, 1.12, -1.1],
  rigging: [1.12, -1.1, 1.52, -0.44],
  sternRigging: [1.12, -1.1, 0.66, -1],
  flag: [1.12, -1.12, 0.98, -1.1, 0.84, -1.13, 0.84, -0.98, 0.98, -0.96, 1.12, -0.97],
  flagWave: [0, 0, 0, 1, 0, -1, 0, -1, 0, 1, 0, 0],
} satisfies Record<string, Points>;
