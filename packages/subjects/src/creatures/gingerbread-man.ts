import { shade, blob, disc, line, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume } from '../rig/modelling.ts';
import { paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { GINGERBREAD } from './gingerbread-man.data.ts';

const ICING = '#fff6e8';

interface Limb {
  x: number;
  y: number;
  length: number;
  /** Radians from straight down, towards the right. */
  angle: number;
  colour: string;
}

/** A thick limb with a zigzag of icing across its end. */
function drawLimb(ctx: Context2d, { x, y, length, angle, colour }: Limb): void {
  turned(ctx, { x, y, angle: -angle }, () => {
    line(ctx, { colour: shade(colour, -0.1), width: 0.2 }, [0, 0, 0, length]);
    line(ctx, { colour, width: 0.175 }, [0, 0, 0, length - 0.008]);
    const hem = length - 0.03;
    stroke(ctx, { colour: ICING, width: 0.022 }, [
      -0.07,
      hem,
      -0.035,
      hem - 0.03,
      0,
      hem,
      0.035,
      hem - 0.03,
      0.07,
      hem,
    ]);
  });
}

function drawFace(ctx: Context2d, lid: number): void {
  eye(ctx, [-0.07, -0.85, 0.034], lid);
  eye(ctx, [0.09, -0.85, 0.034], lid);
  stroke(ctx, { colour: ICING, width: 0.024 }, GINGERBREAD.smile);
  stroke(ctx, { colour: ICING, width: 0.028 }, GINGERBREAD.curl);
  disc(ctx, 'rgba(236,110,110,0.55)', [-0.14, -0.78, 0.04, 0.028]);
  disc(ctx, 'rgba(236,110,110,0.55)', [0.16, -0.78, 0.04, 0.028]);
}

export const gingerbreadMan: Rig = {
  box: [-0.58, -1.19, 0.58, 0.04],
  frames: 14,
  draw(ctx, phase, options) {
    const { tint: colour = '#b87439' } = options;
    const turn = phase * TAU;
    const { stride } = paceOf(options);
    const step = Math.sin(turn) * stride;
    const rise = stride > 0 ? Math.abs(Math.cos(turn)) * 0.05 : 0;
    const wave = Math.sin(turn * 2) * 0.22;
    turned(ctx, { x: 0, y: -rise, angle: step * 0.09 + Math.sin(turn) * 0.015 }, () => {
      drawLimb(ctx, { x: -0.12, y: -0.24, length: 0.13 - Math.max(0, step) * 0.05, angle: -0.14 - step * 0.2, colour });
      drawLimb(ctx, { x: 0.12, y: -0.24, length: 0.13 - Math.max(0, -step) * 0.05, angle: 0.14 - step * 0.2, colour });
      drawLimb(ctx, { x: -0.16, y: -0.5, length: 0.22, angle: -1.2 + step * 0.4, colour });
      drawLimb(ctx, { x: 0.16, y: -0.5, length: 0.22, angle: stride > 0 ? 1.2 + step * 0.4 : 2 + wave, colour });
      blob(
        ctx,
        shade(colour, -0.1),
        GINGERBREAD.body.map((value) => value * 1.02),
      );
      blob(ctx, volume(ctx, colour, [-0.64, -0.14]), GINGERBREAD.body);
      disc(ctx, shade(colour, -0.1), [0, -0.84, 0.262]);
      disc(ctx, volume(ctx, colour, [-1.1, -0.6]), [0, -0.845, 0.248]);
      drawFace(ctx, phase > 0.9 ? 1 : 0);
      for (const [y, paint] of [[-0.46, '#d8423c'] as const, [-0.35, '#4f9a5b'] as const]) {
        disc(ctx, paint, [0, y, 0.038]);
        disc(ctx, 'rgba(255,255,255,0.6)', [-0.012, y - 0.014, 0.012]);
      }
      polygon(ctx, '#d8423c', GINGERBREAD.bow);
      disc(ctx, '#b5302d', [0, -0.59, 0.035]);
    });
  },
};
