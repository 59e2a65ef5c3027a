import type { Mark } from '@kinora/drawing';

const BRICKS = ['brick-', 'brick', 'brick', 'brick+', 'brick', 'brick-', 'brick'];

/** A course of bricks, shifted by half a brick in every second one. */
function bricks([left, right]: readonly [number, number], y: number, row: number): readonly Mark[] {
  const [length, height] = [0.19, 0.085];
  const from = left - (row % 2) * (length / 2);
  const count = Math.ceil((right - from) / length);
  return Array.from({ length: count }, (_, index): Mark | null => {
    const start = Math.max(left, from + index * length);
    const end = Math.min(right, from + (index + 1) * length) - 0.014;
    if (end - start < 0.02) return null;
    return ['panel', BRICKS[(index * 5 + row * 3) % BRICKS.length] ?? 'brick', [start, y, end - start, height, 0.008]];
  }).filter((mark) => mark !== null);
}

/** Courses from the floor up to a height. */
const courses = (across: readonly [number, number], top: number): readonly Mark[] =>
  Array.from({ length: Math.floor(top / 0.1) }, (_, row) => bricks(across, -0.1 * (row + 1), row)).flat();

/** The end of a log. */
const logEnd = (x: number, y: number, size: number): readonly Mark[] => [
  ['disc', '#5a3c28', [x, y, size]],
  ['disc', '#d0a274', [x, y, size * 0.8]],
  ['disc', '#b98557', [x, y, size * 0.45]],
  ['disc', '#d0a274', [x, y, size * 0.28]],
];

const candle = (x: number, height: number): readonly Mark[] => [
  ['disc', 'brass', [x, -1.235, 0.06, 0.018]],
  ['line', 'brass', [x, -1.24, x, -1.34], 0.024],
  ['panel', '#f6ecd6', [x - 0.02, -1.34 - height, 0.04, height, 0.008]],
  ['blob', 'lamp', [x, -1.42 - height, x + 0.02, -1.37 - height, x, -1.34 - height, x - 0.02, -1.37 - height]],
];

const stocking = (x: number): readonly Mark[] => [
  ['poly', '#b8332e', [x - 0.06, -1.06, x + 0.06, -1.06, x + 0.06, -0.84, x - 0.06, -0.84]],
  ['blob', '#b8332e', [x - 0.06, -0.88, x + 0.06, -0.88, x + 0.15, -0.8, x + 0.12, -0.74, x - 0.04, -0.75]],
  ['panel', '#f7efe2', [x - 0.075, -1.1, 0.15, 0.075, 0.03]],
  ['curve', '#e58a7c', [x - 0.03, -1, x - 0.035, -0.9, x - 0.02, -0.82], 0.012],
];

