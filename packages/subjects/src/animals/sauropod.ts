import { mix, shade, blob, disc, line, moved, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, volume, within } from '../rig/modelling.ts';
import { footAt, type Pace, paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { SAUROPOD } from './sauropod.data.ts';

interface Leg {
  hip: number;
  step: readonly [ahead: number, up: number];
  colour: string;
}

function drawLeg(ctx: Context2d, { hip, step: [ahead, up], colour }: Leg): void {
  const x = hip + ahead * 0.11;
  const y = -0.06 - up * 0.07;
  line(ctx, { colour, width: 0.16 }, [hip, -0.32, x, y - 0.06]);
  line(ctx, { colour, width: 0.13 }, [x, y - 0.03, x + 0.02, y]);
  for (const toe of [0.02, 0.055, 0.085]) disc(ctx, '#efe3c4', [x + toe - 0.01, y + 0.045, 0.018, 0.014]);
}

function drawLegs(
  ctx: Context2d,
  { phase, pace, colour, side }: { phase: number; pace: Pace; colour: string; side: number },
): void {
  const shift = side * 0.05;
  drawLeg(ctx, { hip: -0.34 + shift, step: footAt(phase, pace, side > 0 ? 0.5 : 0), colour });
  drawLeg(ctx, { hip: 0.2 + shift, step: footAt(phase, pace, side > 0 ? 0.25 : 0.75), colour });
}

function drawHead(ctx: Context2d, colour: string, { sway, lid }: { sway: number; lid: number }): void {
  ctx.save();
  ctx.translate(sway, 0);
  blob(ctx, volume(ctx, colour, [-1.36, -1.1]), SAUROPOD.head);
  stroke(ctx, { colour: shade(colour, -0.2), width: 0.016 }, SAUROPOD.mouth);
  eye(ctx, [0.73, -1.26, 0.034], lid);
  disc(ctx, shade(colour, -0.2), [0.91, -1.23, 0.012]);
  disc(ctx, 'rgba(240,130,110,0.35)', [0.77, -1.18, 0.04, 0.026]);
  ctx.restore();
}

export const sauropod: Rig = {
  box: [-1.42, -1.42, 1.06, 0.05],
  frames: 16,
  draw(ctx, phase, options) {
    const { tint: colour = '#5f9c94' } = options;
    const turn = phase * TAU;
    const pace = paceOf(options);
    const sway = Math.sin(turn) * 0.045;
    const light = mix(colour, '#f3ecc8', 0.6);
    drawLegs(ctx, { phase, pace, colour: shade(colour, -0.12), side: 1 });
    blob(ctx, volume(ctx, colour, [-0.6, -0.16]), moved(SAUROPOD.tail, SAUROPOD.tailSway, Math.sin(turn + 1) * 0.05));
    blob(ctx, volume(ctx, colour, [-1.3, -0.3]), moved(SAUROPOD.neck, SAUROPOD.neckSway, sway));
    within(ctx, () => stroke(ctx, { colour: light, width: 0.1 }, moved(SAUROPOD.throat, SAUROPOD.throatSway, sway)));
    blob(ctx, volume(ctx, colour, [-0.68, -0.16]), SAUROPOD.body);
    within(ctx, () => {
      blob(ctx, light, SAUROPOD.belly);
      for (const [x, y, radius] of [
        [-0.3, -0.52, 0.07] as const,
        [-0.1, -0.58, 0.05] as const,
        [-0.18, -0.46, 0.04] as const,
        [0.06, -0.52, 0.06] as const,
      ]) {
        disc(ctx, shade(colour, -0.06), [x, y, radius, radius * 0.75]);
      }
    });
    drawHead(ctx, colour, { sway, lid: phase > 0.9 ? 1 : 0 });
    drawLegs(ctx, { phase, pace, colour: shade(colour, -0.02), side: -1 });
  },
};
