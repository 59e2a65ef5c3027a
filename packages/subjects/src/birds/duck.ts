import { shade, blob, line, placed, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, turned, volume, within } from '../rig/modelling.ts';
import { footAt, paceOf } from '../rig/pace.ts';
import type { Rig, RigOptions } from '../rig/rig.ts';
import { DUCK } from './duck.data.ts';

interface Foot {
  hip: number;
  step: readonly [ahead: number, up: number];
  colour: string;
}

function drawLeg(ctx: Context2d, { hip, step: [ahead, up], colour }: Foot): void {
  const x = hip + ahead * 0.14;
  const y = -up * 0.1;
  line(ctx, { colour, width: 0.05 }, [hip, -0.16, x, y - 0.04]);
  blob(ctx, colour, placed(DUCK.foot, { x, y }));
}

function drawHead(ctx: Context2d, worn: RigOptions, nod: number): void {
  const { tint: colour = '#2f7d5b' } = worn;
  turned(ctx, { x: 0.3 + nod * 0.02, y: -0.5, angle: nod * 0.07 }, () => {
    blob(ctx, volume(ctx, colour, [-0.46, 0.1]), DUCK.neck);
    stroke(ctx, { colour: '#fbf6ea', width: 0.045 }, DUCK.collar);
    blob(ctx, '#f2b632', DUCK.bill);
    stroke(ctx, { colour: '#c9871e', width: 0.012 }, DUCK.billLine);
    eye(ctx, [0.1, -0.34, 0.032]);
    drawAttire(ctx, worn, { head: { x: 0.06, y: -0.33, scale: 0.15 } });
  });
}

function drawWing(ctx: Context2d, lift: number): void {
  turned(ctx, { x: 0.1, y: -0.42, angle: lift }, () => {
    ctx.translate(-0.1, 0.42);
    blob(ctx, volume(ctx, '#b9aa9c', [-0.5, -0.22]), DUCK.wing);
    blob(ctx, '#3f6fb0', DUCK.mirror);
    stroke(ctx, { colour: '#8f8175', width: 0.016 }, DUCK.feathers);
  });
}

export const duck: Rig = {
  box: [-0.72, -1.25, 0.8, 0.05],
  frames: 14,
  draw(ctx, phase, options) {
    const turn = phase * TAU;
    const pace = paceOf(options);
    const waddle = Math.sin(turn) * (0.012 + 0.05 * Math.min(1, pace.stride));
    drawLeg(ctx, { hip: 0.06, step: footAt(phase, pace, 0.5), colour: '#d9782a' });
    turned(ctx, { x: 0, y: -0.02, angle: waddle }, () => {
      stroke(ctx, { colour: '#2f2a2e', width: 0.035 }, DUCK.curl);
      blob(ctx, volume(ctx, '#d9d0c4', [-0.58, -0.1]), DUCK.body);
      within(ctx, () => blob(ctx, volume(ctx, '#8a5236', [-0.6, -0.1]), DUCK.breast));
      drawWing(ctx, Math.sin(turn + 1) * 0.035 + 0.02);
      drawHead(ctx, options, Math.sin(turn * 2) * Math.max(0.35, pace.stride));
    });
    drawLeg(ctx, { hip: -0.04, step: footAt(phase, pace), colour: shade('#f08c33', 0) });
  },
};
