import type { Composition } from '../sets/layers/layer.ts';
import { TEMPLE_THINGS } from '../sets/temple/temple-things.ts';

/** The garden before a temple: hills in mist, maples, raked ground. */
export const GARDEN: Composition = {
  name: 'temple garden',
  drop: 0.02,
  layers: [
    { kind: 'sky', sun: 0.3, clouds: 3, size: 0.9 },
    { kind: 'ridge', parallax: 0.05, y: -0.7, amplitude: 220, cells: 3, octaves: 3, seed: 4, tone: ['#8fa8a0', 0.15] },
    { kind: 'mist', parallax: 0.08, y: -0.3, height: 170, gain: 0.8 },
    { kind: 'scatter', what: 'pine', parallax: 0.14, y: 0, count: 26, heights: [110, 210], tone: ['leaf', 0.35] },
    { kind: 'mist', parallax: 0.18, y: 0.1, height: 120, gain: 0.7 },
    { kind: 'scatter', what: 'tree', parallax: 0.26, y: 0.2, count: 9, heights: [150, 250], tone: ['#c9674a', 0.5] },
    {
      kind: 'ground',
      parallax: 0.4,
      y: 0.16,
      amplitude: 16,
      cells: 3,
      octaves: 2,
      seed: 5,
      tone: ['grass', 0.5],
      cover: 'grass',
    },
    {
      kind: 'ground',
      parallax: 0.5,
      y: 0.36,
      amplitude: 8,
      cells: 2,
      octaves: 1,
      seed: 8,
      tone: ['#d4cdb8', 0.6],
      cover: 'bare',
    },
    {
      kind: 'things',
      parallax: 0.55,
      items: [
        {
          marks: TEMPLE_THINGS.lantern,
          x: [0.64, 0.72],
          y: 0.5,
          size: 0.72,
          tones: { stone: ['#a8a89c', 0.7], leaf: ['leaf', 0.7] },
          glow: [0, 0.63, 0.9, 0.75],
        },
      ],
    },
  ],
};
