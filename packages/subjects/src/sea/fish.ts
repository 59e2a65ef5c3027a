import { mix, rgba, shade, blob, disc, moved, TAU } from '@kinora/drawing';

import { openEye } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { FISH } from './fish.data.ts';

export const fish: Rig = {
  box: [-0.75, -0.5, 0.7, 0.5],
  frames: 10,
  draw(ctx, phase, { tint: colour = '#ff9a3d' }) {
    const beat = Math.sin(phase * TAU);
    blob(ctx, shade(colour, -0.06), moved(FISH.tail, FISH.tailBeat, beat));
    blob(ctx, shade(colour, -0.03), FISH.backFin);
    blob(ctx, colour, moved(FISH.body, FISH.bodyBeat, beat));
    ctx.save();
    ctx.clip();
    blob(ctx, mix(colour, '#ffffff', 0.55), FISH.belly);
    ctx.fillStyle = rgba('#ffffff', 0.85);
    ctx.fillRect(0.22, -0.4, 0.07, 0.8);
    ctx.fillRect(-0.14, -0.4, 0.07, 0.8);
    ctx.restore();
    blob(ctx, shade(colour, -0.08), moved(FISH.sideFin, FISH.sideFinBeat, beat));
    openEye(ctx, [0.37, -0.05, 0.045], () => {
      disc(ctx, '#ffffff', [0.37, -0.05, 0.05]);
      disc(ctx, '#14181f', [0.385, -0.05, 0.032]);
    });
  },
};
