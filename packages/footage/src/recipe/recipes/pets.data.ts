import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: pets. */
export const PETS_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'bobble-head',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 30, maximum: 150, step: 5, usual: 100 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'dots', colour: '#7ad0a8' } },
      { operation: 'outline', values: { look: 'sticker', colour: '#ffffff', width: 90 } },
      { operation: 'bend', values: { shape: 'big-head', amount: { parameter: 'amount' } } },
      { operation: 'dance', values: { style: 'nod', tempo: 110 } },
      { operation: 'things', values: { kind: 'paws', amount: 70 } },
    ],
    sample: 'bear',
  },
  {
    id: 'sticker-pet',
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 112 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'dots', colour: '#ffb347' } },
      { operation: 'outline', values: { look: 'sticker', colour: '#ffffff', width: 160 } },
      { operation: 'dance', values: { style: 'hop', tempo: { parameter: 'tempo' } } },
      { operation: 'things', values: { kind: 'hearts', amount: 60 } },
    ],
    sample: 'bear',
  },
  {
    id: 'bunny-hop',
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 108 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'studio', colour: '#ffc2dc' } },
      { operation: 'wear', values: { item: 'bunny-ears', colour: '#fff6fa' } },
      { operation: 'dance', values: { style: 'hop', tempo: { parameter: 'tempo' }, amount: 120 } },
      { operation: 'things', values: { kind: 'petals' } },
    ],
    sample: 'bear',
  },
  {
    id: 'too-cool',
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 96 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'synth-grid', colour: '#ff8a5c' } },
      { operation: 'wear', values: { item: 'sunglasses' }, during: [0.15, 1] },
      { operation: 'dance', values: { style: 'sway', tempo: { parameter: 'tempo' } } },
      { operation: 'shine', values: { colour: '#ffffff' } },
    ],
    sample: 'bear',
  },
  {
    id: 'unicorn-day',
    operations: [
      { operation: 'backdrop', values: { scene: 'clouds' } },
      { operation: 'wear', values: { item: 'unicorn-horn', colour: '#ff8fd0' }, during: [0.12, 1] },
      { operation: 'dance', values: { style: 'float', tempo: 60, amount: 60 } },
      { operation: 'things', values: { kind: 'stars' } },
      { operation: 'grade', values: { tone: 'dream' } },
    ],
    sample: 'bear',
  },
];
