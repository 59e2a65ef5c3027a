import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: new year. */
export const NEW_YEAR_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'midnight',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 40, maximum: 200, step: 10, usual: 110 }],
    operations: [
      { operation: 'camera', values: { move: 'rise' } },
      { operation: 'things', values: { kind: 'fireworks', amount: { parameter: 'amount' } } },
      { operation: 'grade', values: { tone: 'night', amount: 45 } },
      { operation: 'pulse', values: { tempo: 60, amount: 70 } },
    ],
    season: 'new-year',
    sample: 'woman',
  },
  {
    id: 'lantern-wish',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 40, maximum: 200, step: 10, usual: 110 }],
    operations: [
      { operation: 'camera', values: { move: 'dolly-out', range: 60 } },
      { operation: 'grade', values: { tone: 'night', amount: 75 } },
      { operation: 'things', values: { kind: 'stars', amount: 60 } },
      { operation: 'things', values: { kind: 'lanterns', amount: { parameter: 'amount' } } },
    ],
    season: 'new-year',
    sample: 'lighthouse',
  },
  {
    id: 'party-popper',
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 124 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'disco', colour: '#ff3d9a' } },
      { operation: 'wear', values: { item: 'party-hat', colour: '#4cc9f0' } },
      { operation: 'dance', values: { style: 'bounce', tempo: { parameter: 'tempo' } } },
      { operation: 'things', values: { kind: 'confetti' } },
      { operation: 'pulse', values: { tempo: { parameter: 'tempo' }, amount: 50 } },
    ],
    season: 'new-year',
    sample: 'woman',
  },
  {
    id: 'lucky-rain',
    operations: [
      { operation: 'backdrop', values: { scene: 'sunburst', colour: '#c8202f' } },
      { operation: 'outline', values: { look: 'sticker', colour: '#ffe9a0', width: 110 } },
      { operation: 'dance', values: { style: 'hop', tempo: 104, amount: 70 } },
      { operation: 'things', values: { kind: 'coins', amount: 150 } },
      { operation: 'shine', values: { colour: '#ffe9a0' } },
    ],
    season: 'new-year',
    sample: 'man',
  },
  {
    id: 'count-down',
    inputs: ['picture', 'text'],
    operations: [
      { operation: 'camera', values: { move: 'rise' } },
      { operation: 'things', values: { kind: 'fireworks', amount: 130 }, during: [0.52, 1] },
      { operation: 'things', values: { kind: 'confetti' }, during: [0.56, 1] },
      { operation: 'grade', values: { tone: 'night', amount: 60 } },
      { operation: 'caption', values: { lettering: 'gold', motion: 'count-down', place: 'bottom', size: 120 } },
    ],
    season: 'new-year',
    sample: 'woman',
  },
];
