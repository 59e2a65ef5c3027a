import type { Points } from '@kinora/drawing';

/** Rows of x, how far along the tail (0 waist .. 1 end), y: she swims to the right. */
export const MERMAID_TAIL = {
  tail: [
    0.22, 0, -0.14, 0.02, 0.2, -0.16, -0.3, 0.5, -0.09, -0.7, 0.85, -0.05, -0.86, 1, -0.03, -0.86, 1, 0.03, -0.7, 0.85,
    0.06, -0.3, 0.5, 0.16, 0.02, 0.2, 0.16, 0.22, 0, 0.06,
  ],
  upperFin: [-0.8, 0.95, 0, -0.94, 1, -0.16, -1.18, 1, -0.28, -1.1, 1, -0.12, -1.08, 1, -0.02],
  lowerFin: [-0.8, 0.95, 0, -0.94, 1, 0.14, -1.14, 1, 0.26, -1.1, 1, 0.12, -1.06, 1, 0],
} satisfies Record<string, Points>;
