import type { Composition, Tone } from '../sets/layers/layer.ts';
import { paintIndoors } from '../sets/layers/paint-place.ts';
import type { Stage } from '../stage/stage.ts';
import { WORKSHOP_THINGS as THINGS } from './workshop-things.data.ts';

interface Look {
  readonly name: string;
  readonly wall: string;
  readonly floor: string;
  readonly lamp: string;
  readonly tones: Readonly<Record<string, Tone>>;
}

const tonesOf = (board: string, main: string, accent: string): Readonly<Record<string, Tone>> => ({
  board: [board, 1],
  main: [main, 1],
  accent: [accent, 1],
  wood: ['#a8743f', 1],
  metal: ['#b4bcc0', 1],
  iron: ['#3c4248', 1],
});

const LOOKS: readonly Look[] = [
  {
    name: 'brick workshop',
    wall: '#a5735c',
    floor: '#8f8a84',
    lamp: '#3f6a5c',
    tones: tonesOf('#d8c39a', '#b8452f', '#d99a3a'),
  },
  {
    name: 'painted workshop',
    wall: '#8fa3a0',
    floor: '#a39a8e',
    lamp: '#c9553f',
    tones: tonesOf('#c9a877', '#3f6f8c', '#d9653f'),
  },
];

const compositionOf = ({ name, wall, floor, lamp, tones }: Look): Composition => ({
  name,
  drop: 0,
  layers: [
    {
      kind: 'front',
      y: 0.34,
      tone: [wall, 1],
      pattern: 'bricks',
      frame: ['#3f464c', 1],
      view: 'town',
      openings: [{ x: [0.9, 1.02], width: 0.84, sill: 0.72, height: 0.86, bars: [3, 3] }],
    },
    {
      kind: 'things',
      parallax: 0.6,
      items: [
        { marks: THINGS.tools, x: [0.55, 0.6], y: 0.34, up: 0.84, size: 1, tones },
        { marks: THINGS.tyres, x: [0.06, 0.02], y: 0.36, size: 0.9, tones },
      ],
    },
    { kind: 'floor', y: 0.34, tone: [floor, 1], joint: ['#6f6a66', 1], board: 260 },
    {
      kind: 'things',
      parallax: 0.8,
      items: [
        { marks: THINGS.bench, x: [0.6, 0.66], y: 0.48, size: 1, tones },
        { marks: THINGS.drum, x: [0.2, 0.08], y: 0.5, size: 0.9, tones },
        { marks: THINGS.tyres, x: [0.96, 1.04], y: 0.74, size: 1, tones },
      ],
    },
    { kind: 'things', parallax: 1, items: [{ marks: THINGS.stain, x: [0.62, 0.6], y: 1.25, size: 1, tones }] },
    {
      kind: 'pendants',
      at: [
        [[0.34, 0.3], 0.1, 90],
        [[0.74, 0.84], 0.08, 90],
      ],
      tone: [lamp, 1],
    },
    { kind: 'guests', floor: [floor, 1], scale: 1.02, table: ['#a8743f', 1] },
  ],
});

const COMPOSITIONS = LOOKS.map(compositionOf);

/** A workshop: tools on the wall, a bench with a vice, tyres, the window of a yard. */
export function paintWorkshop(stage: Stage): void {
  paintIndoors(stage, COMPOSITIONS);
}
