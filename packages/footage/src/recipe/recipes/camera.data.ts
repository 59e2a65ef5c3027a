import type { RecipeEntry } from './recipe-entry.ts';

/** Effects of our own: camera. */
export const CAMERA_RECIPES: readonly RecipeEntry[] = [
  {
    id: 'vertigo',
    parameters: [{ id: 'range', unit: 'percent', minimum: 40, maximum: 150, step: 5, usual: 110 }],
    operations: [
      { operation: 'camera', values: { move: 'vertigo', range: { parameter: 'range' } } },
      { operation: 'screen', values: { kind: 'letter-box' } },
    ],
    sample: 'street',
  },
  {
    id: 'swoop-in',
    parameters: [{ id: 'range', unit: 'percent', minimum: 40, maximum: 150, step: 5, usual: 110 }],
    operations: [
      { operation: 'camera', values: { move: 'swoop', range: { parameter: 'range' } } },
      { operation: 'things', values: { kind: 'rays' } },
      { operation: 'grade', values: { tone: 'sunset', amount: 40 } },
      { operation: 'screen', values: { kind: 'letter-box' } },
    ],
    sample: 'house',
  },
  {
    id: 'endless-door',
    operations: [
      { operation: 'camera', values: { move: 'dolly-in', range: 40 } },
      { operation: 'mirror', values: { pattern: 'tunnel' } },
    ],
    sample: 'street',
  },
  {
    id: 'page-turner',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'camera', values: { move: 'ken-burns', range: 60 } },
      { operation: 'change', values: { how: 'page-turn' }, during: [0.2, 0.8] },
    ],
    sample: 'house',
  },
  {
    id: 'through-the-lens',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'camera', values: { move: 'dolly-in', range: 80 } },
      { operation: 'change', values: { how: 'zoom-through' }, during: [0.1, 0.9] },
      { operation: 'screen', values: { kind: 'viewfinder' } },
    ],
    sample: 'street',
  },
  {
    id: 'broken-glass',
    inputs: ['picture', 'second-picture'],
    operations: [
      { operation: 'camera', values: { move: 'parallax', range: 60 } },
      { operation: 'change', values: { how: 'shatter' }, during: [0.25, 0.85] },
      { operation: 'pulse', values: { tempo: 60, amount: 120, flash: 'yes' }, during: [0.22, 0.4] },
    ],
    sample: 'woman',
  },
  {
    id: 'opening-title',
    inputs: ['picture', 'text'],
    operations: [
      { operation: 'camera', values: { move: 'dolly-in', range: 70 } },
      { operation: 'grade', values: { tone: 'sunset', amount: 45 } },
      { operation: 'screen', values: { kind: 'letter-box' } },
      {
        operation: 'caption',
        values: { lettering: 'title', motion: 'rise', place: 'middle', size: 120 },
        during: [0.12, 0.86],
      },
    ],
    sample: 'lighthouse',
  },
  {
    id: 'greetings',
    inputs: ['picture', 'text'],
    operations: [
      { operation: 'camera', values: { move: 'pan-right', range: 60 } },
      { operation: 'grade', values: { tone: 'warm', amount: 35 } },
      {
        operation: 'caption',
        values: { lettering: 'handwritten', motion: 'write', place: 'bottom', size: 130 },
        during: [0.16, 1],
      },
      { operation: 'frame', values: { as: 'postcard' } },
    ],
    sample: 'house',
  },
  {
    id: 'on-the-telly',
    inputs: ['clip'],
    operations: [
      { operation: 'screen', values: { kind: 'scan-lines' } },
      { operation: 'frame', values: { as: 'television' } },
    ],
    sample: 'girl',
  },
  {
    id: 'mirror-world',
    inputs: ['clip'],
    parameters: [{ id: 'pattern', choices: ['halves', 'quarters', 'kaleidoscope'], usual: 'halves' }],
    operations: [
      { operation: 'mirror', values: { pattern: { parameter: 'pattern' } } },
      { operation: 'grade', values: { tone: 'dream', amount: 60 } },
      { operation: 'shine', values: { colour: '#ffe8ff' } },
    ],
    sample: 'street',
  },
];
