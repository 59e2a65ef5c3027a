import type { Composition, Thing, Tone } from '../layers/layer.ts';
import { SHOPFRONT_THINGS as THINGS } from './shopfront-things.ts';

const tonesOf = (wood: string, main: string, sign: string): Readonly<Record<string, Tone>> => ({
  wood: [wood, 0.9],
  main: [main, 0.9],
  sign: [sign, 0.9],
  cloth: ['#f4ead6', 0.9],
  inner: ['#f2cf92', 1],
  iron: ['#33393f', 1],
  leaf: ['#5a8f58', 0.9],
  pot: ['#b9694a', 0.9],
  stone: ['#b3a698', 0.8],
});

const GREEN = tonesOf('#3f6a60', '#b8503f', '#2f4f48');
const BLUE = tonesOf('#3d5a7c', '#d9974a', '#2d415c');

/** Light of the panes on the pavement. */
const spillOf = (tones: Readonly<Record<string, Tone>>): readonly Thing[] =>
  (
    [
      [-0.9, 0.6],
      [0.92, 0.6],
    ] as const
  ).map(([across, gain]) => ({
    marks: [],
    x: [0.62, 0.54],
    y: 0.5,
    size: 1,
    tones,
    glow: [across, -0.06, 0.8, gain],
  }));

const frontOf = (tone: string, tones: Readonly<Record<string, Tone>>): Composition['layers'] => [
  { kind: 'front', y: 0.4, tone: [tone, 0.8], pattern: 'bricks', frame: ['#8d8074', 0.8], view: 'town', openings: [] },
  {
    kind: 'things',
    parallax: 0.7,
    items: [
      { marks: THINGS.shop, x: [0.62, 0.54], y: 0.42, size: 0.92, tones, glow: [-0.9, 0.84, 1, 0.6] },
      { marks: [], x: [0.62, 0.54], y: 0.42, size: 0.92, tones, glow: [0.92, 0.84, 1, 0.6] },
    ],
  },
  { kind: 'floor', y: 0.41, tone: ['#b3a698', 0.75], joint: ['#7d7268', 0.8], board: 130, laid: 'cobbles' },
  {
    kind: 'things',
    parallax: 0.9,
    items: [
      ...spillOf(tones),
      { marks: THINGS.flowers, x: [0.5, 0.26], y: 0.5, size: 0.72, tones },
      { marks: THINGS.flowers, x: [0.93, 1], y: 0.56, size: 0.84, tones, turned: true },
      { marks: THINGS.lamp, x: [0.09, 0.04], y: 0.74, size: 1.04, tones, glow: [0, 1.78, 1.1, 0.75] },
    ],
  },
  { kind: 'cast', y: 1, bounce: ['#b3a698', 0.5], scale: 1 },
];

export const SHOPFRONT_COMPOSITIONS: readonly Composition[] = [
  { name: 'green shop', drop: 0, layers: frontOf('#a8705a', GREEN) },
  { name: 'blue shop', drop: 0, layers: frontOf('#c9b08e', BLUE) },
];
