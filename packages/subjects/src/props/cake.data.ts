import type { Points } from '@kinora/drawing';

/** Icing that runs down the side of a tier of half width 1, to be scaled. */
export const CAKE = {
  icing: [
    -1, 0, -0.98, 0.5, -0.84, 0.62, -0.74, 0.36, -0.6, 0.34, -0.5, 0.74, -0.36, 0.74, -0.28, 0.4, -0.12, 0.36, -0.02,
    0.6, 0.14, 0.58, 0.22, 0.34, 0.38, 0.36, 0.46, 0.8, 0.62, 0.76, 0.7, 0.38, 0.82, 0.42, 0.92, 0.6, 1, 0.4, 1, 0,
  ],
} satisfies Record<string, Points>;
