import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: nature. */
export const NATURE_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'cherry-bloom',
    operations: [
      { operation: 'camera', values: { move: 'parallax' } },
      { operation: 'wear', values: { item: 'flower-wreath' }, during: [0.08, 1] },
      { operation: 'bend', values: { shape: 'wind', amount: 35 } },
      { operation: 'things', values: { kind: 'petals', amount: 130 } },
      { operation: 'grade', values: { tone: 'dream', amount: 50 } },
    ],
    sample: 'woman',
  },
  {
    id: 'butterfly-garden',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 40, maximum: 200, step: 10, usual: 120 }],
    operations: [
      { operation: 'camera', values: { move: 'orbit', range: 80 } },
      { operation: 'things', values: { kind: 'rays' } },
      { operation: 'things', values: { kind: 'butterflies', amount: { parameter: 'amount' } } },
    ],
    sample: 'girl',
  },
  {
    id: 'leaf-fall',
    operations: [
      { operation: 'camera', values: { move: 'rise' } },
      { operation: 'things', values: { kind: 'leaves' } },
      { operation: 'grade', values: { tone: 'sunset', amount: 70 } },
    ],
    sample: 'house',
  },
  {
    id: 'storm-chaser',
    operations: [
      { operation: 'camera', values: { move: 'sway' } },
      { operation: 'things', values: { kind: 'lightning' } },
      { operation: 'things', values: { kind: 'rain' } },
      { operation: 'bend', values: { shape: 'wind', amount: 70 } },
    ],
    sample: 'man',
  },
  {
    id: 'under-water',
    operations: [
      { operation: 'bend', values: { shape: 'ripple', on: 'picture' } },
      { operation: 'grade', values: { tone: 'cold', amount: 80 } },
      { operation: 'things', values: { kind: 'bubbles', amount: 140 } },
    ],
    sample: 'lighthouse',
  },
];
