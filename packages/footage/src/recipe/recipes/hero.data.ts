import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: hero. */
export const HERO_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'angel-rise',
    operations: [
      { operation: 'backdrop', values: { scene: 'clouds' } },
      { operation: 'wear', values: { item: 'angel-wings', colour: '#f4f6ff' } },
      { operation: 'wear', values: { item: 'halo', colour: '#ffe9a0' }, during: [0.15, 1] },
      { operation: 'dance', values: { style: 'float', tempo: 56, amount: 110 } },
      { operation: 'things', values: { kind: 'rays' } },
    ],
    sample: 'woman',
  },
  {
    id: 'caped-hero',
    operations: [
      { operation: 'camera', values: { move: 'rise' } },
      { operation: 'things', values: { kind: 'lightning', amount: 80 } },
      { operation: 'wear', values: { item: 'cape', colour: '#c8202f' } },
      { operation: 'bend', values: { shape: 'wind', amount: 50 } },
      { operation: 'outline', values: { look: 'glow', colour: '#8ab8ff', width: 60 } },
    ],
    price: 'large',
    sample: 'woman',
  },
  {
    id: 'dragon-heir',
    parameters: [{ id: 'amount', unit: 'percent', minimum: 30, maximum: 150, step: 5, usual: 100 }],
    operations: [
      { operation: 'camera', values: { move: 'dolly-in', range: 60 } },
      { operation: 'wear', values: { item: 'dragon-wings', colour: '#b8341e' }, during: [0.08, 1] },
      { operation: 'things', values: { kind: 'fire', amount: { parameter: 'amount' } } },
      { operation: 'grade', values: { tone: 'sunset', amount: 50 } },
    ],
    price: 'large',
    sample: 'man',
  },
  {
    id: 'fairy-dust',
    operations: [
      { operation: 'camera', values: { move: 'parallax' } },
      { operation: 'wear', values: { item: 'butterfly-wings', colour: '#7ac8ff' }, during: [0.06, 1] },
      { operation: 'things', values: { kind: 'sparkles' } },
      { operation: 'things', values: { kind: 'fireflies' } },
      { operation: 'grade', values: { tone: 'dream', amount: 60 } },
    ],
    sample: 'girl',
  },
  {
    id: 'long-live',
    operations: [
      { operation: 'backdrop', values: { scene: 'studio', colour: '#8a4ad8' } },
      { operation: 'wear', values: { item: 'crown' }, during: [0.1, 1] },
      { operation: 'outline', values: { look: 'glow', colour: '#ffd98a', width: 70 } },
      { operation: 'things', values: { kind: 'coins' }, during: [0.15, 1] },
    ],
    sample: 'girl',
  },
  {
    id: 'burning-aura',
    operations: [
      { operation: 'camera', values: { move: 'rise' } },
      { operation: 'backdrop', values: { scene: 'night-sky', colour: '#6a1a2a' } },
      { operation: 'outline', values: { look: 'flames', colour: '#ffb03c', width: 150 } },
      { operation: 'bend', values: { shape: 'wind', amount: 40 } },
      { operation: 'things', values: { kind: 'embers' } },
    ],
    sample: 'man',
  },
];
