import type { Mark } from '@kinora/drawing';

/** A fluted shaft on its base: its foot's middle, half its width and its height. */
const shaft = ([x, half, high]: readonly [number, number, number]): readonly Mark[] => [
  ['panel', 'stone-', [x - half * 1.5, -0.07, half * 3, 0.08, 0.01]],
  ['panel', 'stone', [x - half * 1.3, -0.13, half * 2.6, 0.07, 0.02]],
  ['poly', 'stone', [x - half, -0.12, x - half * 0.84, -high, x + half * 0.84, -high, x + half, -0.12]],
  ['poly', 'ink/26', [x - half, -0.12, x - half * 0.84, -high, x - half * 0.4, -high, x - half * 0.5, -0.12]],
  ['poly', 'lit/34', [x + half * 0.34, -0.12, x + half * 0.3, -high, x + half * 0.64, -high, x + half * 0.74, -0.12]],
  ...[-0.6, -0.25, 0.1, 0.45].map((share): Mark => [
    'line',
    'stone--/60',
    [x + half * share, -0.14, x + half * share * 0.84, -high + 0.01],
    half * 0.09,
  ]),
  ['line', 'stone--/70', [x - half * 0.96, -high * 0.36, x + half * 0.96, -high * 0.36], 0.01],
  ['line', 'stone--/70', [x - half * 0.92, -high * 0.68, x + half * 0.92, -high * 0.68], 0.01],
];
const capital = ([x, half, high]: readonly [number, number, number]): readonly Mark[] => [
  [
    'poly',
    'stone+',
    [
      x - half * 0.9,
      -high + 0.01,
      x - half * 1.4,
      -high - 0.1,
      x + half * 1.4,
      -high - 0.1,
      x + half * 0.9,
      -high + 0.01,
    ],
  ],
  ['panel', 'stone', [x - half * 1.55, -high - 0.15, half * 3.1, 0.06, 0.01]],
];
/** A vine that hangs down, leaf by leaf. */
const ivy = ([x, y, size]: readonly [number, number, number]): readonly Mark[] => [
  ['curve', 'leaf--', [x - size * 0.3, y, x - size * 0.1, y + size, x - size * 0.2, y + size * 2], 0.012],
  ...Array.from({ length: 22 }, (_, index): Mark => {
    const across = Math.sin(index * 2.4) * size * (0.36 - index * 0.011);
    const at = [x + across - size * 0.12, y + index * size * 0.1] as const;
    return ['disc', ['leaf', 'leaf+', 'leaf-'][index % 3] ?? 'leaf', [...at, size * 0.17, size * 0.12, index]];
  }),
];
const FRONT = [-1.3, -0.78, -0.26, 0.26, 0.78] as const;

/** What is left of a temple. */
export const RUINS_THINGS = {
  front: [
    ['disc', 'ink/22', [-0.2, 0.02, 2, 0.07]],
    ['poly', 'stone-', [-1.9, 0.02, -1.8, -0.12, 1.5, -0.12, 1.62, 0.02]],
    ['poly', 'stone', [-1.8, -0.12, -1.72, -0.22, 1.4, -0.22, 1.5, -0.12]],
    ['poly', 'stone+', [-1.72, -0.22, -1.64, -0.32, 1.3, -0.32, 1.4, -0.22]],
    ['line', 'ink/26', [-1.8, -0.12, 1.5, -0.12], 0.014],
    ['line', 'ink/26', [-1.72, -0.22, 1.4, -0.22], 0.014],
    ['panel', 'ink/40', [-1.36, -1.9, 2.2, 1.6]],
    ...FRONT.flatMap((x) => [...shaft([x, 0.13, 1.86]), ...capital([x, 0.13, 1.86])]),
    ['poly', 'stone-', [-1.56, -2.02, 0.66, -2.02, 0.7, -2.12, 0.62, -2.18, 0.66, -2.26, -1.56, -2.26]],
    ['panel', 'stone+', [-1.62, -2.3, 2.2, 0.06]],
    [
      'poly',
      'stone',
      [-1.62, -2.3, -0.5, -2.78, -0.34, -2.72, -0.3, -2.58, -0.1, -2.6, 0.02, -2.44, 0.24, -2.42, 0.36, -2.3],
    ],
    ['poly', 'ink/24', [-1.4, -2.33, -0.52, -2.7, -0.4, -2.6, -0.3, -2.4, 0.1, -2.33]],
    ...[-1.4, -1.1, -0.8, -0.5, -0.2, 0.1, 0.4].map((x): Mark => ['panel', 'stone--', [x, -2.22, 0.14, 0.14]]),
    ...ivy([-1.44, -2.1, 0.3]),
    ...ivy([0.5, -2.2, 0.26]),
    ...ivy([-0.24, -2.5, 0.2]),
  ],
  column: [...shaft([0, 0.15, 1.7]), ...capital([0, 0.15, 1.7]), ...ivy([0.1, -1.8, 0.26])],
  stump: [
    ['disc', 'ink/24', [0.04, 0, 0.34, 0.04]],
    ...shaft([0, 0.17, 0.86]),
    ['poly', 'stone+', [-0.145, -0.86, -0.1, -1.02, 0.0, -0.92, 0.06, -1.1, 0.145, -0.86]],
    ...ivy([-0.12, -0.86, 0.24]),
  ],
  drum: [
    ['disc', 'ink/26', [0.1, 0.02, 0.52, 0.05]],
    ['panel', 'stone', [-0.34, -0.34, 0.8, 0.36, 0.04]],
    ['panel', 'lit/26', [-0.34, -0.32, 0.8, 0.07, 0.03]],
    ['panel', 'ink/26', [-0.34, -0.1, 0.8, 0.11, 0.03]],
    ['line', 'stone--', [-0.3, -0.2, 0.44, -0.2], 0.012],
    ['disc', 'stone-', [-0.34, -0.16, 0.1, 0.18]],
    ['disc', 'stone+', [-0.34, -0.16, 0.07, 0.14]],
    ['disc', 'leaf', [0.3, -0.32, 0.14, 0.06]],
    ['disc', 'leaf+', [0.2, -0.34, 0.09, 0.05]],
  ],
  blocks: [
    ['disc', 'ink/24', [0, 0.01, 0.6, 0.05]],
    ['poly', 'stone-', [-0.5, 0, -0.46, -0.24, -0.1, -0.28, -0.06, 0]],
    ['poly', 'stone+', [-0.46, -0.24, -0.36, -0.31, -0.02, -0.34, -0.1, -0.28]],
    ['poly', 'stone', [0, 0.01, 0.06, -0.18, 0.4, -0.2, 0.46, 0]],
    ['poly', 'stone+', [0.06, -0.18, 0.14, -0.25, 0.46, -0.26, 0.4, -0.2]],
    ['disc', 'leaf', [-0.06, -0.02, 0.16, 0.07]],
  ],
} satisfies Record<string, readonly Mark[]>;
