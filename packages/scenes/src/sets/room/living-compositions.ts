import { BEDROOM_THINGS } from '../bedroom/bedroom-things.data.ts';
import type { Composition, Tone } from '../layers/layer.ts';
import { LIVING_THINGS as THINGS } from './living-things.data.ts';

const tonesOf = (wood: string, main: string, accent: string): Readonly<Record<string, Tone>> => ({
  wood: [wood, 1],
  main: [main, 1],
  accent: [accent, 1],
  sheet: ['#f4ead8', 1],
  book: ['#5f86a0', 1],
  brass: ['#c99a54', 1],
  leaf: ['#5f9a68', 1],
});

const TEAL = tonesOf('#9c6844', '#3f8088', '#e3a75c');
const BERRY = tonesOf('#b98a5e', '#b0606e', '#f0c890');

/** Rooms with a floor, for those who are too tall for a window sill. */
export const LIVING_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'sofa under the window',
    drop: 0,
    layers: [
      {
        kind: 'front',
        y: 0.34,
        tone: ['#e6cfae', 1],
        pattern: 'stripes',
        dado: [0.3, ['#c9a27c', 1]],
        frame: ['#fbf1e0', 1],
        view: 'town',
        openings: [{ x: [0.74, 0.72], width: 1.15, sill: 0.76, height: 0.84, bars: [3, 2], curtain: ['#c9665a', 1] }],
      },
      {
        kind: 'things',
        parallax: 0.6,
        items: [
          { marks: BEDROOM_THINGS.picture, x: [0.44, 0.4], y: -1.2, size: 1.1, tones: TEAL },
          { marks: THINGS.shelf, x: [0.1, 0.02], y: 0.42, size: 0.94, tones: TEAL },
        ],
      },
      { kind: 'floor', y: 0.34, tone: ['#b98559', 1], joint: ['#6d452e', 1], board: 120 },
      {
        kind: 'things',
        parallax: 0.8,
        items: [
          { marks: THINGS.lamp, x: [0.54, 0.42], y: 0.5, size: 0.98, tones: TEAL, glow: [0, 1.26, 1.2, 0.62] },
          { marks: THINGS.sofa, x: [0.75, 0.76], y: 0.72, size: 0.92, tones: TEAL },
        ],
      },
      {
        kind: 'things',
        parallax: 1,
        items: [{ marks: BEDROOM_THINGS.rug, x: [0.4, 0.5], y: 1.16, size: 1, tones: BERRY }],
      },
      { kind: 'guests', floor: ['#b98559', 1], scale: 1, table: ['#9c6844', 1] },
      { kind: 'near', plant: 'broad', size: 0.5, tone: ['#3f6a52', 1] },
    ],
  },
  {
    name: 'corner with a reading lamp',
    drop: -0.02,
    layers: [
      {
        kind: 'front',
        y: 0.34,
        tone: ['#9fb8b0', 1],
        pattern: 'panels',
        dado: [0.5, ['#7f9c96', 1]],
        frame: ['#f6ecda', 1],
        view: 'hills',
        openings: [
          { x: [0.14, 0.1], width: 0.66, sill: 0.7, height: 0.9, bars: [2, 3], curtain: ['#f3e6d0', 1] },
          { x: [0.9, 0.94], width: 0.66, sill: 0.7, height: 0.9, bars: [2, 3], curtain: ['#f3e6d0', 1] },
        ],
      },
      {
        kind: 'things',
        parallax: 0.6,
        items: [
          { marks: BEDROOM_THINGS.picture, x: [0.46, 0.42], y: -1.1, size: 0.8, tones: BERRY },
          { marks: BEDROOM_THINGS.picture, x: [0.62, 0.64], y: -1.3, size: 1.2, tones: BERRY },
        ],
      },
      { kind: 'floor', y: 0.34, tone: ['#cfa377', 1], joint: ['#8a5d3c', 1], board: 150 },
      {
        kind: 'things',
        parallax: 0.8,
        items: [
          { marks: THINGS.lamp, x: [0.83, 0.9], y: 0.48, size: 1, tones: BERRY, glow: [0, 1.26, 1.2, 0.62] },
          { marks: THINGS.plant, x: [0.07, 0.04], y: 0.6, size: 0.86, tones: BERRY },
          { marks: THINGS.sofa, x: [0.66, 0.66], y: 0.7, size: 0.9, tones: BERRY },
        ],
      },
      {
        kind: 'things',
        parallax: 1,
        items: [{ marks: BEDROOM_THINGS.rug, x: [0.42, 0.5], y: 1.16, size: 0.98, tones: TEAL }],
      },
      { kind: 'guests', floor: ['#cfa377', 1], scale: 1, table: ['#c79a6c', 1] },
      { kind: 'near', plant: 'broad', size: 0.5, tone: ['#3f6a52', 1] },
    ],
  },
];
