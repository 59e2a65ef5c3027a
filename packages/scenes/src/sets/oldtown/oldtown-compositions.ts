import type { Composition, Tone } from '../layers/layer.ts';
import { OLDTOWN_THINGS as THINGS } from './oldtown-things.ts';

const tonesOf = (
  depth: number,
  [wall, shutter, roof]: readonly [string, string, string],
): Readonly<Record<string, Tone>> => ({
  wall: [wall, depth],
  shutter: [shutter, depth],
  roof: [roof, depth],
  beam: ['#5f4030', depth],
  stone: ['#b3a08c', depth],
  trim: ['#f3e8d2', depth],
  glass: ['#7f9cae', depth],
  door: ['#6d4a34', depth],
  brick: ['#9a5c48', depth],
  leaf: ['#5f8f55', depth],
  flower: ['#e2604f', depth],
  iron: ['#2f3438', 1],
});

const CREAM = (depth: number) => tonesOf(depth, ['#f0e0c0', '#4f7f78', '#a4553f']);
const ROSE = (depth: number) => tonesOf(depth, ['#e8c0a4', '#5f6f94', '#8f4a40']);
const OCHRE = (depth: number) => tonesOf(depth, ['#e3b772', '#7d4a3c', '#9c5a44']);

export const OLDTOWN_COMPOSITIONS: readonly Composition[] = [
  {
    name: 'street to the church',
    drop: -0.02,
    layers: [
      { kind: 'sky', clouds: 4, size: 1 },
      { kind: 'ridge', parallax: 0.06, y: -0.6, amplitude: 130, cells: 3, octaves: 2, seed: 4, tone: ['leaf', 0.2] },
      { kind: 'mist', parallax: 0.08, y: -0.1, height: 120, gain: 0.6 },
      { kind: 'floor', y: 0.2, tone: ['#b09a86', 0.7], joint: ['#7d6a5c', 0.7], board: 120, laid: 'cobbles' },
      {
        kind: 'things',
        parallax: 0.16,
        items: [
          { marks: THINGS.tower, x: [0.6, 0.56], y: 0.2, size: 0.6, tones: CREAM(0.25) },
          { marks: THINGS.broad, x: [0.54, 0.42], y: 0.22, size: 0.32, tones: ROSE(0.3) },
          { marks: THINGS.gabled, x: [0.64, 0.68], y: 0.22, size: 0.34, tones: OCHRE(0.3) },
        ],
      },
      { kind: 'mist', parallax: 0.2, y: 0.16, height: 70, gain: 0.5 },
      {
        kind: 'things',
        parallax: 0.4,
        items: [
          { marks: THINGS.gabled, x: [0.46, 0.24], y: 0.32, size: 0.5, tones: OCHRE(0.5) },
          { marks: THINGS.gabled, x: [0.725, 0.84], y: 0.32, size: 0.52, tones: CREAM(0.5) },
          { marks: THINGS.broad, x: [0.35, 0.08], y: 0.38, size: 0.66, tones: CREAM(0.55) },
        ],
      },
      {
        kind: 'things',
        parallax: 0.7,
        items: [
          { marks: THINGS.broad, x: [0.85, 1.02], y: 0.46, size: 0.78, tones: ROSE(0.7), glow: [0.27, 0.43, 0.9, 0.4] },
          { marks: THINGS.gabled, x: [0.18, -0.1], y: 0.5, size: 0.92, tones: ROSE(0.75), glow: [0, 0.5, 0.9, 0.4] },
          { marks: THINGS.gabled, x: [1.03, 1.4], y: 0.58, size: 1.16, tones: OCHRE(0.85) },
          { marks: THINGS.broad, x: [-0.05, -0.5], y: 0.64, size: 1.14, tones: CREAM(0.9) },
        ],
      },
      {
        kind: 'things',
        parallax: 0.9,
        items: [
          { marks: THINGS.lantern, x: [0.27, 0.14], y: 0.68, size: 0.94, tones: CREAM(0.9), glow: [0.22, 1.2, 1, 0.8] },
          {
            marks: THINGS.lantern,
            x: [0.77, 0.88],
            y: 0.56,
            size: 0.72,
            tones: CREAM(0.9),
            glow: [0.22, 1.2, 1, 0.8],
            turned: true,
          },
          { marks: [], x: [0.27, 0.14], y: 0.74, size: 0.94, tones: {}, glow: [0.22, -0.05, 0.8, 0.4] },
        ],
      },
      { kind: 'cast', y: 1, bounce: ['#b09a86', 0.5], scale: 1 },
    ],
  },
];
