import type { Composition } from '../layers/layer.ts';

/** A table before a soft background, for what is looked at from near. */
export const TABLETOP_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'window light on a wall',
    drop: 0,
    layers: [
      { kind: 'wall', parallax: 0.6, y: 1.2, tone: ['#d8c3a8', 0.4], foot: ['#a5835f', 0.6] },
      { kind: 'patch', x: 0.68, y: 0.1, size: 0.52, gain: 0.8 },
      { kind: 'table', tone: ['#b07a4e', 0.6] },
      { kind: 'prop', what: 'vase', tone: ['#e8ded0', 0.5], size: 250, y: 0.84 },
      { kind: 'cast', y: 1, bounce: ['#c99a6a', 0.5], scale: 1.35, served: true },
    ],
  },
  {
    name: 'shelf of jars',
    drop: 0,
    layers: [
      { kind: 'wall', parallax: 0.6, y: 1.2, tone: ['#6f9a94', 0.5], foot: ['#4c6f6a', 0.7] },
      {
        kind: 'shelf',
        y: 0.27,
        tone: ['#a8764c', 0.5],
        things: [
          ['#e8d8b8', 0.5],
          ['#d98a5a', 0.5],
          ['#5f8f9a', 0.6],
          ['#c8504a', 0.5],
        ],
        blur: 3,
      },
      {
        kind: 'shelf',
        y: 0.53,
        tone: ['#a8764c', 0.5],
        things: [
          ['#f0e2c4', 0.5],
          ['#7a9a5a', 0.6],
          ['#d9a94a', 0.5],
          ['#8a5a74', 0.6],
        ],
        blur: 3,
      },
      {
        kind: 'table',
        tone: ['#8f5f42', 0.6],
        cloth: [
          ['#f4ead6', 0.4],
          ['#5f9a94', 0.5],
        ],
      },
      { kind: 'cast', y: 1, bounce: ['#b9845c', 0.5], scale: 1.3, served: true },
    ],
  },
  {
    name: 'table before a garden',
    drop: 0,
    layers: [
      { kind: 'sky', sun: 0.4, clouds: 2, size: 0.8 },
      {
        kind: 'ridge',
        parallax: 0.12,
        y: -0.5,
        amplitude: 140,
        cells: 3,
        octaves: 2,
        seed: 2,
        tone: ['leaf', 0.2],
        blur: 4,
      },
      {
        kind: 'scatter',
        what: 'tree',
        parallax: 0.24,
        y: 0.3,
        count: 10,
        heights: [160, 320],
        tone: ['leaf', 0.4],
        blur: 5,
      },
      {
        kind: 'ground',
        parallax: 0.3,
        y: 0.2,
        amplitude: 20,
        cells: 2,
        octaves: 1,
        seed: 4,
        tone: ['grass', 0.45],
        cover: 'flowers',
        blur: 4,
      },
      { kind: 'lights', count: 22, y: 0.1, height: 0.5, size: 22 },
      { kind: 'table', tone: ['#c39a6c', 0.5] },
      { kind: 'prop', what: 'bowl', tone: ['#d9e0e4', 0.5], size: 130, y: 0.84 },
      { kind: 'cast', y: 1, bounce: ['#d9b98a', 0.5], scale: 1.35, served: true },
    ],
  },
  {
    name: 'window and books',
    drop: 0,
    layers: [
      { kind: 'wall', parallax: 0.6, y: 1.2, tone: ['#8a6a84', 0.5], foot: ['#5d4658', 0.7] },
      { kind: 'window', from: 'within', x: 0.7, y: -0.2, size: 370, tone: ['#e9d9c4', 0.5] },
      { kind: 'lights', count: 12, y: 0.08, height: 0.4, size: 16 },
      { kind: 'table', tone: ['#7a4a3a', 0.7] },
      { kind: 'prop', what: 'books', tone: ['#3f6f86', 0.6], size: 150, y: 0.84 },
      { kind: 'cast', y: 1, bounce: ['#a86a50', 0.5], scale: 1.35, served: true },
    ],
  },
  {
    name: 'lights in the dark',
    drop: 0,
    layers: [
      { kind: 'wall', parallax: 0.4, y: 1.2, tone: ['#35405f', 0.8], foot: ['#232a44', 0.9] },
      { kind: 'lights', count: 60, y: 0.06, height: 0.52, size: 34 },
      { kind: 'table', tone: ['#5f4034', 0.7] },
      { kind: 'cast', y: 1, bounce: ['#8a5f50', 0.5], scale: 1.4, served: true },
    ],
  },
];
