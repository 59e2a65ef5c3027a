import type { Season } from '@kinora/reading';

type Greens = readonly [string, string, string, string];

/** Meadows, and the leaves of trees and hedges, by season; each from far and pale to near and dark. */
export const VERDURE: Readonly<Record<'grasses' | 'leaves', Readonly<Record<Season, Greens>>>> = {
  grasses: {
    summer: ['#c6de8c', '#8fc065', '#4f9150', '#1f5a45'],
    autumn: ['#ead9a0', '#cfae64', '#94803f', '#4d4a34'],
    winter: ['#eef3f9', '#d5e1ee', '#aebfd6', '#5f7a9a'],
  },
  leaves: {
    summer: ['#9ecb7a', '#5fa65a', '#2f7a4c', '#144434'],
    autumn: ['#f0c071', '#e08f44', '#b4562f', '#5a2c2a'],
    winter: ['#dfe8f2', '#b3c3d6', '#7d92ac', '#3a4f6b'],
  },
};
