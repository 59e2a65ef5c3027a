import { rgba, blob, disc, moved, TAU } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';
import { ROCKET } from './rocket.data.ts';

export const rocket: Rig = {
  box: [-0.5, -1.3, 0.5, 0.75],
  seat: [0.12, -0.2, 0.5],
  frames: 10,
  draw(ctx, phase, { tint: colour = '#e9eef5' }) {
    const thrust = 0.9 + 0.25 * Math.sin(phase * TAU * 2);
    blob(ctx, '#ff8a3c', moved(ROCKET.flame, ROCKET.flameLength, thrust));
    blob(ctx, '#ffe08a', moved(ROCKET.core, ROCKET.coreLength, thrust));
    blob(ctx, '#e0483e', ROCKET.leftFin);
    blob(ctx, '#e0483e', ROCKET.rightFin);
    blob(ctx, colour, ROCKET.hull);
    ctx.save();
    ctx.clip();
    ctx.fillStyle = '#e0483e';
    ctx.fillRect(-0.4, -1.3, 0.8, 0.36);
    ctx.fillStyle = rgba('#5a6a86', 0.35);
    ctx.fillRect(0.06, -1.3, 0.3, 1.4);
    ctx.restore();
    disc(ctx, '#d0483e', [0, -0.62, 0.115]);
    disc(ctx, '#8fd3ee', [0, -0.62, 0.085]);
    disc(ctx, '#ffffff', [-0.03, -0.65, 0.025]);
  },
};
