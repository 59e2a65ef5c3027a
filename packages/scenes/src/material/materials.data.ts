import type { Material } from '@kinora/subjects';

/** What a material makes of a drawing. */
export interface Substance {
  /** Its colours from dark to light, as red, green and blue. */
  readonly ramp: readonly (readonly [red: number, green: number, blue: number])[];
  /** How much of the drawing's own colours stays, 0 to 1. */
  readonly keeps: number;
  /** How much of what is behind is hidden, 0 to 1. */
  readonly hides: number;
  /** Strength of bright edges, of a body that light goes through. */
  readonly edges: number;
  /** How strongly light and dark come in bands, as on what is polished. */
  readonly gloss: number;
  /** How much of its light is its own, 0 to 1. */
  readonly glow?: number;
  readonly grain: 'wood' | 'speckled' | 'knitted' | 'streaks' | 'stars' | 'flames' | 'facets';
  /** Strength of the grain. */
  readonly relief: number;
}

export const SUBSTANCES: Readonly<Record<Material, Substance>> = {
  glass: {
    ramp: [
      [44, 122, 148],
      [128, 208, 222],
      [232, 252, 252],
    ],
    keeps: 0.2,
    hides: 0.52,
    edges: 1,
    gloss: 0,
    grain: 'streaks',
    relief: 0.5,
  },
  ice: {
    ramp: [
      [66, 132, 190],
      [148, 206, 236],
      [240, 252, 255],
    ],
    keeps: 0.06,
    hides: 0.78,
    edges: 0.9,
    gloss: 0,
    grain: 'facets',
    relief: 0.3,
  },
  wood: {
    ramp: [
      [72, 42, 22],
      [172, 112, 60],
      [240, 200, 140],
    ],
    keeps: 0.2,
    hides: 1,
    edges: 0,
    gloss: 0,
    grain: 'wood',
    relief: 0.17,
  },
  stone: {
    ramp: [
      [62, 62, 66],
      [142, 142, 140],
      [222, 220, 212],
    ],
    keeps: 0.06,
    hides: 1,
    edges: 0,
    gloss: 0,
    grain: 'speckled',
    relief: 0.24,
  },
  gold: {
    ramp: [
      [84, 48, 4],
      [206, 146, 26],
      [255, 222, 104],
      [255, 248, 214],
    ],
    keeps: 0.04,
    hides: 1,
    edges: 0.25,
    gloss: 0.24,
    grain: 'streaks',
    relief: 0.3,
  },
  metal: {
    ramp: [
      [48, 54, 62],
      [138, 148, 158],
      [214, 222, 228],
      [252, 253, 255],
    ],
    keeps: 0.1,
    hides: 1,
    edges: 0.25,
    gloss: 0.24,
    grain: 'streaks',
    relief: 0.26,
  },
  paper: {
    ramp: [
      [176, 160, 138],
      [232, 222, 204],
      [253, 249, 240],
    ],
    keeps: 0.3,
    hides: 1,
    edges: 0.15,
    gloss: 0,
    grain: 'facets',
    relief: 0.12,
  },
  wool: {
    ramp: [
      [90, 60, 70],
      [200, 150, 140],
      [250, 228, 214],
    ],
    keeps: 0.82,
    hides: 1,
    edges: 0,
    gloss: 0,
    grain: 'knitted',
    relief: 0.4,
  },
  chocolate: {
    ramp: [
      [44, 20, 10],
      [104, 58, 32],
      [190, 132, 92],
    ],
    keeps: 0,
    hides: 1,
    edges: 0.1,
    gloss: 0.16,
    grain: 'streaks',
    relief: 0.2,
  },
  water: {
    ramp: [
      [20, 82, 140],
      [74, 158, 214],
      [214, 244, 255],
    ],
    keeps: 0.06,
    hides: 0.62,
    edges: 1,
    gloss: 0.2,
    grain: 'streaks',
    relief: 0.34,
  },
  fire: {
    ramp: [
      [150, 20, 4],
      [240, 96, 14],
      [255, 190, 50],
      [255, 250, 214],
    ],
    keeps: 0.04,
    hides: 0.94,
    edges: 0.5,
    gloss: 0.1,
    glow: 0.8,
    grain: 'flames',
    relief: 0.5,
  },
  stars: {
    ramp: [
      [18, 20, 66],
      [62, 52, 140],
      [156, 128, 222],
    ],
    keeps: 0.04,
    hides: 0.9,
    edges: 0.9,
    gloss: 0,
    glow: 0.6,
    grain: 'stars',
    relief: 1,
  },
  cloud: {
    ramp: [
      [176, 190, 214],
      [230, 236, 246],
      [255, 255, 255],
    ],
    keeps: 0,
    hides: 0.9,
    edges: 0.3,
    gloss: 0,
    grain: 'speckled',
    relief: 0.16,
  },
};
