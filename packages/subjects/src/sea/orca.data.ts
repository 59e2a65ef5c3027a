import type { Points } from '@kinora/drawing';

/** Rows as those of a whale: x, how far along the body, y. */
export const ORCA = {
  patch: [0.6, 0.2, -0.1, 0.5, 0.24, -0.16, 0.36, 0.28, -0.15, 0.34, 0.3, -0.09, 0.48, 0.24, -0.05],
  dorsal: [
    0, 0.46, -0.26, -0.1, 0.5, -0.44, -0.26, 0.56, -0.66, -0.34, 0.6, -0.68, -0.36, 0.62, -0.46, -0.48, 0.66, -0.22,
    -0.3, 0.6, -0.2,
  ],
} satisfies Record<string, Points>;
