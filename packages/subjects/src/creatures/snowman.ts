import { mix, shade, blob, disc, line, moved, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned } from '../rig/modelling.ts';
import { paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { SNOWMAN } from './snowman.data.ts';

function drawBall(ctx: Context2d, { y, radius, snow }: { y: number; radius: number; snow: string }): void {
  const light = ctx.createRadialGradient(-radius * 0.3, y - radius * 0.4, radius * 0.1, 0, y, radius * 1.1);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.6, snow);
  light.addColorStop(1, mix(snow, '#8fa9cc', 0.55));
  disc(ctx, light, [0, y, radius, radius * 0.95]);
}

function drawArm(ctx: Context2d, points: readonly number[], wave: number): void {
  const [x = 0, y = 0] = points;
  turned(ctx, { x, y, angle: wave }, () => {
    ctx.translate(-x, -y);
    stroke(ctx, { colour: '#6b4a35', width: 0.035 }, points);
    const [tipX = 0, tipY = 0] = points.slice(-2);
    const side = Math.sign(tipX);
    line(ctx, { colour: '#6b4a35', width: 0.024 }, [tipX - side * 0.06, tipY + 0.06, tipX + side * 0.05, tipY + 0.02]);
    line(ctx, { colour: '#6b4a35', width: 0.024 }, [tipX - side * 0.05, tipY + 0.06, tipX - side * 0.06, tipY - 0.06]);
  });
}

function drawFace(ctx: Context2d): void {
  eye(ctx, [-0.01, -0.89, 0.034]);
  eye(ctx, [0.14, -0.89, 0.032]);
  for (let i = 0; i < 8; i += 2) disc(ctx, '#2f2a33', [SNOWMAN.mouth[i] ?? 0, SNOWMAN.mouth[i + 1] ?? 0, 0.017]);
  polygon(ctx, '#ee8433', SNOWMAN.nose);
  line(ctx, { colour: '#c9641f', width: 0.01 }, [0.12, -0.82, 0.18, -0.815]);
  disc(ctx, 'rgba(240,130,130,0.4)', [-0.09, -0.8, 0.045, 0.03]);
}

function drawHat(ctx: Context2d, band: string): void {
  blob(ctx, '#37323d', SNOWMAN.brim);
  polygon(ctx, '#37323d', SNOWMAN.hat);
  line(ctx, { colour: band, width: 0.05 }, [-0.14, -1.07, 0.15, -1.07]);
}

/** It waves; on its way it hops. */
export const snowman: Rig = {
  box: [-0.74, -1.5, 0.76, 0.04],
  frames: 16,
  draw(ctx, phase, options) {
    const { tint: snow = '#f2f6fb' } = options;
    const turn = phase * TAU;
    const hop = Math.abs(Math.sin(turn)) * Math.min(1, paceOf(options).lift);
    const scarf = '#c8453a';
    turned(ctx, { x: 0, y: -hop * 0.1, scaleY: 1 + hop * 0.03 }, () => {
      drawArm(ctx, SNOWMAN.farArm, Math.sin(turn * 2) * 0.22 - 0.2);
      drawBall(ctx, { y: -0.25, radius: 0.31, snow });
      drawBall(ctx, { y: -0.52, radius: 0.245, snow });
      for (const y of [-0.54, -0.44, -0.3]) disc(ctx, '#2f2a33', [0.07, y, 0.026]);
      turned(ctx, { x: 0, y: -0.66, angle: Math.sin(turn) * 0.06 }, () => {
        ctx.translate(0, 0.66);
        drawBall(ctx, { y: -0.83, radius: 0.2, snow });
        drawFace(ctx);
        drawHat(ctx, scarf);
      });
      stroke(
        ctx,
        { colour: shade(scarf, -0.06), width: 0.09 },
        moved(SNOWMAN.scarfEnd, SNOWMAN.scarfEndWave, Math.sin(turn) * 0.04 + 0.02),
      );
      stroke(ctx, { colour: scarf, width: 0.1 }, SNOWMAN.scarf);
      drawArm(ctx, SNOWMAN.nearArm, Math.sin(turn + 1) * 0.08);
    });
  },
};
