import type { Composition, Tone } from '../layers/layer.ts';
import { BEDROOM_THINGS as THINGS } from './bedroom-things.data.ts';

const tonesOf = (wood: string, main: string, accent: string): Readonly<Record<string, Tone>> => ({
  wood: [wood, 1],
  main: [main, 1],
  accent: [accent, 1],
  sheet: ['#f4ead8', 1],
  book: ['#5f86a0', 1],
  brass: ['#c99a54', 1],
});

const WARM = tonesOf('#9c6844', '#4f7a94', '#e3a75c');
const ROSY = tonesOf('#c79a6c', '#c76f78', '#f1c9a4');

/** What the words bring that stands in the place of the lamp beside the bed. */
const LAMPS = ['lamp', 'bedside table'] as const;

export const BEDROOM_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'bed under the window',
    drop: 0,
    layers: [
      {
        kind: 'front',
        y: 0.34,
        tone: ['#7f96a4', 1],
        pattern: 'stripes',
        dado: [0.4, ['#dccbb0', 1]],
        frame: ['#f3e8d4', 1],
        view: 'town',
        openings: [{ x: [0.8, 0.74], width: 0.98, sill: 0.72, height: 0.86, bars: [2, 2], curtain: ['#c9665a', 1] }],
      },
      {
        kind: 'things',
        parallax: 0.6,
        items: [
          { marks: THINGS.picture, x: [0.3, 0.3], y: -1.1, size: 1, tones: WARM },
          { marks: THINGS.picture, x: [0.43, 0.5], y: -1.34, size: 0.62, tones: WARM },
        ],
      },
      { kind: 'floor', y: 0.34, tone: ['#b98559', 1], joint: ['#6d452e', 1], board: 120 },
      {
        kind: 'things',
        parallax: 0.8,
        items: [
          { marks: THINGS.wardrobe, x: [0.11, 0.06], y: 0.46, size: 0.98, tones: WARM },
          {
            marks: THINGS.table,
            x: [0.535, 0.2],
            y: 0.58,
            size: 1,
            tones: WARM,
            glow: [0.06, 0.78, 1.15, 0.62],
            unless: LAMPS,
          },
          { marks: THINGS.bed, x: [0.61, 0.4], y: 0.84, size: 1.02, tones: WARM },
        ],
      },
      { kind: 'things', parallax: 1, items: [{ marks: THINGS.rug, x: [0.36, 0.48], y: 1.2, size: 0.9, tones: WARM }] },
      { kind: 'guests', floor: ['#b98559', 1], scale: 1, table: ['#9c6844', 1] },
      { kind: 'near', plant: 'broad', size: 0.5, tone: ['#3f6a52', 1] },
    ],
  },
  {
    name: 'bed in an attic light',
    drop: -0.03,
    layers: [
      {
        kind: 'front',
        y: 0.34,
        tone: ['#e8c9a8', 1],
        pattern: 'plain',
        dado: [0.62, ['#b7796a', 1]],
        frame: ['#fbf1e0', 1],
        view: 'hills',
        openings: [
          { x: [0.2, 0.14], width: 0.7, sill: 0.8, height: 0.8, bars: [2, 3], curtain: ['#f3e6d0', 1] },
          { x: [0.72, 0.8], width: 0.7, sill: 0.8, height: 0.8, bars: [2, 3], curtain: ['#f3e6d0', 1] },
        ],
      },
      {
        kind: 'things',
        parallax: 0.6,
        items: [{ marks: THINGS.picture, x: [0.46, 0.48], y: -1.2, size: 0.9, tones: ROSY }],
      },
      { kind: 'floor', y: 0.34, tone: ['#d2a778', 1], joint: ['#8a5d3c', 1], board: 150 },
      {
        kind: 'things',
        parallax: 0.8,
        items: [
          {
            marks: THINGS.table,
            x: [0.57, 0.16],
            y: 0.54,
            size: 1.02,
            tones: ROSY,
            glow: [0.06, 0.78, 1.15, 0.62],
            unless: LAMPS,
          },
          { marks: THINGS.bed, x: [0.645, 0.36], y: 0.8, size: 1.1, tones: ROSY },
        ],
      },
      { kind: 'things', parallax: 1, items: [{ marks: THINGS.rug, x: [0.36, 0.48], y: 1.2, size: 0.86, tones: ROSY }] },
      { kind: 'guests', floor: ['#d2a778', 1], scale: 1, table: ['#c79a6c', 1] },
      { kind: 'near', plant: 'broad', size: 0.5, tone: ['#3f6a52', 1] },
    ],
  },
];
