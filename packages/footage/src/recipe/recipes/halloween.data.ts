import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: halloween. */
export const HALLOWEEN_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'witching-hour',
    operations: [
      { operation: 'backdrop', values: { scene: 'moonlit-hill' } },
      { operation: 'wear', values: { item: 'witch-hat', colour: '#6a3aa8' } },
      { operation: 'bend', values: { shape: 'wind', amount: 80 } },
      { operation: 'things', values: { kind: 'bats' } },
      { operation: 'grade', values: { tone: 'spooky', amount: 50 } },
    ],
    season: 'halloween',
    sample: 'girl',
  },
  {
    id: 'haunted',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 30, maximum: 200, step: 10, usual: 100 }],
    operations: [
      { operation: 'camera', values: { move: 'dolly-in' } },
      { operation: 'things', values: { kind: 'fog' } },
      { operation: 'things', values: { kind: 'ghosts', amount: { parameter: 'amount' } } },
      { operation: 'grade', values: { tone: 'spooky' } },
    ],
    season: 'halloween',
    sample: 'boy',
  },
  {
    id: 'pumpkin-hop',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 30, maximum: 200, step: 10, usual: 110 }],
    operations: [
      { operation: 'camera', values: { move: 'parallax' } },
      { operation: 'grade', values: { tone: 'candle', amount: 80 } },
      { operation: 'things', values: { kind: 'pumpkins', amount: { parameter: 'amount' } } },
    ],
    season: 'halloween',
    sample: 'house',
  },
  {
    id: 'count-on-me',
    operations: [
      { operation: 'backdrop', values: { scene: 'moonlit-hill' } },
      { operation: 'things', values: { kind: 'lightning', amount: 60 } },
      { operation: 'wear', values: { item: 'bat-wings', colour: '#3a2450' }, during: [0.1, 1] },
      { operation: 'dance', values: { style: 'float', tempo: 52 } },
      { operation: 'things', values: { kind: 'bats', amount: 60 } },
    ],
    season: 'halloween',
    sample: 'man',
  },
];
