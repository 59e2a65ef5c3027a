import type { Composition } from '../layers/layer.ts';

export const CORRIDOR_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'hotel',
    drop: 0,
    layers: [
      {
        kind: 'hall',
        wall: ['#d9b98c', 1],
        dado: ['#7a4a3a', 1],
        door: ['#8a5636', 1],
        trim: ['#f0dfc0', 1],
        floor: ['#8a5c3c', 1],
        runner: ['#a33a3c', 1],
        ceiling: ['#efe2cc', 1],
        lamps: 'sconces',
      },
      { kind: 'guests', floor: ['#a33a3c', 1], scale: 1, table: ['#8a5636', 1] },
    ],
  },
  {
    name: 'school',
    drop: 0,
    layers: [
      {
        kind: 'hall',
        wall: ['#e6e0c8', 1],
        dado: ['#7fae9c', 1],
        door: ['#c98a4e', 1],
        trim: ['#f6f1e0', 1],
        floor: ['#a9b4a6', 1],
        ceiling: ['#eef0e6', 1],
        lamps: 'panels',
        lockers: ['#4f7fa0', 1],
      },
      { kind: 'guests', floor: ['#a9b4a6', 1], scale: 1, table: ['#c98a4e', 1] },
    ],
  },
];
