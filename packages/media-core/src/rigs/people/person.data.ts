import type { Points } from '../../core/drawing.ts';

/** A person in profile, feet at 0. */
export const PERSON = {
  coat: [-0.13, -0.8, 0, -0.87, 0.12, -0.8, 0.15, -0.6, 0.14, -0.38, -0.13, -0.38, -0.16, -0.6],
  collar: [-0.08, -0.86, 0.09, -0.86],
  hair: [0.1, -1.12, 0, -1.16, -0.1, -1.1, -0.12, -0.95, -0.05, -0.92, -0.02, -1.02, 0.08, -1.06],
} satisfies Record<string, Points>;
