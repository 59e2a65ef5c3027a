import { mix, shade, blob, disc, line, polygon, stroke } from '@kinora/drawing';

import { halo, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { CANDLE } from './candle.data.ts';
import { drawFlame, flickerAt } from './flame.ts';

export const candle: Rig = {
  box: [-0.56, -1.32, 0.66, 0.05],
  frames: 16,
  glow: 0.5,
  draw(ctx, phase, { tint: colour = '#f3e6cc' }) {
    const brass = '#d9a441';
    const glow = 0.22 + 0.05 * flickerAt(phase, 3);
    halo(ctx, '#ffc766', [0, -0.86, 0.44, glow + 0.2]);
    stroke(ctx, { colour: shade(brass, -0.08), width: 0.05 }, CANDLE.handle);
    polygon(ctx, volume(ctx, brass, [-0.12, 0.02]), CANDLE.dish);
    disc(ctx, mix(brass, '#ffffff', 0.3), [0, -0.1, 0.42, 0.06]);
    disc(ctx, shade(brass, -0.1), [0, -0.1, 0.3, 0.04]);
    polygon(ctx, volume(ctx, colour, [-0.7, -0.1]), CANDLE.wax);
    disc(ctx, mix(colour, '#ffd58a', 0.75), [0, -0.665, 0.14, 0.035]);
    blob(ctx, shade(colour, 0.03), CANDLE.drip);
    blob(ctx, shade(colour, 0.03), CANDLE.farDrip);
    line(ctx, { colour: '#3a2a24', width: 0.024 }, [0, -0.66, 0.005, -0.74]);
    drawFlame(ctx, { x: 0, y: -0.69, width: 0.19, height: 0.46, phase });
  },
};
