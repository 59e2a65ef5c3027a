import type { Points } from '@kinora/drawing';

/** A grand piano seen from the side of its keys, the lid up. */
export const PIANO = {
  lid: [-0.84, -0.72, -0.52, -1.24, 0.3, -1.3, 0.62, -1.06, 0.78, -0.72],
  lidEdge: [-0.84, -0.72, -0.52, -1.24, 0.3, -1.3],
  body: [-0.9, -0.74, 0.84, -0.74, 0.98, -0.66, 0.98, -0.5, 0.86, -0.42, -0.9, -0.42],
  prop: [0.46, -0.72, 0.28, -1.16],
  pedals: [-0.06, -0.4, -0.06, -0.08, 0.06, -0.08, 0.06, -0.4],
} satisfies Record<string, Points>;
