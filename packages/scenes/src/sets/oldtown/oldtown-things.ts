import type { Mark } from '@kinora/drawing';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A window with its frame, bars, shutters and, where it is low, a box of flowers. */
const window = ([x, y, wide, high]: Box, lit: boolean): readonly Mark[] => [
  ['panel', 'shutter', [x - wide * 0.52, y, wide * 0.44, high, 0.01]],
  ['panel', 'shutter', [x + wide * 1.08, y, wide * 0.44, high, 0.01]],
  ['panel', 'trim', [x - 0.02, y - 0.02, wide + 0.04, high + 0.04, 0.01]],
  ['panel', lit ? 'pane' : 'glass', [x, y, wide, high]],
  ['panel', 'trim', [x + wide / 2 - 0.008, y, 0.016, high]],
  ['panel', 'trim', [x, y + high * 0.45, wide, 0.014]],
  ['panel', 'leaf', [x - 0.03, y + high, wide + 0.06, 0.06, 0.03]],
  ...[0.1, 0.4, 0.7, 0.95].map((share): Mark => ['disc', 'flower', [x + wide * share, y + high + 0.01, 0.025]]),
];

/** Timber of one storey: posts, rails and braces. */
const timber = ([x, y, wide, high]: Box): readonly Mark[] => [
  ['panel', 'beam', [x, y, wide, 0.05]],
  ['panel', 'beam', [x, y + high - 0.05, wide, 0.05]],
  ...[0, 0.25, 0.5, 0.75].map((share): Mark => ['panel', 'beam', [x + wide * share, y, 0.05, high]]),
  ['panel', 'beam', [x + wide - 0.05, y, 0.05, high]],
  ['line', 'beam', [x + 0.05, y + high - 0.04, x + wide * 0.22, y + 0.05], 0.045],
  ['line', 'beam', [x + wide - 0.05, y + high - 0.04, x + wide * 0.8, y + 0.05], 0.045],
];

const tiles = (points: readonly [number, number, number, number], rows: number): readonly Mark[] =>
  Array.from({ length: rows }, (_, row): Mark => {
    const [half, eave, ridge, top] = points;
    const share = (row + 0.7) / rows;
    const [y, wide] = [eave + (top - eave) * share, half + (ridge - half) * share];
    return ['line', 'roof-/70', [-wide, y, wide, y], 0.014];
  });

