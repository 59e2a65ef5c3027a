import type { Points } from '@kinora/drawing';

/** A long-case clock. */
export const CLOCK = {
  crown: [-0.34, -1.06, -0.3, -1.14, -0.16, -1.16, 0, -1.26, 0.16, -1.16, 0.3, -1.14, 0.34, -1.06],
  foot: [-0.36, 0, -0.34, -0.12, -0.28, -0.16, 0.28, -0.16, 0.34, -0.12, 0.36, 0],
} satisfies Record<string, Points>;
