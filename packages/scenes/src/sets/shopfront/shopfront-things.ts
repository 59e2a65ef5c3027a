import type { Mark } from '@kinora/drawing';

const GOODS = ['#d9694f', '#5b93a8', '#e6b04e', '#7f9f62', '#c98aa6', '#8d6ab0', '#f0dfba'] as const;
const paintAt = (index: number) => GOODS[index % GOODS.length] ?? GOODS[0];

/** What lies on a shelf: boxes, bottles and round things in turn. */
const goods = (y: number, count: number, [left, right]: readonly [number, number]): readonly Mark[] =>
  Array.from({ length: count }, (_, index): readonly Mark[] => {
    const x = left + ((right - left) * (index + 0.5)) / count;
    const paint = paintAt(index * 3 + Math.round(y * 10 + 40));
    const high = 0.13 + ((index * 7) % 4) * 0.03;
    if (index % 3 === 0)
      return [
        ['panel', paint, [x - 0.06, y - high, 0.12, high, 0.012]],
        ['panel', '#fff6dc/50', [x - 0.04, y - high * 0.7, 0.08, high * 0.3]],
      ];
    if (index % 3 === 1)
      return [
        ['panel', paint, [x - 0.032, y - high, 0.064, high, 0.02]],
        ['panel', paint, [x - 0.014, y - high - 0.06, 0.028, 0.07, 0.008]],
      ];
    return [
      ['disc', paint, [x, y - 0.07, 0.07]],
      ['disc', '#fff6dc/50', [x + 0.02, y - 0.1, 0.02]],
    ];
  }).flat();

/** Where a stripe of the awning ends, which hangs forward. */
const spread = (x: number) => x * 1.07;

const pane = (left: number, wide: number, count: number): readonly Mark[] => [
  ['panel', 'wood-', [left - 0.05, -1.34, wide + 0.1, 1.02, 0.01]],
  ['panel', 'inner-', [left, -1.29, wide, 0.93]],
  ['panel', 'inner', [left + wide * 0.06, -1.25, wide * 0.88, 0.82]],
  ['disc', 'inner+/60', [left + wide * 0.3, -1.2, wide * 0.3, 0.3]],
  ['disc', 'inner+/60', [left + wide * 0.72, -1.2, wide * 0.28, 0.3]],
  ...[-0.96, -0.68].flatMap((y): readonly Mark[] => [
    ...goods(y, count, [left + 0.04, left + wide - 0.04]),
    ['panel', 'wood', [left, y, wide, 0.03]],
    ['panel', 'ink/24', [left, y + 0.03, wide, 0.02]],
  ]),
  ...goods(-0.38, count - 1, [left + 0.06, left + wide - 0.06]),
  ['panel', 'wood+', [left, -0.38, wide, 0.06]],
  ...[0.3, 0.72].flatMap((share): readonly Mark[] => [
    ['line', 'ink/70', [left + wide * share, -1.29, left + wide * share, -1.2], 0.012],
    [
      'poly',
      'main',
      [
        left + wide * share - 0.06,
        -1.15,
        left + wide * share - 0.02,
        -1.21,
        left + wide * share + 0.02,
        -1.21,
        left + wide * share + 0.06,
        -1.15,
      ],
    ],
    ['disc', '#fff6d0', [left + wide * share, -1.145, 0.035]],
  ]),
  [
    'poly',
    '#ffffff/16',
    [left + wide * 0.08, -1.29, left + wide * 0.3, -1.29, left + wide * 0.1, -0.36, left, -0.36, left, -0.86],
  ],
  [
    'poly',
    '#ffffff/12',
    [left + wide * 0.6, -1.29, left + wide * 0.74, -1.29, left + wide * 0.54, -0.36, left + wide * 0.4, -0.36],
  ],
  ['panel', 'wood', [left + wide / 2 - 0.014, -1.29, 0.028, 0.93]],
];

