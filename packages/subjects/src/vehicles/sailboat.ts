import { mix, rgba, blob, line, polygon, stroke, type Context2d } from '@kinora/drawing';

import { sailboatAbove } from '../above/vessels-at-sea.ts';
import type { Rig } from '../rig/rig.ts';
import { SAILBOAT } from './sailboat.data.ts';

function drawSails(ctx: Context2d, colour: string): void {
  ctx.fillStyle = '#f8f2e4';
  ctx.beginPath();
  ctx.moveTo(0.03, -1.4);
  ctx.quadraticCurveTo(0.62, -0.8, 0.6, -0.3);
  ctx.quadraticCurveTo(0.3, -0.26, 0.03, -0.28);
  ctx.fill();
  ctx.fillStyle = mix(colour, '#ffe9cf', 0.75);
  ctx.beginPath();
  ctx.moveTo(-0.03, -1.3);
  ctx.quadraticCurveTo(-0.46, -0.7, -0.52, -0.3);
  ctx.lineTo(-0.03, -0.28);
  ctx.fill();
  const seam = { colour: rgba('#c9bda2', 0.6), width: 0.008 };
  stroke(ctx, seam, SAILBOAT.upperSeam);
  stroke(ctx, seam, SAILBOAT.lowerSeam);
}

/** The waterline is y = 0. */
export const sailboat: Rig = {
  box: [-0.8, -1.5, 0.8, 0.16],
  seat: [0.36, -0.13, 0.5],
  above: sailboatAbove,
  frames: 1,
  draw(ctx, _phase, { tint: colour = '#b8432f' }) {
    line(ctx, { colour: '#5a3a26', width: 0.03 }, SAILBOAT.mast);
    drawSails(ctx, colour);
    blob(ctx, colour, SAILBOAT.hull);
    stroke(ctx, { colour: '#fff0d8', width: 0.025 }, SAILBOAT.stripe);
    polygon(ctx, colour, SAILBOAT.pennant);
  },
};
