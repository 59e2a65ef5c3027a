import type { Flight } from './flight.ts';

/** How small painted things fill the air. */
export const FLIGHTS: Readonly<Record<string, Flight>> = {
  hearts: {
    sprites: ['heart', 'heart-pale', 'heart-violet'],
    path: 'rise',
    count: 30,
    size: 0.075,
    pace: 0.16,
    spin: 0.25,
  },
  sparkles: { sprites: ['sparkle'], path: 'twinkle', count: 46, size: 0.09, pace: 0.6, spin: 0.2 },
  bats: { sprites: ['bat'], path: 'swarm', count: 16, size: 0.15, pace: 0.2, spin: 0.1 },
  pumpkins: { sprites: ['pumpkin'], path: 'bounce', count: 11, size: 0.14, pace: 0.2, spin: 0.4 },
  lanterns: { sprites: ['lantern', 'lantern-red'], path: 'rise', count: 22, size: 0.15, pace: 0.06, spin: 0.06 },
  bubbles: { sprites: ['bubble'], path: 'rise', count: 30, size: 0.1, pace: 0.1, spin: 0.1 },
  ghosts: { sprites: ['ghost'], path: 'haunt', count: 7, size: 0.24, pace: 0.1, spin: 0.12 },
  balloons: {
    sprites: ['balloon-red', 'balloon-blue', 'balloon-gold', 'balloon-green'],
    path: 'rise',
    count: 18,
    size: 0.22,
    pace: 0.11,
    spin: 0.12,
  },
  coins: { sprites: ['coin'], path: 'flip', count: 34, size: 0.085, pace: 0.42, spin: 0.8 },
  notes: {
    sprites: ['note-pink', 'note-blue', 'note-gold'],
    path: 'rise',
    count: 24,
    size: 0.085,
    pace: 0.14,
    spin: 0.3,
  },
  stars: { sprites: ['star', 'star-pink'], path: 'fall', count: 30, size: 0.07, pace: 0.18, spin: 1 },
  paws: { sprites: ['paw-brown', 'paw-pink'], path: 'rise', count: 22, size: 0.085, pace: 0.12, spin: 0.4 },
};
