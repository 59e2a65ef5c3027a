import { mix, shade, blob, disc, line, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, limb, turned, volume } from '../rig/modelling.ts';
import { footAt, paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { YETI } from './yeti.data.ts';

const SKIN = '#8fa9c4';

function drawLeg(
  ctx: Context2d,
  { x, step: [ahead, up], colour }: { x: number; step: readonly [number, number]; colour: string },
): void {
  const footX = x + ahead * 0.14;
  const footY = -up * 0.1;
  line(ctx, { colour, width: 0.24 }, [x, -0.28, footX, footY - 0.14]);
  turned(ctx, { x: footX, y: footY }, () => {
    blob(ctx, colour, YETI.foot);
    for (const toe of [0.1, 0.15, 0.19]) disc(ctx, SKIN, [toe, -0.03, 0.026, 0.022]);
  });
}

function drawArm(
  ctx: Context2d,
  { x, angle, bend, colour }: { x: number; angle: number; bend: number; colour: string },
): void {
  const [handX, handY] = limb(ctx, { x, y: -0.72, length: 0.23, angle, bend, width: 0.18, colour });
  disc(ctx, SKIN, [handX, handY + 0.03, 0.085]);
  const elbowX = x + Math.sin(angle) * 0.23;
  const elbowY = -0.72 + Math.cos(angle) * 0.23;
  for (const shift of [0, 0.09])
    polygon(ctx, colour, [
      elbowX - 0.1,
      elbowY + shift - 0.06,
      elbowX - 0.15,
      elbowY + shift + 0.07,
      elbowX,
      elbowY + shift + 0.04,
    ]);
}

/** Tufts over the belly, in rows. */
function drawTufts(ctx: Context2d, colour: string): void {
  for (const [x, y] of [
    [-0.28, -0.66] as const,
    [-0.24, -0.5] as const,
    [0.02, -0.28] as const,
    [-0.14, -0.36] as const,
    [0.28, -0.4] as const,
    [-0.3, -0.36] as const,
  ]) {
    stroke(ctx, { colour, width: 0.024 }, [
      x - 0.05,
      y - 0.02,
      x - 0.02,
      y + 0.035,
      x + 0.01,
      y - 0.01,
      x + 0.04,
      y + 0.04,
    ]);
  }
}

function drawFace(ctx: Context2d, lid: number): void {
  blob(ctx, volume(ctx, SKIN, [-1, -0.72]), YETI.face);
  for (const [x, radius] of [[0.1, 0.05] as const, [0.235, 0.046] as const]) {
    disc(ctx, '#fffdf6', [x, -0.91, radius, radius * (1.1 - lid)]);
    eye(ctx, [x + 0.012, -0.905, radius * 0.62], lid);
  }
  stroke(ctx, { colour: '#ffffff', width: 0.028 }, YETI.brow);
  disc(ctx, shade(SKIN, -0.18), [0.185, -0.85, 0.036, 0.022]);
  stroke(ctx, { colour: '#4a5f78', width: 0.02 }, YETI.mouth);
  for (const x of [0.1, 0.21]) polygon(ctx, '#fffdf6', [x - 0.018, -0.808, x + 0.018, -0.805, x, -0.845]);
}

export const yeti: Rig = {
  box: [-0.66, -1.3, 0.86, 0.06],
  frames: 14,
  draw(ctx, phase, options) {
    const { tint: colour = '#e6edf4' } = options;
    const turn = phase * TAU;
    const pace = paceOf(options);
    const swing = Math.sin(turn) * 0.5 * pace.stride;
    const dark = shade(colour, -0.12);
    turned(ctx, { x: 0, y: 0, angle: swing * 0.06 }, () => {
      drawLeg(ctx, { x: 0.14, step: footAt(phase, pace, 0.5), colour: dark });
      drawArm(ctx, { x: 0.3, angle: 0.35 + swing, bend: -0.5, colour: dark });
      drawLeg(ctx, { x: -0.14, step: footAt(phase, pace), colour: shade(colour, -0.05) });
      turned(ctx, { x: 0, y: Math.sin(turn * 2) * 0.008, scaleY: 1 + Math.sin(turn) * 0.012 }, () => {
        for (const x of [-0.06, 0.2])
          polygon(ctx, '#d9c7a2', [x - 0.05, -1.06, x + (x < 0 ? -0.08 : 0.1), -1.24, x + 0.05, -1.08]);
        blob(ctx, volume(ctx, colour, [-1.12, -0.2]), YETI.body);
        blob(ctx, mix(colour, SKIN, 0.35), YETI.chest);
        drawTufts(ctx, shade(colour, -0.1));
        drawFace(ctx, phase > 0.9 ? 1 : 0);
      });
      drawArm(ctx, { x: -0.3, angle: -0.12 - swing, bend: -0.35, colour: shade(colour, -0.02) });
    });
  },
};
