import type { Mark } from '@kinora/drawing';

import type { Composition, Tone } from '../sets/layers/layer.ts';
import { paintIndoors } from '../sets/layers/paint-place.ts';
import type { Stage } from '../stage/stage.ts';

/** A jug, measured in persons. */
const JUG: readonly Mark[] = [
  ['disc', 'ink/24', [0.06, 0, 0.42, 0.05]],
  ['blob', 'clay-', [-0.3, -0.3, -0.2, -0.66, 0.2, -0.66, 0.32, -0.3, 0.2, 0, -0.18, 0]],
  ['blob', 'clay', [-0.3, -0.3, -0.2, -0.66, 0.1, -0.66, 0.16, -0.3, 0.06, 0, -0.18, 0]],
  ['panel', 'clay', [-0.14, -0.84, 0.28, 0.22, 0.03]],
  ['panel', 'clay+', [-0.17, -0.88, 0.34, 0.07, 0.03]],
  ['curve', 'clay-', [0.13, -0.8, 0.4, -0.76, 0.3, -0.4], 0.06],
  ['poly', '#ffffff/24', [-0.2, -0.5, -0.15, -0.56, -0.13, -0.2, -0.17, -0.16]],
];

interface Look {
  readonly name: string;
  readonly wall: string;
  readonly foot: string;
  readonly table: string;
  readonly clay: string;
}

const LOOKS: readonly Look[] = [
  { name: 'still life in umber', wall: '#8a6248', foot: '#4f3628', table: '#a8703f', clay: '#4f7078' },
  { name: 'still life in olive', wall: '#7d7450', foot: '#454128', table: '#9a6238', clay: '#a8492f' },
];

const compositionOf = ({ name, wall, foot, table, clay }: Look): Composition => {
  const tones: Readonly<Record<string, Tone>> = { clay: [clay, 1] };
  return {
    name,
    drop: 0,
    layers: [
      { kind: 'wall', parallax: 0.6, y: 1.2, tone: [wall, 0.7], foot: [foot, 0.8] },
      { kind: 'patch', x: 0.6, y: 0.08, size: 0.56, gain: 0.9 },
      { kind: 'table', tone: [table, 0.8] },
      {
        kind: 'things',
        parallax: 0.95,
        items: [{ marks: JUG, x: [0.82, 0.92], y: 0.86, size: 1, tones }],
      },
      { kind: 'cast', y: 1, bounce: [table, 0.6], scale: 1.35, served: true },
    ],
  };
};

const COMPOSITIONS = LOOKS.map(compositionOf);

/** A bare wooden table before a dark warm wall, in the low light of a window. */
export function paintStillLife(stage: Stage): void {
  paintIndoors(stage, COMPOSITIONS);
}
