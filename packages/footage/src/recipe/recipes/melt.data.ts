import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: melt. */
export const MELT_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'butter-melt',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 50, maximum: 130, step: 5, usual: 100 }],
    operations: [
      { operation: 'camera', values: { move: 'dolly-in', range: 40 } },
      { operation: 'bend', values: { shape: 'melt', amount: { parameter: 'amount' } }, during: [0.12, 0.95] },
      { operation: 'grade', values: { tone: 'warm' } },
    ],
    sample: 'boy',
  },
  {
    id: 'squish',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 40, maximum: 130, step: 5, usual: 100 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'studio', colour: '#8ac8ff' } },
      { operation: 'bend', values: { shape: 'squash', amount: { parameter: 'amount' } }, during: [0.1, 0.9] },
    ],
    sample: 'boy',
  },
  {
    id: 'air-head',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 40, maximum: 150, step: 5, usual: 110 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'clouds' } },
      { operation: 'bend', values: { shape: 'inflate', amount: { parameter: 'amount' } }, during: [0.05, 0.98] },
      { operation: 'dance', values: { style: 'float', tempo: 60 }, during: [0.3, 0.75] },
      { operation: 'things', values: { kind: 'balloons', amount: 70 } },
    ],
    sample: 'woman',
  },
  {
    id: 'gone-to-dust',
    parameters: [{ id: 'pieces', choices: ['dust', 'embers', 'petals', 'hearts', 'bubbles'], usual: 'dust' }],
    operations: [
      { operation: 'camera', values: { move: 'dolly-out', range: 60 } },
      { operation: 'scatter', values: { into: { parameter: 'pieces' } }, during: [0.2, 0.95] },
    ],
    price: 'large',
    sample: 'man',
  },
  {
    id: 'tile-burst',
    operations: [
      { operation: 'pulse', values: { tempo: 120, amount: 140 }, during: [0.1, 0.3] },
      { operation: 'scatter', values: { into: 'tiles' }, during: [0.28, 0.95] },
      { operation: 'camera', values: { move: 'sway', range: 60 } },
    ],
    price: 'large',
    sample: 'man',
  },
  {
    id: 'out-of-petals',
    operations: [
      { operation: 'scatter', values: { into: 'petals', back: 'yes' }, during: [0.05, 0.7] },
      { operation: 'things', values: { kind: 'petals' } },
      { operation: 'grade', values: { tone: 'dream' } },
    ],
    price: 'large',
    sample: 'woman',
  },
  {
    id: 'whirlpool',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 30, maximum: 150, step: 5, usual: 100 }],
    operations: [
      {
        operation: 'bend',
        values: { shape: 'swirl', on: 'picture', amount: { parameter: 'amount' } },
        during: [0.05, 0.98],
      },
      { operation: 'camera', values: { move: 'drift' } },
    ],
    sample: 'girl',
  },
  {
    id: 'tiny-me',
    operations: [
      { operation: 'backdrop', values: { scene: 'studio', colour: '#b8e08a' } },
      { operation: 'bend', values: { shape: 'tiny', amount: 100 }, during: [0.05, 0.98] },
      { operation: 'dance', values: { style: 'hop', tempo: 132, amount: 50 } },
    ],
    sample: 'boy',
  },
];
