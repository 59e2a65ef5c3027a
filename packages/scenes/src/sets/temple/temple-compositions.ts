import type { Composition, Tone } from '../layers/layer.ts';
import { TEMPLE_THINGS as THINGS } from './temple-things.ts';

const tonesAt = (depth: number): Readonly<Record<string, Tone>> => ({
  stone: ['#a8a89c', depth],
  wall: ['#efe3cc', depth],
  wood: ['#6d4632', depth],
  main: ['#c24a38', depth],
  roof: ['#45586a', depth],
  leaf: ['leaf', depth],
});

const FAR = tonesAt(0.5);
const NEAR = tonesAt(0.8);

export const TEMPLE_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'hall among maples',
    drop: 0,
    layers: [
      { kind: 'sky', sun: 0.3, clouds: 3, size: 0.9 },
      { kind: 'ridge', parallax: 0.05, y: -1, amplitude: 240, cells: 3, octaves: 3, seed: 4, tone: ['#9bb0c4', 0.1] },
      { kind: 'mist', parallax: 0.07, y: -0.4, height: 170, gain: 0.85 },
      { kind: 'scatter', what: 'pine', parallax: 0.12, y: -0.1, count: 30, heights: [70, 150], tone: ['leaf', 0.3] },
      { kind: 'mist', parallax: 0.16, y: 0, height: 140, gain: 0.8 },
      {
        kind: 'scatter',
        what: 'tree',
        parallax: 0.24,
        y: 0.2,
        count: 12,
        heights: [120, 210],
        tone: ['#c9674a', 0.45],
      },
      {
        kind: 'ground',
        parallax: 0.4,
        y: 0.2,
        amplitude: 14,
        cells: 3,
        octaves: 2,
        seed: 5,
        tone: ['grass', 0.45],
        cover: 'bare',
      },
      {
        kind: 'things',
        parallax: 0.5,
        items: [
          { marks: THINGS.hall, x: [0.72, 0.56], y: 0.4, size: 0.72, tones: FAR, glow: [0, 0.6, 1.1, 0.5] },
          { marks: THINGS.lantern, x: [0.53, 0.2], y: 0.44, size: 0.5, tones: FAR, glow: [0, 0.63, 0.6, 0.6] },
        ],
      },
      { kind: 'mist', parallax: 0.55, y: 0.4, height: 70, gain: 0.5 },
      {
        kind: 'ground',
        parallax: 1,
        y: 0.52,
        amplitude: 16,
        cells: 2,
        octaves: 2,
        seed: 8,
        tone: ['grass', 0.62],
        cover: 'grass',
      },
      { kind: 'path', y: 0.46, tone: ['#c4baa6', 0.6], width: 1.2, bend: 34 },
      {
        kind: 'things',
        parallax: 0.95,
        items: [
          { marks: THINGS.lantern, x: [0.15, 0.1], y: 0.9, size: 0.98, tones: NEAR, glow: [0, 0.63, 0.9, 0.75] },
          { marks: THINGS.lantern, x: [0.87, 0.92], y: 0.84, size: 0.9, tones: NEAR, glow: [0, 0.63, 0.9, 0.75] },
        ],
      },
      { kind: 'cast', y: 1, bounce: ['#c4baa6', 0.5], scale: 1.05 },
      { kind: 'near', plant: 'fern', size: 0.8, tone: ['leaf', 0.9] },
    ],
  },
  {
    name: 'gate before the mountains',
    drop: -0.02,
    layers: [
      { kind: 'sky', sun: 0.26, clouds: 3, size: 1 },
      {
        kind: 'ridge',
        parallax: 0.05,
        y: -1.1,
        amplitude: 300,
        cells: 2,
        octaves: 3,
        seed: 9,
        tone: ['#8fa6be', 0.12],
      },
      { kind: 'mist', parallax: 0.08, y: -0.3, height: 180, gain: 0.85 },
      { kind: 'scatter', what: 'pine', parallax: 0.16, y: 0.06, count: 34, heights: [60, 140], tone: ['leaf', 0.36] },
      { kind: 'mist', parallax: 0.2, y: 0.1, height: 110, gain: 0.75 },
      {
        kind: 'things',
        parallax: 0.4,
        items: [{ marks: THINGS.hall, x: [0.74, 0.6], y: 0.26, size: 0.42, tones: FAR, glow: [0, 0.6, 1.1, 0.5] }],
      },
      {
        kind: 'ground',
        parallax: 1,
        y: 0.36,
        amplitude: 18,
        cells: 2,
        octaves: 2,
        seed: 3,
        tone: ['grass', 0.56],
        cover: 'grass',
      },
      { kind: 'path', y: 0.32, tone: ['#c4baa6', 0.6], width: 1.4, bend: 24 },
      { kind: 'scatter', what: 'tree', parallax: 0.7, y: 0.5, count: 6, heights: [190, 290], tone: ['#d98a9a', 0.6] },
      {
        kind: 'things',
        parallax: 0.85,
        items: [
          { marks: THINGS.gate, x: [0.62, 0.58], y: 0.66, size: 0.98, tones: NEAR },
          { marks: THINGS.lantern, x: [0.42, 0.26], y: 0.66, size: 0.66, tones: NEAR, glow: [0, 0.63, 0.9, 0.75] },
          { marks: THINGS.lantern, x: [0.84, 0.92], y: 0.72, size: 0.76, tones: NEAR, glow: [0, 0.63, 0.9, 0.75] },
        ],
      },
      { kind: 'cast', y: 1, bounce: ['#c4baa6', 0.5], scale: 1.05 },
      { kind: 'near', plant: 'fern', size: 0.8, tone: ['leaf', 0.9] },
    ],
  },
];
