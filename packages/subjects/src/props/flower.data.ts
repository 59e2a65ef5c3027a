import type { Points } from '@kinora/drawing';

/** A potted flower; leaves grow from the stem, petals around the heart. */
export const FLOWER = {
  pot: [-0.3, -0.36, 0.3, -0.36, 0.22, 0, -0.22, 0],
  rim: [-0.35, -0.44, 0.35, -0.44, 0.33, -0.34, -0.33, -0.34],
  stem: [0, -0.42, 0.02, -0.6, -0.02, -0.78, 0, -0.98],
  leaf: [0, 0, 0.12, -0.1, 0.3, -0.1, 0.4, 0, 0.26, 0.06, 0.1, 0.06],
  leafVein: [0.04, 0, 0.2, -0.03, 0.34, -0.01],
  petal: [0, 0.02, -0.11, -0.12, -0.1, -0.28, 0, -0.36, 0.1, -0.28, 0.11, -0.12],
} satisfies Record<string, Points>;
