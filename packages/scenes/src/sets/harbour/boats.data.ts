import type { Mark } from '@kinora/drawing';

/** What is over the hulls of a cutter and a yacht, in lengths of the boat; the water line is at 0. */
export const BOATS = {
  cutter: {
    rig: [
      ['line', 'wood', [0.14, -0.1, 0.14, -0.72], 0.018],
      ['line', 'wood', [0.14, -0.24, -0.2, -0.46], 0.013],
      ['line', 'rope', [0.14, -0.7, 0.48, -0.19], 0.006],
      ['line', 'rope', [0.14, -0.7, -0.44, -0.13], 0.006],
      ['line', 'rope', [0.14, -0.7, -0.2, -0.46], 0.006],
      ['panel', 'cabin', [-0.32, -0.33, 0.25, 0.25, 0.02]],
      ['panel', 'stripe', [-0.345, -0.355, 0.3, 0.035, 0.012]],
      ['panel', 'glass', [-0.295, -0.29, 0.055, 0.075, 0.008]],
      ['panel', 'glass', [-0.215, -0.29, 0.055, 0.075, 0.008]],
      ['panel', 'glass', [-0.135, -0.29, 0.055, 0.075, 0.008]],
    ],
    snow: [['panel', 'snow', [-0.35, -0.37, 0.31, 0.03, 0.015]]],
    fenders: [
      ['disc', 'stripe', [-0.2, -0.02, 0.026]],
      ['disc', 'stripe', [0.05, -0.02, 0.026]],
      ['disc', 'stripe', [0.26, -0.02, 0.026]],
    ],
  },
  yacht: {
    rig: [
      ['line', 'wood', [0, -0.08, 0, -0.86], 0.016],
      ['curve', 'cabin', [0, -0.2, -0.18, -0.185, -0.36, -0.19], 0.04],
      ['line', 'wood', [0, -0.165, -0.38, -0.165], 0.012],
      ['line', 'rope', [0, -0.85, 0.49, -0.19], 0.006],
      ['line', 'rope', [0, -0.85, -0.45, -0.13], 0.006],
      ['line', 'rope', [0, -0.85, -0.38, -0.165], 0.006],
      ['poly', 'stripe', [0, -0.86, 0.09, -0.835, 0, -0.81]],
      ['panel', 'cabin', [-0.06, -0.155, 0.26, 0.09, 0.03]],
      ['panel', 'glass', [-0.01, -0.13, 0.055, 0.03, 0.01]],
      ['panel', 'glass', [0.08, -0.13, 0.055, 0.03, 0.01]],
    ],
    snow: [['curve', 'snow', [0, -0.21, -0.18, -0.2, -0.36, -0.2], 0.02]],
    fenders: [],
  },
} satisfies Record<string, Record<'rig' | 'snow' | 'fenders', readonly Mark[]>>;
