import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: christmas. */
export const CHRISTMAS_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'santa-hat',
    operations: [
      { operation: 'backdrop', values: { scene: 'winter' } },
      { operation: 'wear', values: { item: 'santa-hat' }, during: [0.08, 1] },
      { operation: 'outline', values: { look: 'glow', colour: '#ffd9a0', width: 70 } },
      { operation: 'dance', values: { style: 'sway', tempo: 80, amount: 70 } },
      { operation: 'things', values: { kind: 'snow' } },
    ],
    season: 'christmas',
    sample: 'boy',
  },
  {
    id: 'red-nose',
    operations: [
      { operation: 'camera', values: { move: 'dolly-in', range: 60 } },
      { operation: 'wear', values: { item: 'antlers' }, during: [0.1, 1] },
      { operation: 'dance', values: { style: 'nod', tempo: 72 } },
      { operation: 'things', values: { kind: 'snow' } },
      { operation: 'grade', values: { tone: 'warm', amount: 40 } },
    ],
    season: 'christmas',
    sample: 'bear',
  },
  {
    id: 'snow-globe',
    operations: [
      { operation: 'camera', values: { move: 'drift' } },
      { operation: 'grade', values: { tone: 'warm', amount: 35 } },
      { operation: 'frame', values: { as: 'snow-globe' } },
    ],
    season: 'christmas',
    sample: 'woman',
  },
  {
    id: 'winter-post',
    operations: [
      { operation: 'camera', values: { move: 'ken-burns', range: 60 } },
      { operation: 'things', values: { kind: 'snow' } },
      { operation: 'frame', values: { as: 'stamp' } },
    ],
    season: 'christmas',
    sample: 'man',
  },
];
