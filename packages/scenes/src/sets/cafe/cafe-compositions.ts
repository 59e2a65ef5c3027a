import type { Composition, Layer, Tone } from '../layers/layer.ts';
import { CAFE_THINGS as THINGS } from './cafe-things.ts';

const TONES: Readonly<Record<string, Tone>> = {
  wood: ['#a5714a', 1],
  main: ['#4f8076', 1],
  accent: ['#d8664f', 1],
  metal: ['#b9a58a', 1],
  iron: ['#3a342f', 1],
  leaf: ['#5a8f5e', 1],
};

/** Where somebody sits on a chair. */
const SEAT = [0, 0.31, 0.4] as const;

/** A table and two chairs, for who sits in the café. */
const SEATING: Readonly<Record<'chairs' | 'table', Layer>> = {
  chairs: {
    kind: 'things',
    parallax: 1,
    seating: true,
    items: [
      { marks: THINGS.chair, x: [0.32, 0.2], y: 1, size: 1.34, tones: TONES, seat: SEAT },
      { marks: THINGS.chair, x: [0.62, 0.8], y: 1, size: 1.34, tones: TONES, seat: SEAT, turned: true },
    ],
  },
  table: {
    kind: 'things',
    parallax: 1,
    seating: true,
    items: [{ marks: THINGS.table, x: [0.47, 0.5], y: 1.06, size: 1.26, tones: TONES }],
  },
};

export const CAFE_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'counter and a window on the street',
    drop: 0,
    layers: [
      {
        kind: 'front',
        y: 0.34,
        tone: ['#c98e6c', 1],
        pattern: 'bricks',
        dado: [0.42, ['#4c7068', 1]],
        frame: ['#3f5a54', 1],
        view: 'town',
        openings: [{ x: [0.81, 0.86], width: 1.36, sill: 0.44, height: 1.14, bars: [3, 1] }],
      },
      {
        kind: 'things',
        parallax: 0.6,
        items: [
          { marks: THINGS.board, x: [0.4, 0.24], y: -1.2, size: 0.86, tones: TONES },
          { marks: THINGS.shelves, x: [0.06, -0.52], y: -0.92, size: 1, tones: TONES },
        ],
      },
      { kind: 'floor', y: 0.34, tone: ['#d8c3a0', 1], joint: ['#7d6a58', 1], board: 150, laid: 'checks' },
      {
        kind: 'things',
        parallax: 0.72,
        items: [{ marks: THINGS.counter, x: [0.02, -0.62], y: 0.5, size: 0.98, tones: TONES }],
      },
      {
        kind: 'things',
        parallax: 0.86,
        items: [
          { marks: THINGS.chair, x: [0.62, 0.62], y: 0.56, size: 0.78, tones: TONES },
          { marks: THINGS.table, x: [0.68, 0.78], y: 0.64, size: 0.78, tones: TONES },
          { marks: THINGS.chair, x: [0.84, 0.98], y: 0.8, size: 0.96, tones: TONES },
          { marks: THINGS.table, x: [0.91, 1.1], y: 0.92, size: 0.96, tones: TONES },
        ],
      },
      {
        kind: 'pendants',
        at: [
          [[0.14, 0.12], 0.2, 84],
          [[0.32, 0.46], 0.17, 84],
          [[0.68, 0.8], 0.14, 100],
          [[0.92, 1.2], 0.2, 100],
        ],
        tone: ['#c99a3f', 1],
      },
      SEATING.chairs,
      { kind: 'guests', floor: ['#d8c3a0', 1], scale: 1, table: ['#a5714a', 1] },
      SEATING.table,
      {
        kind: 'things',
        parallax: 1.5,
        blur: 3,
        items: [{ marks: THINGS.table, x: [0.03, 0.02], y: 2.3, size: 1.5, tones: TONES }],
      },
    ],
  },
  {
    name: 'corner with green walls',
    drop: -0.02,
    layers: [
      {
        kind: 'front',
        y: 0.34,
        tone: ['#6f9488', 1],
        pattern: 'stripes',
        dado: [0.5, ['#8a5a3c', 1]],
        frame: ['#f0e2c6', 1],
        view: 'town',
        openings: [
          { x: [0.15, 0.1], width: 0.84, sill: 0.56, height: 0.96, bars: [2, 2] },
          { x: [0.44, 0.7], width: 0.84, sill: 0.56, height: 0.96, bars: [2, 2] },
        ],
      },
      { kind: 'floor', y: 0.34, tone: ['#b98559', 1], joint: ['#6d452e', 1], board: 120 },
      {
        kind: 'things',
        parallax: 0.72,
        items: [
          { marks: THINGS.chair, x: [0.04, 0], y: 0.52, size: 0.8, tones: TONES },
          { marks: THINGS.table, x: [0.11, 0.16], y: 0.6, size: 0.8, tones: TONES },
          { marks: THINGS.shelves, x: [0.66, 0.94], y: -0.9, size: 1.02, tones: TONES },
          { marks: THINGS.counter, x: [0.7, 0.84], y: 0.56, size: 1.02, tones: TONES },
        ],
      },
      {
        kind: 'pendants',
        at: [
          [[0.11, 0.2], 0.2, 90],
          [[0.6, 0.6], 0.14, 100],
          [[0.82, 0.96], 0.18, 92],
        ],
        tone: ['#b8503f', 1],
      },
      SEATING.chairs,
      { kind: 'guests', floor: ['#b98559', 1], scale: 1, table: ['#8a5a3c', 1] },
      SEATING.table,
      {
        kind: 'things',
        parallax: 1.5,
        blur: 3,
        items: [{ marks: THINGS.table, x: [0.03, 0.02], y: 2.3, size: 1.5, tones: TONES }],
      },
    ],
  },
];
