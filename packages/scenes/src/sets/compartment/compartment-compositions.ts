import type { Composition, Tone } from '../layers/layer.ts';
import { COMPARTMENT_THINGS as THINGS } from './compartment-things.ts';

const tonesOf = (main: string, accent: string): Readonly<Record<string, Tone>> => ({
  wood: ['#a06c44', 1],
  main: [main, 1],
  accent: [accent, 1],
  metal: ['#b9a27c', 1],
  sheet: ['#f3e8d4', 1],
});

const GREEN = tonesOf('#3f7a6a', '#c95f4c');
const RED = tonesOf('#a8443e', '#d9a54c');

/** Where somebody sits on a seat. */
const SEAT = [0.1, 0.39, 0.62] as const;

const seatsOf = (tones: Readonly<Record<string, Tone>>): Composition['layers'] => [
  {
    kind: 'things',
    parallax: 0.66,
    items: [{ marks: THINGS.rack, x: [0.1, -0.3], y: 0.36, up: 1.4, size: 0.9, tones, glow: [1.5, -0.2, 1.2, 0.4] }],
  },
  { kind: 'floor', y: 0.36, tone: ['#8a5f48', 1], joint: ['#5f4033', 1], board: 170 },
  {
    kind: 'things',
    parallax: 0.8,
    items: [{ marks: THINGS.table, x: [0.55, 0.56], y: 0.56, size: 1.2, tones, glow: [-0.3, 0.74, 0.9, 0.6] }],
  },
  {
    kind: 'things',
    parallax: 1,
    items: [
      { marks: THINGS.seat, x: [0.16, 0.04], y: 0.84, size: 1.36, tones, seat: SEAT },
      { marks: THINGS.seat, x: [0.88, 1], y: 0.84, size: 1.36, tones, seat: SEAT, turned: true },
    ],
  },
  { kind: 'guests', floor: ['#8a5f48', 1], scale: 1, table: ['#a06c44', 1] },
];

export const COMPARTMENT_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'green seats',
    drop: 0,
    layers: [
      {
        kind: 'front',
        y: 0.36,
        tone: ['#c79a68', 1],
        pattern: 'panels',
        dado: [0.46, ['#8f5f3c', 1]],
        frame: ['#6d4630', 1],
        view: 'passing',
        openings: [{ x: [0.53, 0.53], width: 2.7, sill: 0.5, height: 0.78, bars: [2, 1], curtain: ['#3f7a6a', 1] }],
      },
      ...seatsOf(GREEN),
    ],
  },
  {
    name: 'red seats and a wide window',
    drop: -0.02,
    layers: [
      {
        kind: 'front',
        y: 0.36,
        tone: ['#e0d3ba', 1],
        pattern: 'panels',
        dado: [0.42, ['#b08a64', 1]],
        frame: ['#57636b', 1],
        view: 'passing',
        openings: [{ x: [0.52, 0.52], width: 3.3, sill: 0.44, height: 0.86, bars: [1, 1] }],
      },
      ...seatsOf(RED),
    ],
  },
];
