import { shade, blob, line, placed, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume } from '../rig/modelling.ts';
import { footAt, paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { FLAMINGO } from './flamingo.data.ts';

interface Leg {
  hip: number;
  step: readonly [ahead: number, up: number];
  colour: string;
}

function drawLeg(ctx: Context2d, { hip, step: [ahead, up], colour }: Leg): void {
  const x = hip + ahead * 0.17 - up * 0.05;
  const y = -0.01 - up * 0.16;
  const knee = [hip + ahead * 0.06 + up * 0.1, -0.24 - up * 0.03] as const;
  line(ctx, { colour, width: 0.032 }, [hip, -0.46, ...knee, x, y]);
  line(ctx, { colour, width: 0.05 }, [...knee, ...knee]);
  stroke(ctx, { colour, width: 0.03 }, placed(FLAMINGO.foot, { x, y }));
}

/** The other leg, tucked up under the body while it stands. */
function drawTuckedLeg(ctx: Context2d, colour: string): void {
  line(ctx, { colour, width: 0.032 }, [-0.02, -0.46, 0.1, -0.3, -0.1, -0.36]);
  line(ctx, { colour, width: 0.05 }, [0.1, -0.3, 0.1, -0.3]);
}

function drawHead(ctx: Context2d, colour: string): void {
  blob(ctx, colour, FLAMINGO.head);
  blob(ctx, '#fbe6d8', FLAMINGO.beak);
  blob(ctx, '#2a2024', FLAMINGO.beakTip);
  eye(ctx, [0.3, -1.015, 0.018]);
}

export const flamingo: Rig = {
  box: [-0.52, -1.12, 0.52, 0.05],
  frames: 14,
  draw(ctx, phase, options) {
    const { tint: colour = '#f2879b' } = options;
    const turn = phase * TAU;
    const pace = paceOf(options);
    const legs = shade(colour, -0.1);
    if (pace.stride > 0) drawLeg(ctx, { hip: -0.02, step: footAt(phase, pace, 0.5), colour: shade(legs, -0.06) });
    else drawTuckedLeg(ctx, shade(legs, -0.06));
    drawLeg(ctx, { hip: -0.06, step: footAt(phase, pace), colour: legs });
    turned(ctx, { x: 0, y: Math.sin(turn * 2) * 0.008, angle: 0 }, () => {
      turned(ctx, { x: 0.1, y: -0.58, angle: Math.sin(turn) * 0.05 }, () => {
        ctx.translate(-0.1, 0.58);
        stroke(ctx, { colour, width: 0.075 }, FLAMINGO.neck);
        drawHead(ctx, colour);
      });
      blob(ctx, volume(ctx, colour, [-0.68, -0.42]), FLAMINGO.body);
      blob(ctx, '#3a2830', FLAMINGO.quills);
      blob(ctx, volume(ctx, shade(colour, -0.05), [-0.64, -0.44]), FLAMINGO.wing);
      stroke(ctx, { colour: shade(colour, 0.06), width: 0.018 }, FLAMINGO.feathers);
    });
  },
};
