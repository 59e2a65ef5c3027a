import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: love. */
export const LOVE_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'heart-locket',
    operations: [
      { operation: 'camera', values: { move: 'ken-burns', range: 70 } },
      { operation: 'things', values: { kind: 'hearts', amount: 60 } },
      { operation: 'grade', values: { tone: 'warm', amount: 40 } },
      { operation: 'frame', values: { as: 'locket' } },
    ],
    season: 'valentine',
    sample: 'woman',
  },
  {
    id: 'love-note',
    inputs: ['picture', 'text'],
    operations: [
      { operation: 'camera', values: { move: 'drift' } },
      { operation: 'things', values: { kind: 'hearts', amount: 70 } },
      { operation: 'frame', values: { as: 'polaroid' } },
      {
        operation: 'caption',
        values: { lettering: 'handwritten', motion: 'write', place: 'label', colour: '#3a2440' },
        during: [0.3, 1],
      },
    ],
    sample: 'couple',
  },
  {
    id: 'heart-gate',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'camera', values: { move: 'dolly-in', range: 60 } },
      { operation: 'change', values: { how: 'iris' }, during: [0.2, 0.8] },
      { operation: 'things', values: { kind: 'hearts' } },
    ],
    season: 'valentine',
    sample: 'woman',
  },
  {
    id: 'head-over-heels',
    operations: [
      { operation: 'backdrop', values: { scene: 'hearts', colour: '#ff8fb4' } },
      { operation: 'dance', values: { style: 'float', tempo: 66, amount: 120 } },
      { operation: 'outline', values: { look: 'sticker', colour: '#fff4f8', width: 110 } },
      { operation: 'things', values: { kind: 'petals' } },
    ],
    sample: 'girl',
  },
  {
    id: 'old-flame',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'camera', values: { move: 'ken-burns', range: 60 } },
      { operation: 'change', values: { how: 'burn' }, during: [0.15, 0.85] },
      { operation: 'things', values: { kind: 'embers' } },
      { operation: 'grade', values: { tone: 'candle', amount: 40 } },
    ],
    sample: 'couple',
  },
  {
    id: 'family-album',
    operations: [
      { operation: 'camera', values: { move: 'ken-burns', range: 70 } },
      { operation: 'restyle', values: { style: 'vintage' } },
      { operation: 'frame', values: { as: 'album' } },
    ],
    price: 'large',
    sample: 'couple',
  },
  {
    id: 'birthday-card',
    inputs: ['picture', 'text'],
    operations: [
      { operation: 'backdrop', values: { scene: 'dots', colour: '#5ab4f0' } },
      { operation: 'wear', values: { item: 'party-hat', colour: '#ff6f91' } },
      { operation: 'dance', values: { style: 'bounce', tempo: 104, amount: 80 } },
      { operation: 'things', values: { kind: 'balloons', amount: 80 } },
      { operation: 'caption', values: { lettering: 'banner', motion: 'pop', colour: '#e0345c' } },
    ],
    sample: 'girl',
  },
  {
    id: 'save-the-date',
    inputs: ['picture', 'second-picture', 'text'],
    operations: [
      { operation: 'camera', values: { move: 'ken-burns', range: 60 } },
      { operation: 'change', values: { how: 'morph' }, during: [0.2, 0.6] },
      {
        operation: 'caption',
        values: { lettering: 'gold', motion: 'write', place: 'bottom', size: 120 },
        during: [0.35, 1],
      },
    ],
    sample: 'girl',
  },
];
