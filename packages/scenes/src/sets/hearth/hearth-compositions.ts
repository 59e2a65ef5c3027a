import type { Composition, Thing, Tone } from '../layers/layer.ts';
import { HEARTH_THINGS as THINGS } from './hearth-things.ts';

const COTTAGE: Readonly<Record<string, Tone>> = {
  brick: ['#b06a50', 1],
  mortar: ['#7d5142', 1],
  stone: ['#a39a8c', 1],
  wood: ['#855436', 1],
  main: ['#3f6f78', 1],
  accent: ['#cf7a4c', 1],
  brass: ['#c9a050', 1],
  leaf: ['#5f8a58', 1],
};
const PALE: Readonly<Record<string, Tone>> = {
  ...COTTAGE,
  brick: ['#d9cdb9', 1],
  mortar: ['#b8aa94', 1],
  stone: ['#8f8a86', 1],
  wood: ['#a9764c', 1],
  main: ['#9c4f4a', 1],
  accent: ['#d8ab5c', 1],
};

/** Where the fire burns in the fireplace, in its own measure. */
const FIRE = [0, 0.14, 0.46] as const;

/** The fireplace, and what hangs from its mantel. */
function fireplace(x: Thing['x'], size: number, tones: Thing['tones']): readonly Thing[] {
  const place = { x, y: 0.42, size, tones };
  return [
    { ...place, marks: THINGS.fireplace, fire: FIRE },
    { ...place, marks: THINGS.stockings },
  ];
}

export const HEARTH_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'brick fireplace and a window',
    drop: 0,
    layers: [
      {
        kind: 'front',
        y: 0.34,
        tone: ['#8a9a86', 1],
        pattern: 'stripes',
        dado: [0.5, ['#e0d0b4', 1]],
        frame: ['#f3e8d4', 1],
        view: 'hills',
        openings: [{ x: [0.2, 0.08], width: 0.78, sill: 0.72, height: 0.9, bars: [2, 3], curtain: ['#b5564c', 1] }],
      },
      { kind: 'floor', y: 0.34, tone: ['#a8734a', 1], joint: ['#5f3d28', 1], board: 130 },
      { kind: 'things', parallax: 0.7, items: fireplace([0.66, 0.66], 1, COTTAGE) },
      {
        kind: 'things',
        parallax: 0.86,
        items: [
          { marks: THINGS.logs, x: [0.46, 0.2], y: 0.62, size: 0.9, tones: COTTAGE },
          { marks: THINGS.armchair, x: [0.92, 1.1], y: 0.8, size: 1.12, tones: COTTAGE },
        ],
      },
      {
        kind: 'things',
        parallax: 1,
        items: [{ marks: THINGS.rug, x: [0.52, 0.5], y: 1.16, size: 1, tones: COTTAGE }],
      },
      { kind: 'guests', floor: ['#a8734a', 1], scale: 1, table: ['#855436', 1] },
    ],
  },
  {
    name: 'pale fireplace between panels',
    drop: -0.02,
    layers: [
      {
        kind: 'front',
        y: 0.34,
        tone: ['#54707a', 1],
        pattern: 'panels',
        dado: [0.4, ['#46606a', 1]],
        frame: ['#e9dfcc', 1],
        view: 'town',
        openings: [{ x: [0.97, 1.2], width: 0.7, sill: 0.6, height: 1.06, bars: [2, 3], curtain: ['#c9a05c', 1] }],
      },
      { kind: 'floor', y: 0.34, tone: ['#c19a6b', 1], joint: ['#7a5636', 1], board: 160 },
      { kind: 'things', parallax: 0.7, items: fireplace([0.62, 0.62], 1.06, PALE) },
      {
        kind: 'things',
        parallax: 0.86,
        items: [
          { marks: THINGS.armchair, x: [0.14, -0.1], y: 0.72, size: 1.05, tones: PALE },
          { marks: THINGS.logs, x: [0.83, 0.98], y: 0.6, size: 0.86, tones: PALE },
        ],
      },
      { kind: 'things', parallax: 1, items: [{ marks: THINGS.rug, x: [0.5, 0.5], y: 1.16, size: 0.96, tones: PALE }] },
      { kind: 'guests', floor: ['#c19a6b', 1], scale: 1, table: ['#a9764c', 1] },
    ],
  },
];
