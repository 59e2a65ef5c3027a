import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: product. */
export const PRODUCT_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'on-a-pedestal',
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 40, maximum: 90, step: 2, usual: 48 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'pedestal', colour: '#6a8cff' } },
      { operation: 'dance', values: { style: 'spin', tempo: { parameter: 'tempo' }, amount: 20 } },
      { operation: 'shine' },
    ],
    sample: 'teapot',
  },
  {
    id: 'billboard',
    operations: [
      { operation: 'camera', values: { move: 'ken-burns', range: 60 } },
      { operation: 'shine' },
      { operation: 'frame', values: { as: 'billboard' } },
    ],
    sample: 'coffee',
  },
  {
    id: 'gift-box',
    operations: [
      { operation: 'camera', values: { move: 'drift' } },
      { operation: 'frame', values: { as: 'gift-box' } },
    ],
    sample: 'teapot',
  },
  {
    id: 'collector-card',
    operations: [
      { operation: 'camera', values: { move: 'orbit', range: 120 } },
      { operation: 'grade', values: { tone: 'warm', amount: 30 } },
      { operation: 'frame', values: { as: 'card' } },
      { operation: 'shine', values: { colour: '#fff4d8' } },
    ],
    sample: 'bear',
  },
  {
    id: 'freshly-iced',
    operations: [
      { operation: 'backdrop', values: { scene: 'studio', colour: '#bfe4ff' } },
      { operation: 'dance', values: { style: 'float', tempo: 44, amount: 70 } },
      { operation: 'things', values: { kind: 'bubbles', amount: 70 } },
      { operation: 'shine', values: { colour: '#e8fbff' } },
    ],
    sample: 'teapot',
  },
  {
    id: 'new-in',
    inputs: ['picture', 'text'],
    operations: [
      { operation: 'backdrop', values: { scene: 'pedestal', colour: '#ffd166' } },
      { operation: 'things', values: { kind: 'sparkles', amount: 70 } },
      { operation: 'shine', values: { colour: '#ffffff' } },
      {
        operation: 'caption',
        values: { lettering: 'sticker', motion: 'pop', place: 'top', colour: '#e0344a', size: 120 },
        during: [0.15, 1],
      },
    ],
    sample: 'teapot',
  },
  {
    id: 'big-board',
    inputs: ['clip', 'text'],
    operations: [
      { operation: 'grade', values: { tone: 'warm', amount: 30 } },
      { operation: 'frame', values: { as: 'billboard' } },
      { operation: 'caption', values: { lettering: 'neon', motion: 'flicker', colour: '#4cf0ff', size: 110 } },
    ],
    sample: 'coffee',
  },
];
