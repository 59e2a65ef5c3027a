import type { Points } from '@kinora/drawing';

/** A steam engine facing right, its tender, and one coach; `COACH` is drawn again for each coach. */
export const ENGINE = {
  cab: [0.24, -0.3, 0.24, -1.02, 0.76, -1.02, 0.8, -0.3],
  roof: [0.16, -1.02, 0.2, -1.1, 0.5, -1.14, 0.82, -1.1, 0.86, -1.02],
  chimney: [1.62, -0.84, 1.6, -1.02, 1.53, -1.16, 1.85, -1.16, 1.78, -1.02, 1.76, -0.84],
  dome: [1.14, -0.84, 1.14, -0.96, 1.24, -1.02, 1.34, -0.96, 1.34, -0.84],
  cowcatcher: [1.82, -0.3, 2.14, -0.02, 1.76, -0.02],
} satisfies Record<string, Points>;
