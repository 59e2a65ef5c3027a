import type { Mark } from '@kinora/drawing';

/** A suitcase on the rack: left edge, width, height. */
const suitcase = ([x, wide, high]: readonly [number, number, number], paint: string): readonly Mark[] => [
  ['panel', paint, [x, -high, wide, high, 0.03]],
  ['panel', `${paint}-`, [x + wide * 0.16, -high, 0.035, high]],
  ['panel', `${paint}-`, [x + wide * 0.74, -high, 0.035, high]],
  [
    'line',
    'ink',
    [x + wide * 0.42, -high, x + wide * 0.44, -high - 0.05, x + wide * 0.56, -high - 0.05, x + wide * 0.58, -high],
    0.016,
  ],
  ['panel', 'lit/30', [x, -high, wide, 0.02, 0.01]],
];

/** What a compartment has; a seat looks to the right. */
export const COMPARTMENT_THINGS = {
  seat: [
    ['disc', 'ink/30', [0.1, 0.01, 0.5, 0.05]],
    ['panel', 'metal', [-0.2, -0.16, 0.6, 0.16, 0.02]],
    ['panel', 'main-', [-0.24, -0.36, 0.76, 0.22, 0.06]],
    ['panel', 'main', [-0.22, -0.4, 0.76, 0.12, 0.05]],
    [
      'blob',
      'main-',
      [-0.36, -0.16, -0.42, -0.8, -0.4, -1.26, -0.22, -1.3, -0.1, -1.18, -0.12, -0.7, -0.06, -0.38, -0.1, -0.16],
    ],
    ['blob', 'main', [-0.3, -0.36, -0.34, -0.8, -0.3, -1.2, -0.18, -1.22, -0.08, -1.1, -0.11, -0.7, -0.04, -0.4]],
    ['curve', 'main--', [-0.24, -0.44, -0.27, -0.76, -0.2, -0.98], 0.014],
    ['blob', 'sheet', [-0.31, -1.02, -0.32, -1.24, -0.22, -1.29, -0.09, -1.18, -0.08, -1.0, -0.2, -0.98]],
    ['curve', 'accent', [-0.31, -1.02, -0.2, -0.98, -0.08, -1], 0.02],
    ['panel', 'wood', [-0.14, -0.62, 0.5, 0.06, 0.03]],
    ['panel', 'metal', [0.22, -0.58, 0.05, 0.2]],
  ],
  table: [
    ['poly', 'metal', [-0.05, -0.5, 0.05, -0.5, 0.02, 0, -0.02, 0]],
    ['poly', 'wood+', [-0.38, -0.52, -0.3, -0.58, 0.3, -0.58, 0.38, -0.52]],
    ['panel', 'wood', [-0.38, -0.53, 0.76, 0.045, 0.02]],
    ['panel', '#fdf6e6', [-0.2, -0.65, 0.09, 0.09, 0.015]],
    ['curve', '#fdf6e6', [-0.11, -0.63, -0.07, -0.61, -0.11, -0.58], 0.014],
    ['poly', 'accent', [0.02, -0.55, 0.08, -0.6, 0.26, -0.6, 0.24, -0.55]],
    ['poly', '#f6ecd8', [0.06, -0.575, 0.09, -0.6, 0.25, -0.6, 0.24, -0.58]],
    ['panel', 'metal', [-0.32, -0.56, 0.04, 0.03]],
    ['line', 'metal', [-0.3, -0.56, -0.3, -0.7], 0.016],
    ['poly', 'lamp', [-0.37, -0.68, -0.34, -0.8, -0.26, -0.8, -0.23, -0.68]],
  ],
  rack: [
    ...suitcase([0.1, 0.5, 0.3], 'wood'),
    ...suitcase([0.7, 0.36, 0.24], 'main'),
    ...suitcase([1.7, 0.44, 0.28], 'accent'),
    ...suitcase([2.3, 0.54, 0.34], 'wood'),
    ['panel', 'metal', [-1, 0, 5, 0.04, 0.02]],
    ['panel', 'metal+', [-1, 0, 5, 0.012]],
    ...Array.from({ length: 30 }, (_, index): Mark => [
      'line',
      'metal/60',
      [-1 + index * 0.17, 0.04, -0.92 + index * 0.17, 0.13],
      0.012,
    ]),
    ['panel', 'metal', [-1, 0.13, 5, 0.025, 0.01]],
    ['panel', 'lamp', [0.9, 0.17, 1.3, 0.035, 0.015]],
  ],
} satisfies Record<string, readonly Mark[]>;