/** What stands in a room with a fire; the fireplace has the middle of its foot at 0 and reaches to the ceiling. */
export const HEARTH_THINGS = {
  fireplace: [
    ['disc', 'ink/30', [0, 0.03, 1.2, 0.06]],
    ['panel', 'mortar', [-0.86, -3.2, 1.72, 2.1]],
    ...courses([-0.86, 0.86], 3.2),
    ['panel', 'mortar', [-0.96, -1.12, 1.92, 1.12, 0.01]],
    ...courses([-0.96, -0.5], 1.1),
    ...courses([0.5, 0.96], 1.1),
    ['panel', 'stone', [-0.6, -0.92, 1.2, 0.92, 0.03]],
    ['panel', 'stone-', [-0.6, -0.92, 1.2, 0.05, 0.02]],
    ['panel', '#1d1311', [-0.5, -0.8, 1, 0.8, 0.05]],
    ['poly', '#3a231a', [-0.34, -0.7, 0.34, -0.7, 0.34, -0.1, -0.34, -0.1]],
    ['poly', '#5a3122/70', [-0.24, -0.5, 0.24, -0.5, 0.3, -0.1, -0.3, -0.1]],
    ['line', '#4b3325', [-0.3, -0.1, 0.22, -0.15], 0.11],
    ['line', '#6b4a35', [0.32, -0.09, -0.2, -0.13], 0.1],
    ['line', '#7d5a40', [-0.24, -0.2, 0.2, -0.19], 0.085],
    ['panel', 'stone+', [-1.04, -0.05, 2.08, 0.1, 0.015]],
    ['panel', 'stone-', [-1.04, 0.01, 2.08, 0.05, 0.015]],
    ['panel', 'ink/30', [-1, -1.13, 2, 0.06]],
    ['panel', 'wood', [-1.08, -1.22, 2.16, 0.12, 0.015]],
    ['panel', 'wood+', [-1.08, -1.22, 2.16, 0.035, 0.012]],
    ...candle(-0.86, 0.16),
    ...candle(-0.7, 0.1),
    ['disc', 'brass-', [0, -1.4, 0.16]],
    ['disc', '#f7eedb', [0, -1.4, 0.13]],
    ['line', 'ink', [0, -1.4, 0, -1.48], 0.014],
    ['line', 'ink', [0, -1.4, 0.06, -1.37], 0.014],
    ['panel', 'wood-', [-0.2, -1.25, 0.4, 0.04, 0.01]],
    ['panel', 'main', [0.42, -1.44, 0.07, 0.22, 0.008]],
    ['panel', 'accent', [0.5, -1.47, 0.06, 0.25, 0.008]],
    ['panel', 'main-', [0.57, -1.42, 0.08, 0.2, 0.008]],
    ['blob', 'accent', [0.76, -1.22, 0.71, -1.32, 0.76, -1.4, 0.86, -1.4, 0.9, -1.32, 0.86, -1.22]],
    ['curve', 'leaf', [0.8, -1.4, 0.78, -1.52, 0.7, -1.58], 0.02],
    ['curve', 'leaf', [0.82, -1.4, 0.85, -1.54, 0.93, -1.6], 0.02],
    ['disc', 'leaf+', [0.7, -1.58, 0.05, 0.035]],
    ['disc', 'leaf+', [0.93, -1.6, 0.05, 0.035]],
    ['panel', 'wood-', [-0.44, -2.3, 0.88, 0.62, 0.01]],
    ['panel', '#f2e6cc', [-0.39, -2.25, 0.78, 0.52]],
    ['panel', '#a9c9d2', [-0.35, -2.21, 0.7, 0.44]],
    ['poly', '#7fa08c', [-0.35, -1.77, -0.35, -1.92, -0.12, -2.06, 0.08, -1.9, 0.35, -2, 0.35, -1.77]],
  ],
  stockings: [...stocking(-0.42), ...stocking(-0.12), ...stocking(0.3)],
  logs: [
    ['disc', 'ink/30', [0.02, 0.01, 0.46, 0.05]],
    ...[-0.28, -0.09, 0.1, 0.29].flatMap((x) => logEnd(x, -0.09, 0.095)),
    ...[-0.19, 0, 0.19].flatMap((x) => logEnd(x, -0.25, 0.093)),
    ...[-0.1, 0.09].flatMap((x) => logEnd(x, -0.41, 0.09)),
    ...logEnd(0, -0.56, 0.085),
  ],
  armchair: [
    ['disc', 'ink/30', [0, 0.02, 0.6, 0.06]],
    ['panel', 'wood--', [-0.42, -0.1, 0.07, 0.12]],
    ['panel', 'wood--', [0.35, -0.1, 0.07, 0.12]],
    ['panel', 'main-', [-0.4, -1.06, 0.8, 0.9, 0.16]],
    ['panel', 'main', [-0.34, -1, 0.68, 0.7, 0.14]],
    ['disc', 'main-', [-0.12, -0.74, 0.016]],
    ['disc', 'main-', [0.12, -0.74, 0.016]],
    ['panel', 'main+', [-0.4, -0.5, 0.8, 0.22, 0.07]],
    ['panel', 'main-', [-0.42, -0.32, 0.84, 0.25, 0.05]],
    ['panel', 'main', [-0.54, -0.62, 0.2, 0.56, 0.09]],
    ['panel', 'main', [0.34, -0.62, 0.2, 0.56, 0.09]],
    ['panel', 'main+', [-0.52, -0.62, 0.16, 0.1, 0.05]],
    ['panel', 'main+', [0.36, -0.62, 0.16, 0.1, 0.05]],
    ['panel', 'accent', [-0.2, -0.76, 0.38, 0.3, 0.06]],
    ['curve', 'accent-', [-0.14, -0.7, 0, -0.6, 0.12, -0.52], 0.012],
  ],
  rug: [
    ['disc', 'accent-', [0, 0.012, 1.25, 0.17]],
    ['disc', 'accent', [0, 0, 1.25, 0.17]],
    ['disc', '#f3e6cf', [0, 0, 1.06, 0.142]],
    ['disc', 'main', [0, 0, 0.98, 0.13]],
    ['disc', 'accent', [0, 0, 0.5, 0.066]],
  ],
} satisfies Record<string, readonly Mark[]>;