/** Houses that stand on 0 with their middle at 0. */
export const OLDTOWN_THINGS = {
  gabled: [
    ['disc', 'ink/26', [0, 0, 0.84, 0.05]],
    ['panel', 'stone', [-0.68, -0.78, 1.36, 0.8]],
    ['panel', 'ink/16', [-0.68, -0.78, 0.4, 0.8]],
    ['panel', 'wall', [-0.76, -1.5, 1.52, 0.74]],
    ['panel', 'ink/30', [-0.76, -0.78, 1.52, 0.06]],
    ...timber([-0.76, -1.5, 1.52, 0.74]),
    ['poly', 'wall', [-0.76, -1.5, 0, -2.5, 0.76, -1.5]],
    ['poly', 'beam', [-0.5, -1.86, 0.5, -1.86, 0.46, -1.91, -0.46, -1.91]],
    ['line', 'beam', [-0.24, -1.86, -0.44, -1.52], 0.045],
    ['line', 'beam', [0.24, -1.86, 0.44, -1.52], 0.045],
    ['line', 'beam', [0, -1.9, 0, -2.4], 0.045],
    ['poly', 'roof', [-0.94, -1.4, 0, -2.66, 0, -2.48, -0.8, -1.42]],
    ['poly', 'roof+', [0.94, -1.4, 0, -2.66, 0, -2.48, 0.8, -1.42]],
    ...window([-0.13, -1.8, 0.26, 0.24], true),
    ...window([-0.52, -1.36, 0.26, 0.36], true),
    ...window([0.26, -1.36, 0.26, 0.36], false),
    ['panel', 'trim', [-0.18, -0.66, 0.42, 0.68, 0.02]],
    ['panel', 'door', [-0.14, -0.62, 0.34, 0.64, 0.02]],
    ['panel', 'pane', [-0.06, -0.56, 0.18, 0.16, 0.01]],
    ...window([-0.54, -0.6, 0.24, 0.34], true),
    ...window([0.36, -0.6, 0.2, 0.34], true),
  ],
  broad: [
    ['disc', 'ink/26', [0, 0, 1, 0.05]],
    ['panel', 'wall', [-0.86, -0.74, 1.72, 0.76]],
    ['panel', 'stone', [-0.86, -0.26, 1.72, 0.28]],
    ...timber([-0.86, -1.42, 1.72, 0.02]),
    ['panel', 'wall', [-0.92, -1.42, 1.84, 0.7]],
    ['panel', 'ink/30', [-0.92, -0.74, 1.84, 0.06]],
    ...timber([-0.92, -1.42, 1.84, 0.7]),
    ['poly', 'roof', [-1.08, -1.36, -0.78, -2.16, 0.78, -2.16, 1.08, -1.36]],
    ['poly', 'lit/16', [0.2, -2.16, 0.78, -2.16, 1.08, -1.36, 0.5, -1.36]],
    ...tiles([1.06, -1.38, 0.8, -2.14], 7),
    ...[-0.44, 0.34].flatMap((x): readonly Mark[] => [
      ['poly', 'wall', [x - 0.16, -1.5, x, -1.96, x + 0.16, -1.5]],
      ['poly', 'roof-', [x - 0.24, -1.52, x, -2.04, x + 0.24, -1.52, x + 0.18, -1.5, x, -1.9, x - 0.18, -1.5]],
      ['panel', 'pane', [x - 0.06, -1.72, 0.12, 0.18]],
    ]),
    ['panel', 'brick', [0.5, -2.42, 0.2, 0.4]],
    ['panel', 'trim', [0.47, -2.45, 0.26, 0.05]],
    ...window([-0.66, -1.28, 0.24, 0.34], true),
    ...window([-0.12, -1.28, 0.24, 0.34], false),
    ...window([0.44, -1.28, 0.24, 0.34], true),
    ['panel', 'door', [0.1, -0.6, 0.34, 0.62, 0.14]],
    ['panel', 'pane', [0.2, -0.5, 0.14, 0.14, 0.03]],
    ...window([-0.6, -0.62, 0.3, 0.32], true),
    ...window([0.6, -0.62, 0.16, 0.32], true),
  ],
  tower: [
    ['panel', 'wall', [-0.26, -2.2, 0.52, 2.2]],
    ['panel', 'ink/18', [-0.26, -2.2, 0.18, 2.2]],
    ['panel', 'trim', [-0.3, -2.24, 0.6, 0.06]],
    ['poly', 'roof', [-0.34, -2.22, -0.1, -2.7, 0, -3.3, 0.1, -2.7, 0.34, -2.22]],
    ['poly', 'lit/20', [0, -3.3, 0.1, -2.7, 0.34, -2.22, 0.08, -2.22]],
    ['disc', '#f6eeda', [0, -1.9, 0.14]],
    ['line', 'ink', [0, -1.9, 0, -2], 0.018],
    ['line', 'ink', [0, -1.9, 0.06, -1.87], 0.018],
    ['panel', 'pane', [-0.06, -1.5, 0.12, 0.26, 0.06]],
    ['disc', '#e8c37a', [0, -3.32, 0.04]],
  ],
  lantern: [
    ['disc', 'ink/26', [0, 0, 0.15, 0.03]],
    ['line', 'iron', [0, 0, 0, -1.3], 0.045],
    ['panel', 'iron', [-0.06, -0.14, 0.12, 0.14, 0.02]],
    ['curve', 'iron', [0, -1.3, 0.06, -1.42, 0.22, -1.4], 0.03],
    ['line', 'iron', [0.22, -1.4, 0.22, -1.32], 0.02],
    ['poly', 'lamp', [0.14, -1.3, 0.3, -1.3, 0.27, -1.08, 0.17, -1.08]],
    ['poly', 'iron', [0.11, -1.29, 0.22, -1.38, 0.33, -1.29]],
    ['panel', 'iron', [0.16, -1.09, 0.12, 0.03]],
  ],
} satisfies Record<string, readonly Mark[]>;
