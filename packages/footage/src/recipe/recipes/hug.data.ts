import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: hug. */
export const HUG_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'big-hug',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'backdrop', values: { scene: 'hearts', colour: '#ff6f91' } },
      { operation: 'meet', values: { how: 'hug' } },
      { operation: 'grade', values: { tone: 'warm', amount: 50 } },
    ],
    price: 'large',
    sample: 'woman',
  },
  {
    id: 'star-hug',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'backdrop', values: { scene: 'night-sky', colour: '#2a3a8a' } },
      { operation: 'meet', values: { how: 'hug' } },
      { operation: 'things', values: { kind: 'lanterns', amount: 80 } },
    ],
    price: 'large',
    sample: 'girl',
  },
  {
    id: 'high-five',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'backdrop', values: { scene: 'sunburst', colour: '#4cb8ff' } },
      { operation: 'meet', values: { how: 'high-five' } },
      { operation: 'things', values: { kind: 'confetti' }, during: [0.4, 1] },
      { operation: 'pulse', values: { tempo: 60 }, during: [0.38, 0.6] },
    ],
    price: 'large',
    sample: 'man',
  },
];
