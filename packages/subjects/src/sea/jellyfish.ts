import { rgba, blob, stroke, TAU } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';

interface Pulse {
  /** In radians. */
  turn: number;
  width: number;
}

/** One trailing arm as a wave that grows towards its end; `index` counts from the middle. */
function arm({ turn, width }: Pulse, index: number): number[] {
  return Array.from({ length: 7 }, (_, step) => [
    index * 0.1 * width + Math.sin(turn - step * 0.9 + index) * 0.03 * step,
    step * 0.15,
  ]).flat();
}

export const jellyfish: Rig = {
  box: [-0.5, -0.6, 0.5, 1.1],
  frames: 16,
  draw(ctx, phase, { tint: colour = '#ff9ad5' }) {
    const turn = phase * TAU;
    const s = 1 + 0.1 * Math.sin(turn);
    for (let i = -3; i <= 3; i++) {
      stroke(ctx, { colour: rgba(colour, 0.6), width: 0.028 }, arm({ turn, width: s }, i));
    }
    const dome = [-0.42 * s, 0.02, -0.36 * s, -0.28, 0, -0.48 / s, 0.36 * s, -0.28, 0.42 * s, 0.02];
    blob(ctx, rgba(colour, 0.85), [...dome, 0.2, -0.05, 0, 0.03, -0.2, -0.05]);
    blob(ctx, rgba('#ffffff', 0.35), [-0.25 * s, -0.1, -0.2, -0.3, 0.02, -0.4 / s, -0.08, -0.2]);
  },
};
