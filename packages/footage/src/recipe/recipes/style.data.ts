import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: style. */
export const STYLE_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'comic-cover',
    operations: [
      { operation: 'backdrop', values: { scene: 'dots', colour: '#ffd23f' } },
      { operation: 'outline', values: { look: 'sticker', colour: '#ffffff', width: 130 } },
      { operation: 'dance', values: { style: 'nod', tempo: 96 } },
      { operation: 'restyle', values: { style: 'comic' } },
    ],
    price: 'large',
    sample: 'girl',
  },
  {
    id: 'night-case',
    operations: [
      { operation: 'camera', values: { move: 'dolly-in' } },
      { operation: 'things', values: { kind: 'rain' } },
      { operation: 'restyle', values: { style: 'noir' } },
      { operation: 'screen', values: { kind: 'letter-box' } },
    ],
    price: 'large',
    sample: 'boy',
  },
  {
    id: 'wet-paint',
    operations: [
      { operation: 'camera', values: { move: 'ken-burns' } },
      { operation: 'restyle', values: { style: 'watercolour', reveal: 'clouds' }, during: [0.05, 0.7] },
      { operation: 'things', values: { kind: 'petals', amount: 60 } },
    ],
    price: 'large',
    sample: 'lighthouse',
  },
  {
    id: 'home-video',
    operations: [
      { operation: 'camera', values: { move: 'sway', range: 60 } },
      { operation: 'restyle', values: { style: 'tape' } },
      { operation: 'screen', values: { kind: 'viewfinder' } },
    ],
    price: 'large',
    sample: 'woman',
  },
  {
    id: 'electric-night',
    parameters: [{ id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 100 }],
    operations: [
      { operation: 'camera', values: { move: 'parallax' } },
      { operation: 'things', values: { kind: 'rain' } },
      { operation: 'restyle', values: { style: 'neon' } },
      { operation: 'pulse', values: { tempo: { parameter: 'tempo' }, amount: 50 } },
    ],
    price: 'large',
    sample: 'lighthouse',
  },
  {
    id: 'kaleidoscope',
    parameters: [{ id: 'pattern', choices: ['kaleidoscope', 'quarters', 'halves'], usual: 'kaleidoscope' }],
    operations: [
      { operation: 'camera', values: { move: 'orbit' } },
      { operation: 'mirror', values: { pattern: { parameter: 'pattern' } } },
      { operation: 'grade', values: { tone: 'party' } },
    ],
    sample: 'man',
  },
  {
    id: 'hologram-call',
    operations: [
      { operation: 'backdrop', values: { scene: 'synth-grid', colour: '#28d6e8' } },
      { operation: 'dance', values: { style: 'nod', tempo: 50, amount: 60 } },
      { operation: 'outline', values: { look: 'glow', colour: '#8affff', width: 90 } },
      { operation: 'screen', values: { kind: 'hologram' } },
    ],
    sample: 'man',
  },
  {
    id: 'museum-piece',
    operations: [
      { operation: 'camera', values: { move: 'still' } },
      { operation: 'restyle', values: { style: 'oil' } },
      { operation: 'frame', values: { as: 'gallery' } },
      { operation: 'grade', values: { tone: 'spotlight', amount: 60 } },
    ],
    price: 'large',
    sample: 'cat',
  },
  {
    id: 'channel-three',
    operations: [
      { operation: 'camera', values: { move: 'dolly-in', range: 60 } },
      { operation: 'restyle', values: { style: 'tape' } },
      { operation: 'screen', values: { kind: 'scan-lines' } },
      { operation: 'frame', values: { as: 'television' } },
    ],
    price: 'large',
    sample: 'girl',
  },
  {
    id: 'neon-sign',
    inputs: ['picture', 'text'],
    parameters: [{ id: 'place', choices: ['top', 'middle', 'bottom'], usual: 'top' }],
    operations: [
      { operation: 'camera', values: { move: 'drift' } },
      { operation: 'things', values: { kind: 'rain' } },
      { operation: 'grade', values: { tone: 'night', amount: 45 } },
      {
        operation: 'caption',
        values: { lettering: 'neon', motion: 'flicker', place: { parameter: 'place' }, colour: '#ff4fb4', size: 120 },
      },
    ],
    sample: 'street',
  },
  {
    id: 'arcade-name',
    inputs: ['picture', 'text'],
    operations: [
      { operation: 'camera', values: { move: 'parallax' } },
      { operation: 'restyle', values: { style: 'pixel' } },
      { operation: 'screen', values: { kind: 'scan-lines' } },
      {
        operation: 'caption',
        values: { lettering: 'pixel', motion: 'drop', place: 'bottom', colour: '#ffe14c', size: 150 },
      },
    ],
    price: 'large',
    sample: 'boy',
  },
  {
    id: 'name-tag',
    inputs: ['picture', 'text'],
    operations: [
      { operation: 'camera', values: { move: 'drift', range: 60 } },
      { operation: 'frame', values: { as: 'name-tag' } },
      {
        operation: 'caption',
        values: { lettering: 'printed', motion: 'rise', place: 'label', colour: '#2a1430' },
        during: [0.16, 1],
      },
    ],
    sample: 'boy',
  },
  {
    id: 'living-painting',
    inputs: ['clip'],
    parameters: [{ id: 'style', choices: ['oil', 'watercolour', 'sketch', 'vintage'], usual: 'oil' }],
    operations: [
      { operation: 'restyle', values: { style: { parameter: 'style' } } },
      { operation: 'frame', values: { as: 'gallery' } },
    ],
    price: 'large',
    sample: 'lighthouse',
  },
  {
    id: 'silent-film',
    inputs: ['clip', 'text'],
    operations: [
      { operation: 'restyle', values: { style: 'noir' } },
      { operation: 'screen', values: { kind: 'letter-box' } },
      {
        operation: 'caption',
        values: { lettering: 'title', motion: 'rise', place: 'bottom', size: 120 },
        during: [0.05, 0.8],
      },
    ],
    price: 'large',
    sample: 'couple',
  },
  {
    id: 'night-scope',
    inputs: ['clip'],
    operations: [
      { operation: 'restyle', values: { style: 'thermal' } },
      { operation: 'screen', values: { kind: 'viewfinder' } },
    ],
    price: 'large',
    sample: 'cat',
  },
];
