import type { Composition, Tone } from '../layers/layer.ts';
import { OFFICE_THINGS as THINGS } from './office-things.ts';

const tonesOf = (wood: string, main: string, accent: string): Readonly<Record<string, Tone>> => ({
  wood: [wood, 1],
  main: [main, 1],
  accent: [accent, 1],
  metal: ['#6d7884', 1],
  leaf: ['#4f8a5c', 1],
  pot: ['#d98a5f', 1],
});

const BLUE = tonesOf('#c79a6a', '#3f6f93', '#e8985a');
const GREEN = tonesOf('#a9794f', '#4c8a7c', '#e3b55c');

export const OFFICE_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'desks over the city',
    drop: 0,
    layers: [
      {
        kind: 'front',
        y: 0.36,
        tone: ['#d5dbdc', 1],
        pattern: 'panels',
        frame: ['#5d6b78', 1],
        view: 'towers',
        openings: [
          { x: [0.56, 0.62], width: 2.5, sill: 0.34, height: 1.3, bars: [4, 1] },
          { x: [1.02, 1.2], width: 0.4, sill: 0.34, height: 1.3, bars: [1, 1] },
        ],
      },
      {
        kind: 'things',
        parallax: 0.6,
        items: [{ marks: THINGS.clock, x: [0.19, 0.16], y: -1.44, size: 0.8, tones: BLUE }],
      },
      { kind: 'floor', y: 0.36, tone: ['#8d99a3', 1], joint: ['#6b7782', 1], board: 210, laid: 'checks' },
      {
        kind: 'things',
        parallax: 0.75,
        items: [
          { marks: THINGS.cabinet, x: [0.06, 0], y: 0.44, size: 0.9, tones: BLUE },
          { marks: THINGS.plant, x: [0.2, 0.17], y: 0.5, size: 0.74, tones: BLUE },
          { marks: THINGS.desk, x: [0.49, 0.42], y: 0.5, size: 0.66, tones: BLUE, glow: [0.42, 0.85, 0.5, 0.3] },
          { marks: THINGS.chair, x: [0.455, 0.34], y: 0.6, size: 0.66, tones: BLUE },
          { marks: THINGS.desk, x: [0.95, 1.06], y: 0.46, size: 0.6, tones: GREEN, glow: [0.42, 0.85, 0.5, 0.3] },
        ],
      },
      {
        kind: 'things',
        parallax: 0.9,
        items: [
          { marks: THINGS.desk, x: [0.75, 0.84], y: 0.86, size: 1, tones: BLUE, glow: [0.42, 0.84, 1.1, 0.55] },
          { marks: THINGS.chair, x: [0.66, 0.72], y: 1.02, size: 1, tones: GREEN },
        ],
      },
      {
        kind: 'pendants',
        at: [
          [[0.3, 0.2], 0.09, 92],
          [[0.62, 0.7], 0.07, 104],
          [[0.94, 1.2], 0.1, 92],
        ],
        tone: ['#3f4a56', 1],
      },
      { kind: 'guests', floor: ['#8d99a3', 1], scale: 1, table: ['#c79a6a', 1] },
      { kind: 'near', plant: 'broad', size: 0.5, tone: ['#3f6a52', 1] },
    ],
  },
  {
    name: 'brick loft',
    drop: -0.02,
    layers: [
      {
        kind: 'front',
        y: 0.36,
        tone: ['#b9775c', 1],
        pattern: 'bricks',
        frame: ['#33404a', 1],
        view: 'towers',
        openings: [
          { x: [0.2, 0.1], width: 1, sill: 0.5, height: 1.16, bars: [3, 4] },
          { x: [0.72, 0.74], width: 1.2, sill: 0.5, height: 1.16, bars: [4, 4] },
        ],
      },
      { kind: 'floor', y: 0.36, tone: ['#b98d63', 1], joint: ['#6d4a34', 1], board: 130 },
      {
        kind: 'things',
        parallax: 0.75,
        items: [
          { marks: THINGS.desk, x: [0.13, 0.1], y: 0.52, size: 0.72, tones: GREEN, glow: [0.42, 0.85, 0.7, 0.4] },
          { marks: THINGS.chair, x: [0.09, 0.02], y: 0.6, size: 0.72, tones: BLUE },
          { marks: THINGS.cabinet, x: [0.48, 0.42], y: 0.44, size: 0.84, tones: GREEN },
          { marks: THINGS.plant, x: [0.945, 1], y: 0.5, size: 0.9, tones: GREEN },
        ],
      },
      {
        kind: 'things',
        parallax: 0.9,
        items: [
          { marks: THINGS.desk, x: [0.77, 0.86], y: 0.82, size: 1, tones: GREEN, glow: [0.42, 0.84, 1.1, 0.55] },
          { marks: THINGS.chair, x: [0.68, 0.74], y: 0.98, size: 1, tones: BLUE },
        ],
      },
      {
        kind: 'pendants',
        at: [
          [[0.42, 0.3], 0.08, 100],
          [[0.7, 0.74], 0.1, 116],
          [[0.98, 1.2], 0.08, 100],
        ],
        tone: ['#2f3a44', 1],
      },
      { kind: 'guests', floor: ['#b98d63', 1], scale: 1, table: ['#a9794f', 1] },
      { kind: 'near', plant: 'broad', size: 0.5, tone: ['#3f6a52', 1] },
    ],
  },
];
