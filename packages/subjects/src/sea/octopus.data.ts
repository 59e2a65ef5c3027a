import type { Points } from '@kinora/drawing';

export const OCTOPUS = {
  mantle: [
    -0.28, -0.3, -0.4, -0.52, -0.42, -0.76, -0.28, -0.98, 0, -1.06, 0.28, -0.98, 0.42, -0.76, 0.4, -0.52, 0.28, -0.3, 0,
    -0.24,
  ],
  shine: [-0.3, -0.72, -0.24, -0.9, -0.1, -0.98, -0.16, -0.86, -0.24, -0.7],
  mouth: [-0.07, -0.42, 0, -0.385, 0.07, -0.42],
} satisfies Record<string, Points>;
