import type { PoseTracks } from './pose.ts';

/** The near arm that carries something, or both. */
export const CARRYING = {
  out: { nearShoulder: -0.7, nearElbow: 0.34 },
  high: { nearShoulder: -0.85, nearElbow: -1.25 },
  before: { nearShoulder: -0.08, nearElbow: 1.85 },
  both: { nearShoulder: 0.2, nearElbow: 1.5, farShoulder: 0.6, farElbow: 1.1 },
  down: {},
} as const satisfies Record<string, PoseTracks>;
