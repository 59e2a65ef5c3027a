import type { Points } from '@kinora/drawing';

/** `wingBeat` follows the flap, `wingSide` tells the far wing from the near one. */
export const BIRD = {
  wing: [0.1, -0.02, -0.02, -0.1, -0.24, -0.05, -0.42, 0, -0.2, 0.03, -0.12, 0.03],
  wingBeat: [0, 0, 0, -0.6, 0, -1, 0, -1.1, 0, -0.45, 0, 0],
  wingSide: [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0],
  body: [0.42, -0.03, 0.3, -0.1, 0.05, -0.07, -0.3, 0, -0.58, -0.02, -0.5, 0.08, -0.1, 0.1, 0.25, 0.07],
  beak: [0, -0.05, 0.14, -0.01, 0, 0.02],
} satisfies Record<string, Points>;
