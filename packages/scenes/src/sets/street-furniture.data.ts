import type { Mark } from '@kinora/drawing';

/** A bench seen from the front, and a lamp post 1 high; both stand at 0. */
export const STREET_FURNITURE = {
  bench: [
    ['line', 'iron', [-46, 0, -46, -52], 5],
    ['line', 'iron', [46, 0, 46, -52], 5],
    ['panel', 'iron', [-60, -56, 120, 7, 2]],
    ['panel', 'iron', [-60, -45, 120, 7, 2]],
    ['panel', 'iron', [-60, -34, 120, 7, 2]],
    ['panel', 'iron', [-62, -24, 124, 8, 3]],
    ['panel', 'lit', [-60, -56, 120, 1.8]],
  ],
  lamp: [
    ['line', 'iron', [0, 0, 0, -1], 0.03],
    ['line', 'iron', [0, 0, 0, -0.12], 0.05],
    ['line', 'lit', [0.01, 0, 0.01, -1], 0.007],
    ['panel', 'iron', [-0.05, -1.02, 0.1, 0.03, 0.01]],
    ['panel', '#fff3d2', [-0.036, -1.12, 0.072, 0.1, 0.02]],
    ['panel', 'iron', [-0.055, -1.15, 0.11, 0.03, 0.015]],
  ],
} satisfies Record<string, readonly Mark[]>;
