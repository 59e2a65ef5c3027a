import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: transform. */
export const TRANSFORM_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'cartoon-sweep',
    parameters: [{ id: 'style', choices: ['cartoon', 'comic', 'sketch', 'watercolour', 'oil'], usual: 'cartoon' }],
    operations: [
      { operation: 'camera', values: { move: 'dolly-in', range: 70 } },
      { operation: 'things', values: { kind: 'sparkles' }, during: [0.2, 0.85] },
      { operation: 'restyle', values: { style: { parameter: 'style' }, reveal: 'sweep' }, during: [0.18, 0.72] },
    ],
    sample: 'boy',
  },
  {
    id: 'pixel-portal',
    operations: [
      { operation: 'camera', values: { move: 'orbit' } },
      { operation: 'restyle', values: { style: 'pixel', reveal: 'circle' }, during: [0.15, 0.8] },
      { operation: 'screen', values: { kind: 'scan-lines' }, during: [0.5, 1] },
      { operation: 'pulse', values: { tempo: 90, amount: 60 }, during: [0.5, 1] },
    ],
    sample: 'woman',
  },
  {
    id: 'golden-idol',
    parameters: [{ id: 'metal', choices: ['gold', 'silver'], usual: 'gold' }],
    operations: [
      { operation: 'camera', values: { move: 'orbit', range: 80 } },
      { operation: 'turn', values: { into: { parameter: 'metal' } }, during: [0.1, 0.62] },
      { operation: 'things', values: { kind: 'sparkles', amount: 130 }, during: [0.5, 1] },
      { operation: 'grade', values: { tone: 'spotlight' } },
    ],
    sample: 'woman',
  },
  {
    id: 'deep-freeze',
    operations: [
      { operation: 'camera', values: { move: 'dolly-in', range: 60 } },
      { operation: 'turn', values: { into: 'ice' }, during: [0.1, 0.6] },
      { operation: 'outline', values: { look: 'glow', colour: '#9fe8ff', width: 80 }, during: [0.4, 1] },
      { operation: 'things', values: { kind: 'snow' } },
      { operation: 'grade', values: { tone: 'cold', amount: 80 } },
    ],
    sample: 'man',
  },
  {
    id: 'stone-guardian',
    operations: [
      { operation: 'camera', values: { move: 'rise' } },
      { operation: 'turn', values: { into: 'stone' }, during: [0.05, 0.45] },
      { operation: 'scatter', values: { into: 'tiles' }, during: [0.5, 1] },
    ],
    sample: 'boy',
  },
  {
    id: 'chocolate-treat',
    operations: [
      { operation: 'backdrop', values: { scene: 'studio', colour: '#e8a878' } },
      { operation: 'turn', values: { into: 'chocolate' }, during: [0.12, 0.6] },
      { operation: 'dance', values: { style: 'sway', tempo: 76, amount: 60 } },
      { operation: 'shine', values: { colour: '#ffe8c8' } },
    ],
    sample: 'bear',
  },
  {
    id: 'then-and-now',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'change', values: { how: 'morph' }, during: [0.1, 0.9] },
      { operation: 'things', values: { kind: 'light-leaks' } },
    ],
    sample: 'girl',
  },
  {
    id: 'split-blinds',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'camera', values: { move: 'pan-right' } },
      { operation: 'change', values: { how: 'slices' }, during: [0.2, 0.8] },
      { operation: 'grade', values: { tone: 'warm', amount: 35 } },
    ],
    sample: 'lighthouse',
  },
  {
    id: 'two-sides',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'camera', values: { move: 'still' } },
      { operation: 'change', values: { how: 'flip' }, during: [0.25, 0.75] },
      { operation: 'shine', values: { colour: '#fff4d8' } },
    ],
    sample: 'woman',
  },
  {
    id: 'comic-shout',
    inputs: ['clip', 'text'],
    operations: [
      { operation: 'restyle', values: { style: 'comic' } },
      {
        operation: 'caption',
        values: { lettering: 'sticker', motion: 'wave', place: 'bottom', colour: '#ff3d6a', size: 160 },
      },
      { operation: 'pulse', values: { tempo: 96, amount: 50 } },
    ],
    price: 'large',
    sample: 'girl',
  },
];
