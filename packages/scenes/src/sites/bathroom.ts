import type { Composition, Tone } from '../sets/layers/layer.ts';
import { paintIndoors } from '../sets/layers/paint-place.ts';
import type { Stage } from '../stage/stage.ts';
import { BATHROOM_THINGS as THINGS } from './bathroom-things.data.ts';

const tonesOf = (main: string, towel: string, accent: string): Readonly<Record<string, Tone>> => ({
  main: [main, 1],
  towel: [towel, 1],
  accent: [accent, 1],
  china: ['#f3f1ea', 1],
  metal: ['#a8b2b6', 1],
  glass: ['#bcd6dc', 1],
  wood: ['#b0804f', 1],
});

interface Look {
  readonly name: string;
  readonly tiles: string;
  readonly dado: string;
  readonly floor: readonly [string, string];
  readonly tones: Readonly<Record<string, Tone>>;
}

const LOOKS: readonly Look[] = [
  {
    name: 'tiles of the sea',
    tiles: '#cfe0e0',
    dado: '#7fb3b5',
    floor: ['#e9e6dc', '#5f8f96'],
    tones: tonesOf('#3f7f92', '#f0c9a0', '#e58a5f'),
  },
  {
    name: 'tiles of roses',
    tiles: '#e6d3ca',
    dado: '#d9a39a',
    floor: ['#f1e8de', '#a9787a'],
    tones: tonesOf('#b8606c', '#f4e6d0', '#6fa89c'),
  },
];

const compositionOf = ({ name, tiles, dado, floor, tones }: Look): Composition => ({
  name,
  drop: 0,
  layers: [
    {
      kind: 'front',
      y: 0.3,
      tone: [tiles, 1],
      pattern: 'bricks',
      dado: [0.62, [dado, 1]],
      frame: ['#f6f3ea', 1],
      view: 'town',
      openings: [{ x: [0.9, 1.05], width: 0.6, sill: 0.98, height: 0.62, bars: [2, 1] }],
    },
    {
      kind: 'things',
      parallax: 0.6,
      items: [
        { marks: THINGS.mirror, x: [0.68, 0.8], y: 0.3, up: 0.84, size: 0.92, tones },
        { marks: THINGS.towels, x: [0.13, 0.06], y: 0.3, up: 0.4, size: 1, tones },
        { marks: THINGS.shelf, x: [0.4, 0.2], y: 0.3, up: 1.24, size: 1, tones },
      ],
    },
    { kind: 'floor', y: 0.3, tone: [floor[0], 1], joint: [floor[1], 1], board: 120, laid: 'checks' },
    {
      kind: 'things',
      parallax: 0.8,
      items: [{ marks: THINGS.basin, x: [0.68, 0.8], y: 0.46, size: 1, tones, glow: [0, 1.25, 1, 0.5] }],
    },
    { kind: 'things', parallax: 1, items: [{ marks: THINGS.mat, x: [0.62, 0.6], y: 1.3, size: 0.9, tones }] },
    { kind: 'cast', y: 1, bounce: [floor[0], 1], scale: 1.05 },
  ],
});

const COMPOSITIONS = LOOKS.map(compositionOf);

/** A bathroom: tiles, a mirror over a basin, towels. */
export function paintBathroom(stage: Stage): void {
  paintIndoors(stage, COMPOSITIONS);
}
