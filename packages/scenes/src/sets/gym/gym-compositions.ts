import type { Composition, Tone } from '../layers/layer.ts';
import { GYM_THINGS as THINGS } from './gym-things.ts';

const TONES: Readonly<Record<string, Tone>> = {
  wood: ['#c9965a', 1],
  main: ['#3f6f9c', 1],
  accent: ['#e0743f', 1],
  metal: ['#8a939c', 1],
  iron: ['#3a4048', 1],
  glass: ['#a9c4cc', 1],
};

export const GYM_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'sports hall',
    drop: 0,
    layers: [
      {
        kind: 'front',
        y: 0.34,
        tone: ['#e8dcc2', 1],
        pattern: 'panels',
        dado: [0.74, ['#b98a58', 1]],
        frame: ['#6f7d86', 1],
        view: 'hills',
        openings: [
          { x: [0.2, 0.1], width: 1.2, sill: 1.12, height: 0.46, bars: [4, 1] },
          { x: [0.8, 0.9], width: 1.2, sill: 1.12, height: 0.46, bars: [4, 1] },
        ],
      },
      {
        kind: 'things',
        parallax: 0.6,
        items: [
          { marks: THINGS.hoop, x: [0.52, 0.5], y: 0.34, up: 1.22, size: 0.78, tones: TONES },
          { marks: THINGS.bars, x: [0.08, 0.02], y: 0.36, size: 0.62, tones: TONES },
          { marks: THINGS.bars, x: [0.25, 0.26], y: 0.36, size: 0.62, tones: TONES },
          { marks: THINGS.bars, x: [0.9, 0.96], y: 0.36, size: 0.62, tones: TONES },
        ],
      },
      { kind: 'floor', y: 0.34, tone: ['#d9a766', 1], joint: ['#a87540', 1], board: 84 },
      {
        kind: 'things',
        parallax: 0.85,
        items: [
          { marks: THINGS.lines, x: [0.34, 0.2], y: 0.52, size: 0.9, tones: TONES },
          { marks: THINGS.bench, x: [0.12, 0.06], y: 0.56, size: 0.8, tones: TONES },
          { marks: THINGS.balls, x: [0.68, 0.78], y: 0.56, size: 0.84, tones: TONES },
          { marks: THINGS.mats, x: [0.87, 1.02], y: 0.78, size: 1, tones: TONES },
        ],
      },
      { kind: 'guests', floor: ['#d9a766', 1], scale: 1, table: ['#b98a58', 1] },
    ],
  },
  {
    name: 'room with weights',
    drop: 0,
    layers: [
      {
        kind: 'front',
        y: 0.36,
        tone: ['#5f6b74', 1],
        pattern: 'bricks',
        frame: ['#2f363d', 1],
        view: 'towers',
        openings: [{ x: [0.84, 0.86], width: 1.1, sill: 0.62, height: 0.9, bars: [3, 2] }],
      },
      {
        kind: 'things',
        parallax: 0.6,
        items: [{ marks: THINGS.mirror, x: [0.3, 0.2], y: 0.36, size: 1, tones: TONES }],
      },
      { kind: 'floor', y: 0.36, tone: ['#4f545c', 1], joint: ['#3a3e45', 1], board: 150, laid: 'checks' },
      {
        kind: 'things',
        parallax: 0.8,
        items: [
          { marks: THINGS.rack, x: [0.16, 0.06], y: 0.52, size: 0.84, tones: TONES },
          { marks: THINGS.press, x: [0.76, 0.92], y: 0.68, size: 0.92, tones: TONES },
          { marks: THINGS.balls, x: [0.56, 0.56], y: 0.5, size: 0.62, tones: TONES },
        ],
      },
      {
        kind: 'pendants',
        at: [
          [[0.24, 0.2], 0.08, 96],
          [[0.52, 0.6], 0.06, 104],
          [[0.84, 1.1], 0.08, 96],
        ],
        tone: ['#e0743f', 1],
      },
      { kind: 'guests', floor: ['#4f545c', 1], scale: 1, table: ['#8a939c', 1] },
    ],
  },
];
