import type { Recipe } from '@kinora/contracts/recipe';

/** Effects of our own: hug. */
export const HUG_RECIPES: readonly Recipe[] = [
  {
    format: 'kinora-recipe',
    version: 1,
    id: 'big-hug',
    title: 'recipe.big-hug.title',
    description: 'recipe.big-hug.description',
    category: 'hug',
    inputs: ['picture', 'second-picture'],
    parameters: [],
    operations: [
      { operation: 'backdrop', values: { scene: 'hearts', colour: '#ff6f91' } },
      { operation: 'meet', values: { how: 'hug' } },
      { operation: 'grade', values: { tone: 'warm', amount: 50 } },
    ],
    season: null,
    price: [
      { seconds: 5, credits: 10 },
      { seconds: 10, credits: 18 },
    ],
    sample: 'woman',
  },
  {
    format: 'kinora-recipe',
    version: 1,
    id: 'star-hug',
    title: 'recipe.star-hug.title',
    description: 'recipe.star-hug.description',
    category: 'hug',
    inputs: ['picture', 'second-picture'],
    parameters: [],
    operations: [
      { operation: 'backdrop', values: { scene: 'night-sky', colour: '#2a3a8a' } },
      { operation: 'meet', values: { how: 'hug' } },
      { operation: 'things', values: { kind: 'lanterns', amount: 80 } },
    ],
    season: null,
    price: [
      { seconds: 5, credits: 10 },
      { seconds: 10, credits: 18 },
    ],
    sample: 'girl',
  },
  {
    format: 'kinora-recipe',
    version: 1,
    id: 'high-five',
    title: 'recipe.high-five.title',
    description: 'recipe.high-five.description',
    category: 'hug',
    inputs: ['picture', 'second-picture'],
    parameters: [],
    operations: [
      { operation: 'backdrop', values: { scene: 'sunburst', colour: '#4cb8ff' } },
      { operation: 'meet', values: { how: 'high-five' } },
      { operation: 'things', values: { kind: 'confetti' }, during: [0.4, 1] },
      { operation: 'pulse', values: { tempo: 60 }, during: [0.38, 0.6] },
    ],
    season: null,
    price: [
      { seconds: 5, credits: 10 },
      { seconds: 10, credits: 18 },
    ],
    sample: 'man',
  },
];
