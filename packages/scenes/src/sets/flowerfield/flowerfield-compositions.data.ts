import type { Composition } from '../layers/layer.ts';

export const FLOWERFIELD_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'rows to the hills',
    drop: -0.02,
    layers: [
      { kind: 'sky', clouds: 4, size: 1 },
      { kind: 'ridge', parallax: 0.05, y: -0.4, amplitude: 230, cells: 3, octaves: 4, seed: 7, tone: ['#8fa6c8', 0.1] },
      { kind: 'ridge', parallax: 0.1, y: -0.12, amplitude: 130, cells: 3, octaves: 2, seed: 5, tone: ['leaf', 0.25] },
      { kind: 'mist', parallax: 0.12, y: 0.02, height: 70, gain: 0.6 },
      { kind: 'scatter', what: 'house', parallax: 0.2, y: 0.06, count: 3, heights: [34, 46], tone: ['#c9a07a', 0.5] },
      { kind: 'scatter', what: 'poplar', parallax: 0.2, y: 0.07, count: 16, heights: [34, 96], tone: ['leaf', 0.45] },
      { kind: 'scatter', what: 'tree', parallax: 0.22, y: 0.08, count: 12, heights: [24, 50], tone: ['leaf', 0.5] },
      { kind: 'crops', depth: 'behind' },
      { kind: 'mist', parallax: 0.3, y: 0.16, height: 60, gain: 0.35 },
      { kind: 'cast', y: 1, bounce: ['grass', 0.5], scale: 1.05 },
      { kind: 'crops', depth: 'before' },
    ],
  },
];
