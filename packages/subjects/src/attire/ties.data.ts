import type { Mark } from '@kinora/drawing';

/** Knots under a neck, in the width of a scarf there. */
export const TIES = {
  tie: [
    ['poly', '#f8f5ee', [-1.2, -0.5, 0, -0.15, 1.2, -0.5, 0.9, 0.42, 0, 0.05, -0.9, 0.42]],
    ['poly', 'hat', [-0.3, 0.2, 0.3, 0.2, 0.62, 2.9, 0.05, 3.5, -0.52, 2.9]],
    ['poly', 'hat-', [-0.38, -0.3, 0.42, -0.3, 0.28, 0.36, -0.24, 0.36]],
    ['line', 'hat--', [-0.36, 1.3, 0.46, 1.7], 0.16],
    ['line', 'hat--', [-0.44, 2.1, 0.54, 2.5], 0.16],
  ],
  'bow tie': [
    ['poly', 'hat', [0, 0.05, -1.25, -0.6, -1.25, 0.7]],
    ['poly', 'hat', [0, 0.05, 1.25, -0.6, 1.25, 0.7]],
    ['disc', 'hat-', [0, 0.05, 0.3]],
  ],
} as const satisfies Record<string, readonly Mark[]>;
