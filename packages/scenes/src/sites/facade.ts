import type { Mark } from '@kinora/drawing';

import type { Composition, Thing, Tone } from '../sets/layers/layer.ts';
import { paintOutdoors } from '../sets/layers/paint-place.ts';
import type { Stage } from '../stage/stage.ts';

/** A window with its sill, and a door under a lamp; measured in persons. */
const WINDOW: readonly Mark[] = [
  ['panel', 'stone', [-0.36, -1, 0.72, 1, 0.02]],
  ['panel', 'pane', [-0.29, -0.94, 0.27, 0.42, 0.01]],
  ['panel', 'pane', [0.02, -0.94, 0.27, 0.42, 0.01]],
  ['panel', 'pane', [-0.29, -0.47, 0.27, 0.42, 0.01]],
  ['panel', 'pane', [0.02, -0.47, 0.27, 0.42, 0.01]],
  ['poly', '#ffffff/26', [-0.26, -0.6, -0.1, -0.9, -0.04, -0.9, -0.22, -0.56]],
  ['panel', 'stone+', [-0.42, -0.03, 0.84, 0.09, 0.02]],
];
const BALCONY: readonly Mark[] = [
  ...WINDOW,
  ['panel', 'iron', [-0.5, -0.4, 1, 0.04]],
  ...[-0.48, -0.36, -0.24, -0.12, 0, 0.12, 0.24, 0.36, 0.46].map((x): Mark => [
    'panel',
    'iron',
    [x, -0.38, 0.025, 0.4],
  ]),
  ['panel', 'stone-', [-0.54, 0.02, 1.08, 0.09, 0.02]],
];
const DOOR: readonly Mark[] = [
  ['panel', 'stone', [-0.5, -1.6, 1, 1.6, 0.03]],
  ['panel', 'door-', [-0.4, -1.5, 0.8, 1.5, 0.02]],
  ['panel', 'door', [-0.36, -1.1, 0.34, 1.06, 0.02]],
  ['panel', 'door', [0.02, -1.1, 0.34, 1.06, 0.02]],
  ['panel', 'pane', [-0.36, -1.46, 0.72, 0.3, 0.02]],
  ['disc', 'iron', [0.08, -0.56, 0.03]],
  ['disc', 'lamp', [0, -1.74, 0.1, 0.12]],
];

interface Look {
  readonly name: string;
  readonly wall: string;
  readonly foot: string;
  readonly door: string;
}

const LOOKS: readonly Look[] = [
  { name: 'brick house', wall: '#a8654e', foot: '#8a5444', door: '#3f6a6a' },
  { name: 'plastered house', wall: '#c9ac84', foot: '#a88a6c', door: '#8a4438' },
];

function openings(tones: Readonly<Record<string, Tone>>): Thing[] {
  const columns = [
    [0.02, -0.36],
    [0.2, 0.02],
    [0.42, 0.36],
    [0.64, 0.72],
    [0.86, 1.08],
  ] as const;
  const upper = columns.flatMap((x, index): Thing[] => [
    { marks: index % 2 === 0 ? BALCONY : WINDOW, x, y: 0.34, up: 1.72, size: 0.72, tones },
    { marks: WINDOW, x, y: 0.34, up: 3, size: 0.72, tones },
    { marks: WINDOW, x, y: 0.34, up: 4.2, size: 0.72, tones },
  ]);
  const lower = columns
    .filter((_, index) => index !== 3)
    .map((x): Thing => ({ marks: WINDOW, x, y: 0.34, up: 0.46, size: 0.72, tones }));
  return [...upper, ...lower, { marks: DOOR, x: [0.64, 0.72], y: 0.34, size: 0.86, tones, glow: [0, 1.74, 1, 0.5] }];
}

const compositionOf = ({ name, wall, foot, door }: Look): Composition => {
  const tones: Readonly<Record<string, Tone>> = { stone: ['#d9ccb6', 1], iron: ['#33383e', 1], door: [door, 1] };
  return {
    name,
    drop: 0,
    layers: [
      { kind: 'sky', clouds: 2, size: 0.8 },
      { kind: 'wall', parallax: 0.6, y: 0.34, tone: [wall, 0.9], foot: [foot, 0.9] },
      { kind: 'things', parallax: 0.6, items: openings(tones) },
      { kind: 'floor', y: 0.34, tone: ['#a8a29a', 1], joint: ['#7d7872', 1], board: 150 },
      { kind: 'cast', y: 1, bounce: ['#b3aba0', 1], scale: 1 },
    ],
  };
};

const COMPOSITIONS = LOOKS.map(compositionOf);

/** The front of a house of flats, seen from its pavement. */
export function paintFacade(stage: Stage): void {
  paintOutdoors(stage, COMPOSITIONS);
}
