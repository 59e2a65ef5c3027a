import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: dance. */
export const DANCE_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'disco-fever',
    parameters: [
      { id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 118 },
      { id: 'amount', unit: 'percent', minimum: 0, maximum: 200, step: 5, usual: 100 },
    ],
    operations: [
      { operation: 'backdrop', values: { scene: 'disco', colour: '#5a2aff' } },
      { operation: 'outline', values: { look: 'glow', colour: '#ff5ad1', width: 80 } },
      {
        operation: 'dance',
        values: { style: 'bounce', tempo: { parameter: 'tempo' }, amount: { parameter: 'amount' } },
      },
      { operation: 'pulse', values: { tempo: { parameter: 'tempo' }, amount: 60 } },
    ],
    sample: 'woman',
  },
  {
    id: 'shuffle-crew',
    parameters: [
      { id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 120 },
      { id: 'dancers', unit: 'count', minimum: 3, maximum: 7, step: 1, usual: 5 },
    ],
    operations: [
      { operation: 'backdrop', values: { scene: 'sunburst', colour: '#ff9a3c' } },
      { operation: 'crowd', values: { layout: 'row', count: { parameter: 'dancers' } } },
      { operation: 'dance', values: { style: 'shuffle', tempo: { parameter: 'tempo' } } },
      { operation: 'things', values: { kind: 'notes' } },
    ],
    sample: 'man',
  },
  {
    id: 'neon-twist',
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 126 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'synth-grid', colour: '#4cc9f0' } },
      { operation: 'outline', values: { look: 'electric', colour: '#7cf8ff', width: 70 } },
      { operation: 'dance', values: { style: 'twist', tempo: { parameter: 'tempo' } } },
      { operation: 'screen', values: { kind: 'scan-lines' } },
    ],
    sample: 'girl',
  },
  {
    id: 'carousel',
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 104 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'dots', colour: '#ff6fa8' } },
      { operation: 'crowd', values: { layout: 'circle', count: 6 } },
      { operation: 'dance', values: { style: 'hop', tempo: { parameter: 'tempo' }, amount: 70 } },
    ],
    sample: 'girl',
  },
  {
    id: 'sea-legs',
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 84 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'deep-sea' } },
      { operation: 'dance', values: { style: 'float', tempo: { parameter: 'tempo' }, amount: 130 } },
      { operation: 'bend', values: { shape: 'wobble', amount: 70 } },
      { operation: 'things', values: { kind: 'bubbles' } },
    ],
    sample: 'girl',
  },
  {
    id: 'ghost-trail',
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 100 }],
    operations: [
      { operation: 'backdrop', values: { scene: 'night-sky', colour: '#3a2a8a' } },
      { operation: 'crowd', values: { layout: 'trail', count: 5 } },
      { operation: 'dance', values: { style: 'shuffle', tempo: { parameter: 'tempo' }, amount: 150 } },
      { operation: 'outline', values: { look: 'glow', colour: '#8ac8ff', width: 60 } },
    ],
    sample: 'boy',
  },
  {
    id: 'beat-drop',
    inputs: ['clip'],
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 120 }],
    operations: [
      { operation: 'grade', values: { tone: 'party', amount: 70 } },
      { operation: 'mirror', values: { pattern: 'halves' }, during: [0.5, 0.82] },
      { operation: 'pulse', values: { tempo: { parameter: 'tempo' }, amount: 110, flash: 'yes' } },
    ],
    sample: 'girl',
  },
];
