import type { Outfit } from './outfit.ts';

/** Roles that show by what somebody does, in clothes of their own. */
export const HABITS = {
  dancer: { habit: 'dance' },
  singer: { habit: 'sing' },
  musician: { habit: 'play' },
  reader: { habit: 'read' },
  runner: {
    habit: 'run',
    main: ['#e0574c', '#2f8f86', '#3b76c4', '#e58a2f'],
    sleeves: 0.6,
    cuff: 'accent',
    torso: 'main',
    sleeve: 'main',
    legs: '#34363f',
    legLength: 0.85,
    skirt: undefined,
    puff: undefined,
    shoes: { paint: '#f2efe8', sole: '#e0574c' },
    chest: [
      ['panel', 'white', [-0.14, -0.72, 0.44, 0.34, 0.03]],
      ['line', '#34323c', [-0.02, -0.62, -0.02, -0.46], 0.05],
      ['curve', '#34323c', [0.1, -0.6, 0.2, -0.63, 0.2, -0.55, 0.1, -0.46, 0.22, -0.46], 0.045],
    ],
  },
} as const satisfies Record<string, Partial<Outfit>>;
