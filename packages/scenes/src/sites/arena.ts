import { GYM_THINGS } from '../sets/gym/gym-things.ts';
import type { Composition, Tone } from '../sets/layers/layer.ts';
import { paintIndoors } from '../sets/layers/paint-place.ts';
import type { Stage } from '../stage/stage.ts';
import { ARENA_THINGS } from './arena-things.ts';

const tonesOf = (main: string, accent: string): Readonly<Record<string, Tone>> => ({
  main: [main, 1],
  accent: [accent, 1],
  cloth: ['#e8dcc2', 1],
  wood: ['#8a6a52', 1],
  dark: ['#3a4258', 1],
  step: ['#59627a', 1],
  skin: ['#c98f6c', 1],
  hair: ['#3c2c28', 1],
  iron: ['#3a4048', 1],
  metal: ['#8a939c', 1],
});

const compositionOf = (name: string, floor: string, tones: Readonly<Record<string, Tone>>): Composition => ({
  name,
  drop: 0,
  layers: [
    {
      kind: 'front',
      y: 0.3,
      tone: ['#4a5470', 1],
      pattern: 'panels',
      frame: ['#6f7d86', 1],
      view: 'hills',
      openings: [],
    },
    {
      kind: 'things',
      parallax: 0.6,
      items: [
        { marks: ARENA_THINGS.stand, x: [-0.04, -0.3], y: 0.32, size: 1, tones },
        { marks: ARENA_THINGS.stand, x: [1.04, 1.3], y: 0.32, size: 1, tones },
        { marks: ARENA_THINGS.stand, x: [0.5, 0.5], y: 0.32, size: 1, tones },
      ],
    },
    { kind: 'floor', y: 0.32, tone: [floor, 1], joint: ['#a87540', 1], board: 84 },
    {
      kind: 'things',
      parallax: 0.85,
      items: [
        { marks: GYM_THINGS.lines, x: [0.34, 0.2], y: 0.52, size: 0.9, tones },
        { marks: GYM_THINGS.hoop, x: [0.8, 0.84], y: 0.56, up: 1.5, size: 0.9, tones, glow: [0, 0.2, 1, 0.3] },
      ],
    },
    {
      kind: 'pendants',
      at: [
        [[0.2, 0.12], 0.05, 84],
        [[0.5, 0.5], 0.04, 84],
        [[0.92, 1.1], 0.05, 84],
      ],
      tone: ['#59627a', 1],
    },
    { kind: 'cast', y: 1, bounce: [floor, 1], scale: 1 },
  ],
});

const COMPOSITIONS = [
  compositionOf('hall in blue', '#d9a766', tonesOf('#3f6f9c', '#e0743f')),
  compositionOf('hall in red', '#cf9a5c', tonesOf('#a8453f', '#e8b04a')),
];

/** A sports hall whose stands are full of people. */
export function paintArena(stage: Stage): void {
  paintIndoors(stage, COMPOSITIONS);
}
