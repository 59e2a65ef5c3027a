import { blob, disc, mix, rgba, shade, stroke, TAU } from '@kinora/drawing';

import { eye, turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const ARMS = 5;

/** A point of the outline, as an angle and how far it is from the middle. */
const at = (angle: number, distance: number) => [Math.cos(angle) * distance, Math.sin(angle) * distance * 0.97];

/** The outline of five arms, each bending by itself. */
function outlineAt(turn: number, reach: number): readonly number[] {
  return Array.from({ length: ARMS }, (_, arm) => {
    const angle = (arm / ARMS) * TAU - TAU / 4;
    const bend = Math.sin(turn + arm * 1.3) * 0.09;
    const tip = angle + bend;
    return [
      ...at(angle - 0.62, 0.24 * reach),
      ...at(tip - 0.2, 0.42 * reach),
      ...at(tip - 0.09, 0.56 * reach),
      ...at(tip + 0.09, 0.56 * reach),
      ...at(tip + 0.2, 0.42 * reach),
    ];
  }).flat();
}

/** A starfish that stands on two arms and waves with the others. */
export const starfish: Rig = {
  box: [-0.66, -1.08, 0.66, 0.08],
  frames: 16,
  breathes: true,
  draw(ctx, phase, { tint: colour = '#ef7a4e' }) {
    const turn = phase * TAU;
    turned(ctx, { x: 0, y: -0.46, angle: Math.sin(turn) * 0.03 }, () => {
      blob(ctx, shade(colour, -0.1), outlineAt(turn, 1.04));
      blob(ctx, volume(ctx, colour, [-0.56, 0.5]), outlineAt(turn, 0.98));
      for (let arm = 0; arm < ARMS; arm++) {
        const angle = (arm / ARMS) * TAU - TAU / 4;
        for (let dot = 1; dot < 6; dot++) {
          const away = angle + (Math.sin(turn + arm * 1.3) * 0.09 * dot) / 5;
          const distance = 0.1 + dot * 0.078;
          disc(ctx, rgba(mix(colour, '#fff1d8', 0.65), 0.9), [
            Math.cos(away) * distance,
            Math.sin(away) * distance,
            0.026 - dot * 0.0028,
          ]);
        }
      }
      for (const side of [-1, 1]) {
        disc(ctx, '#fff8ee', [side * 0.085, -0.05, 0.062, 0.07]);
        eye(ctx, [side * 0.085 + 0.008, -0.045, 0.038], phase > 0.92 ? 1 : 0);
        disc(ctx, rgba('#e0394a', 0.35), [side * 0.16, 0.04, 0.035, 0.022]);
      }
      stroke(ctx, { colour: shade(colour, -0.28), width: 0.018 }, [-0.06, 0.055, 0, 0.09, 0.06, 0.055]);
    });
  },
};