/** A front with two panes, a door between them, and an awning over it; and what stands before it. */
export const SHOPFRONT_THINGS = {
  shop: [
    ['panel', 'wood-', [-1.62, -1.86, 3.24, 1.88, 0.02]],
    ['panel', 'wood', [-1.56, -1.44, 3.12, 1.44]],
    ...pane(-1.46, 1.12, 8),
    ...pane(0.36, 1.12, 8),
    ...[-1.44, -0.9, 0.38, 0.94].flatMap((x): readonly Mark[] => [
      ['panel', 'wood-', [x, -0.28, 0.5, 0.24, 0.01]],
      ['panel', 'wood+', [x + 0.04, -0.25, 0.42, 0.18, 0.01]],
    ]),
    ['panel', 'wood--', [-0.26, -1.38, 0.52, 1.38, 0.01]],
    ['panel', 'main', [-0.23, -1.35, 0.46, 1.33, 0.01]],
    ['panel', 'inner', [-0.17, -1.28, 0.34, 0.74, 0.01]],
    ['panel', 'inner+', [-0.17, -1.28, 0.34, 0.3, 0.01]],
    ['poly', '#ffffff/20', [-0.1, -1.28, 0.06, -1.28, -0.08, -0.54, -0.17, -0.54, -0.17, -0.8]],
    ['panel', 'main-', [-0.17, -0.46, 0.34, 0.36, 0.01]],
    ['panel', '#e8c37a', [0.14, -0.7, 0.03, 0.14, 0.01]],
    ['panel', 'sign', [-1.56, -1.82, 3.12, 0.3, 0.02]],
    ['panel', 'sign+', [-1.5, -1.79, 3, 0.03]],
    ['disc', '#f3d48a', [0, -1.67, 0.1]],
    ['disc', 'sign', [0, -1.67, 0.075]],
    ['poly', '#f3d48a', [-0.045, -1.64, 0, -1.73, 0.045, -1.64]],
    ...[-1, -0.5, 0.5, 1].map((x): Mark => ['line', '#f3d48a', [x - 0.2, -1.67, x + 0.2, -1.67], 0.022]),
    ['panel', 'ink/30', [-1.5, -1.36, 3, 0.1]],
    ...Array.from({ length: 16 }, (_, index): readonly Mark[] => {
      const [from, to] = [-1.6 + index * 0.2, -1.4 + index * 0.2];
      const paint = index % 2 === 0 ? 'main' : 'cloth';
      return [
        ['poly', paint, [from, -1.52, to, -1.52, spread(to), -1.3, spread(from), -1.3]],
        ['disc', paint, [(spread(from) + spread(to)) / 2, -1.3, 0.107, 0.05]],
      ];
    }).flat(),
    ['poly', 'lit/20', [-1.6, -1.52, 1.6, -1.52, 1.64, -1.44, -1.64, -1.44]],
  ],
  flowers: [
    ['disc', 'ink/26', [0, 0.01, 0.34, 0.04]],
    ...[-0.18, 0, 0.18].flatMap((x, index): readonly Mark[] => [
      ['blob', 'leaf', [x - 0.1, -0.24, x - 0.14, -0.42, x, -0.5, x + 0.14, -0.42, x + 0.1, -0.24]],
      ...[0, 1, 2, 3].map((bloom): Mark => [
        'disc',
        paintAt(index * 2 + bloom * 3),
        [x - 0.08 + bloom * 0.055, -0.42 - ((bloom * 5) % 3) * 0.04, 0.042],
      ]),
      ['poly', 'pot', [x - 0.1, -0.26, x + 0.1, -0.26, x + 0.08, 0, x - 0.08, 0]],
      ['panel', 'pot+', [x - 0.11, -0.28, 0.22, 0.04, 0.01]],
    ]),
  ],
  lamp: [
    ['disc', 'ink/26', [0, 0, 0.16, 0.03]],
    ['panel', 'iron', [-0.07, -0.16, 0.14, 0.16, 0.02]],
    ['line', 'iron', [0, -0.1, 0, -1.62], 0.045],
    ['line', 'lit/50', [0.014, -0.2, 0.014, -1.6], 0.01],
    ['panel', 'iron', [-0.09, -1.66, 0.18, 0.04, 0.01]],
    ['poly', 'lamp', [-0.07, -1.66, -0.11, -1.92, 0.11, -1.92, 0.07, -1.66]],
    ['poly', 'iron', [-0.14, -1.92, 0, -2.06, 0.14, -1.92]],
    ['line', 'iron', [0, -1.66, 0, -1.92], 0.014],
  ],
  curb: [
    ['poly', '#000000/20', [-4, 0.02, 6, 0.02, 6, 0.09, -4, 0.09]],
    ['panel', 'stone+', [-4, -0.03, 10, 0.05]],
  ],
} satisfies Record<string, readonly Mark[]>;
