import type { Composition, Tone } from '../layers/layer.ts';
import { ROOFTOP_THINGS as THINGS } from './rooftop-things.ts';

const TONES: Readonly<Record<string, Tone>> = {
  brick: ['#a8604a', 0.8],
  wall: ['#c9b8a4', 0.8],
  wood: ['#9a6a46', 0.85],
  iron: ['#3d4650', 0.9],
  door: ['#4a7a80', 0.9],
  pot: ['#d07a50', 0.9],
  fruit: ['#d9503c', 0.9],
  leaf: ['#4f8a52', 0.9],
};

export const ROOFTOP_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'water tank over the skyline',
    drop: -0.02,
    layers: [
      { kind: 'sky', clouds: 4, size: 1 },
      { kind: 'towers', parallax: 0.06, y: 0.4, heights: [140, 400], widths: [30, 78], depth: 0.08, seed: 1 },
      { kind: 'mist', parallax: 0.08, y: 0.1, height: 190, gain: 0.7 },
      { kind: 'towers', parallax: 0.14, y: 0.5, heights: [90, 280], widths: [46, 110], depth: 0.4, seed: 2 },
      { kind: 'mist', parallax: 0.16, y: 0.36, height: 130, gain: 0.55 },
      { kind: 'towers', parallax: 0.3, y: 0.6, heights: [40, 120], widths: [80, 190], depth: 0.75, seed: 3 },
      {
        kind: 'things',
        parallax: 0.7,
        items: [
          { marks: THINGS.mast, x: [0.55, 0.6], y: 0.5, size: 0.6, tones: TONES },
          { marks: THINGS.parapet, x: [0.3, 0.3], y: 0.56, size: 0.92, tones: TONES },
        ],
      },
      { kind: 'floor', y: 0.55, tone: ['#a89a8e', 0.7], joint: ['#6f6660', 0.8], board: 190 },
      {
        kind: 'things',
        parallax: 0.85,
        items: [
          { marks: THINGS.hut, x: [0.05, -0.06], y: 0.66, size: 0.96, tones: TONES, glow: [0.17, 1.13, 0.7, 0.7] },
          { marks: THINGS.tank, x: [0.86, 0.88], y: 0.68, size: 0.98, tones: TONES },
          { marks: THINGS.chimney, x: [0.685, 0.68], y: 0.64, size: 0.7, tones: TONES },
          { marks: THINGS.box, x: [0.24, 0.2], y: 0.7, size: 0.7, tones: TONES },
        ],
      },
      { kind: 'garland', parallax: 0.9, from: [0.09, 0.3], to: [0.86, 0.34], sag: 70, count: 15 },
      { kind: 'garland', parallax: 1, from: [-0.1, 0.06], to: [0.8, 0.3], sag: 90, count: 13 },
      {
        kind: 'things',
        parallax: 1,
        items: [{ marks: THINGS.planter, x: [0.66, 0.86], y: 1.06, size: 0.8, tones: TONES }],
      },
      { kind: 'cast', y: 1, bounce: ['#a89a8e', 0.5], scale: 1 },
      { kind: 'near', plant: 'broad', size: 0.6, tone: ['#2f5a3c', 0.95] },
    ],
  },
  {
    name: 'chimneys before the evening',
    drop: 0.02,
    layers: [
      { kind: 'sky', clouds: 5, size: 1.2 },
      { kind: 'towers', parallax: 0.07, y: 0.3, heights: [60, 250], widths: [34, 90], depth: 0.12, seed: 5 },
      { kind: 'mist', parallax: 0.1, y: 0.1, height: 150, gain: 0.7 },
      {
        kind: 'scatter',
        what: 'house',
        parallax: 0.16,
        y: 0.36,
        count: 26,
        heights: [60, 110],
        tone: ['#a8705c', 0.35],
      },
      { kind: 'mist', parallax: 0.2, y: 0.36, height: 90, gain: 0.5 },
      {
        kind: 'scatter',
        what: 'house',
        parallax: 0.34,
        y: 0.6,
        count: 14,
        heights: [110, 180],
        tone: ['#96604e', 0.6],
      },
      {
        kind: 'things',
        parallax: 0.7,
        items: [
          { marks: THINGS.chimney, x: [0.12, 0.06], y: 0.5, size: 1, tones: TONES },
          { marks: THINGS.chimney, x: [0.9, 0.94], y: 0.5, size: 1.24, tones: TONES, turned: true },
          { marks: THINGS.mast, x: [0.7, 0.74], y: 0.5, size: 0.8, tones: TONES },
          { marks: THINGS.parapet, x: [0.3, 0.3], y: 0.58, size: 0.92, tones: TONES },
        ],
      },
      { kind: 'floor', y: 0.57, tone: ['#b98a6e', 0.7], joint: ['#7a5646', 0.8], board: 150 },
      { kind: 'garland', parallax: 0.9, from: [-0.06, 0.2], to: [0.92, 0.28], sag: 90, count: 17 },
      {
        kind: 'things',
        parallax: 1,
        items: [{ marks: THINGS.planter, x: [0.68, 0.86], y: 1, size: 0.84, tones: TONES }],
      },
      { kind: 'cast', y: 1, bounce: ['#b98a6e', 0.5], scale: 1 },
      { kind: 'near', plant: 'broad', size: 0.6, tone: ['#2f5a3c', 0.95] },
    ],
  },
];
