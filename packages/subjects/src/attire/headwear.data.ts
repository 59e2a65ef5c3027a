import type { Mark } from '@kinora/drawing';

import { ACCESSORIES } from '../people/accessories.data.ts';

/** What animals wear on their heads, in head radii about the middle of the head; `hat` is the colour of the cloth. */
export const HEADWEAR = {
  hat: ACCESSORIES.hat.hat,
  cap: ACCESSORIES.cap.hat,
  beanie: ACCESSORIES.beanie.hat,
  crown: ACCESSORIES.crown.hat,
  'top hat': ACCESSORIES['top hat'].hat,
  magician: ACCESSORIES['top hat'].hat,
  headphones: ACCESSORIES.headphones.hat,
  glasses: ACCESSORIES.glasses.mask,
  king: ACCESSORIES.crown.hat,
  queen: ACCESSORIES.crown.hat,
  prince: ACCESSORIES.crown.hat,
  princess: ACCESSORIES.crown.hat,
  witch: [
    ['blob', '#3a3050', [-0.7, -0.6, -0.5, -1.3, -0.2, -1.9, -0.5, -2.3, 0.1, -2.0, 0.4, -1.4, 0.76, -0.62, 0, -0.5]],
    ['curve', '#e58a2f', [-0.66, -0.74, 0.04, -0.86, 0.72, -0.76], 0.18],
    [
      'blob',
      '#2e2642',
      [-1.4, -0.4, -0.8, -0.62, 0.1, -0.7, 0.9, -0.64, 1.46, -0.44, 0.8, -0.36, 0, -0.4, -0.8, -0.28],
    ],
  ],
  wizard: [
    ['blob', '#4b4a9c', [-0.84, -0.5, -0.5, -1.3, -0.3, -1.9, -0.55, -2.3, 0.1, -2.0, 0.4, -1.4, 0.86, -0.56, 0, -0.4]],
    ['disc', '#f3d27a', [0.1, -1.1, 0.14]],
    ['disc', '#f3d27a', [-0.25, -0.78, 0.1]],
    ['curve', '#f3d27a', [-0.8, -0.5, 0, -0.44, 0.82, -0.56], 0.13],
  ],
  pirate: [
    ['blob', '#2c2a34', [-1.15, -0.5, -0.8, -1.1, -0.1, -1.35, 0.7, -1.2, 1.2, -0.6, 0.6, -0.62, 0, -0.7, -0.6, -0.58]],
    ['curve', '#e8c46a', [-1.1, -0.52, -0.6, -0.6, 0, -0.7, 0.6, -0.62, 1.16, -0.62], 0.08],
    ['disc', '#f4efe4', [0.06, -0.98, 0.17]],
    ['disc', '#2c2a34', [0, -1.0, 0.045]],
    ['disc', '#2c2a34', [0.13, -1.0, 0.045]],
  ],
  cowboy: [
    ['blob', '#9a6a3c', [-0.62, -0.5, -0.6, -1.1, -0.2, -1.3, 0.06, -1.18, 0.36, -1.3, 0.7, -1.06, 0.72, -0.54]],
    ['curve', '#5a3a20', [-0.62, -0.62, 0.04, -0.74, 0.72, -0.64], 0.14],
    ['blob', '#b07c48', [-1.5, -0.72, -0.9, -0.58, 0, -0.66, 0.9, -0.6, 1.55, -0.76, 0.9, -0.32, 0, -0.4, -0.8, -0.28]],
  ],
  santa: [
    ['blob', '#cf3a36', [-0.84, -0.5, -0.6, -1.1, 0, -1.42, 0.5, -1.3, 0.1, -1.2, 0.5, -0.96, 0.84, -0.56, 0, -0.4]],
    ['blob', '#cf3a36', [-0.5, -1.05, -0.2, -1.45, -0.9, -1.5, -1.3, -0.9, -1.1, -0.8, -0.9, -1.1]],
    ['disc', '#fbf8f2', [-1.22, -0.74, 0.22]],
    ['curve', '#fbf8f2', [-0.86, -0.44, 0.02, -0.54, 0.88, -0.48], 0.28],
  ],
  chef: [
    ['disc', '#f4f0e8', [-0.4, -1.16, 0.42]],
    ['disc', '#fbf8f2', [0.42, -1.14, 0.42]],
    ['disc', '#ffffff', [0, -1.32, 0.46]],
    ['poly', '#fbf8f2', [-0.66, -0.46, -0.6, -1.1, 0.62, -1.1, 0.7, -0.5, 0, -0.42]],
    ['curve', '#d9d2c4', [-0.6, -0.64, 0, -0.7, 0.64, -0.66], 0.06],
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>;
