import type { Stride } from './stride.ts';

export const STRIDES: Readonly<Record<'idle' | 'walk' | 'run', Stride>> = {
  idle: {
    swing: 0,
    offsets: [0, Math.PI, Math.PI * 1.1, 0.1],
    bend: { rest: 0.1, lift: 0 },
    hock: 0.075,
    bob: { rest: 0, amount: -0.008, rate: 1, lead: 0 },
    pitch: 0,
    stretch: 0,
    wag: 0.5,
    nod: { amount: 0.008, lead: 0 },
  },
  walk: {
    swing: 0.42,
    offsets: [0, Math.PI, Math.PI * 1.1, 0.1],
    bend: { rest: 0, lift: 0.5 },
    hock: 0.075,
    bob: { rest: 0, amount: -0.012, rate: 2, lead: Math.PI / 2 },
    pitch: 0,
    stretch: 0,
    wag: 0.5,
    nod: { amount: 0.008, lead: 0 },
  },
  run: {
    swing: 0.95,
    offsets: [0, 0.5, 2.6, 3.1],
    bend: { rest: 0.35, lift: 0.75 },
    hock: 0.25,
    bob: { rest: -0.06, amount: -0.05, rate: 1, lead: 0.6 },
    pitch: 0.09,
    stretch: 0.03,
    wag: 0.8,
    nod: { amount: 0.025, lead: 2 },
  },
};
