import type { Composition } from '../layers/layer.ts';

/** Land and town behind the track. */
export const BEHIND: Composition = {
  name: 'land behind the track',
  drop: -0.04,
  layers: [
    { kind: 'sky', clouds: 4, size: 1 },
    { kind: 'ridge', parallax: 0.06, y: -0.3, amplitude: 130, cells: 3, octaves: 3, seed: 2, tone: ['#8ca0b8', 0.15] },
    { kind: 'towers', parallax: 0.1, y: 0.3, heights: [30, 130], widths: [26, 64], depth: 0.2, seed: 4 },
    { kind: 'mist', parallax: 0.12, y: 0, height: 110, gain: 0.7 },
    { kind: 'scatter', what: 'house', parallax: 0.3, y: 0.1, count: 12, heights: [46, 84], tone: ['#a8806c', 0.5] },
    { kind: 'scatter', what: 'tree', parallax: 0.4, y: 0.2, count: 16, heights: [50, 110], tone: ['leaf', 0.5] },
    {
      kind: 'ground',
      parallax: 0.5,
      y: 0.14,
      amplitude: 12,
      cells: 4,
      octaves: 2,
      seed: 3,
      tone: ['grass', 0.5],
      cover: 'grass',
    },
  ],
};

/** Where the cast waits. */
export const BEFORE: Composition = {
  name: 'the platform',
  drop: 0,
  layers: [{ kind: 'cast', y: 1, bounce: ['#b9ada0', 0.5], scale: 1 }],
};
