import { mix, rgba, shade, blob, disc, moved, stroke, TAU } from '@kinora/drawing';

import { eye, turned, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { GHOST } from './ghost.data.ts';

/** The hem: points below the hood that wave, from right to left. */
function hemAt(turn: number): number[] {
  return Array.from({ length: 9 }, (_, i) => {
    const x = 0.4 - i * 0.1;
    const drop = i % 2 === 0 ? 0.28 : 0.1;
    return [x + Math.sin(turn + i * 0.9) * 0.05 - 0.04, drop + Math.sin(turn + i * 1.3) * 0.04];
  }).flat();
}

export const ghost: Rig = {
  box: [-0.62, -1.04, 0.68, 0.4],
  frames: 16,
  beats: 0.5,
  glow: 0.4,
  draw(ctx, phase, { tint: colour = '#eef2f8' }) {
    const turn = phase * TAU;
    const light = ctx.createLinearGradient(0, -0.96, 0, 0.32);
    light.addColorStop(0, rgba(colour, 0.97));
    light.addColorStop(0.6, rgba(mix(colour, '#b9c8ec', 0.3), 0.92));
    light.addColorStop(1, rgba(mix(colour, '#9fb4e6', 0.6), 0.55));
    turned(ctx, { x: 0, y: Math.sin(turn) * 0.02, angle: Math.sin(turn + 0.8) * 0.04 }, () => {
      stroke(
        ctx,
        { colour: rgba(shade(colour, -0.05), 0.95), width: 0.15 },
        moved(GHOST.farArm, GHOST.armWave, Math.sin(turn) * 0.08),
      );
      blob(ctx, light, [...GHOST.hood, ...hemAt(turn)]);
      within(ctx, () => {
        disc(ctx, rgba('#8fa6de', 0.22), [0.34, -0.2, 0.2, 0.7, 0.1]);
        disc(ctx, rgba('#ffffff', 0.55), [-0.2, -0.72, 0.09, 0.16, 0.5]);
      });
      const lid = phase > 0.9 ? 1 : 0;
      eye(ctx, [-0.03, -0.6, 0.072], lid);
      eye(ctx, [0.2, -0.6, 0.066], lid);
      blob(ctx, '#4a3550', GHOST.mouth);
      disc(ctx, '#e88a96', [0.1, -0.29, 0.05, 0.026]);
      disc(ctx, rgba('#f29aa8', 0.55), [-0.1, -0.47, 0.06, 0.036]);
      disc(ctx, rgba('#f29aa8', 0.55), [0.28, -0.47, 0.05, 0.034]);
      stroke(
        ctx,
        { colour: rgba(mix(colour, '#ffffff', 0.3), 1), width: 0.15 },
        moved(GHOST.nearArm, GHOST.armWave, Math.sin(turn + 1.2) * 0.08),
      );
    });
  },
};
