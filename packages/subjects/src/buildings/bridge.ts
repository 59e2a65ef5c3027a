import { mix, shade, blob, disc, line, panel, type Context2d } from '@kinora/drawing';

import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

/** Half its length, and the height of its deck. */
const HALF = 3.45;
const DECK = -0.5;
/** Middles and half widths of its arches. */
const ARCHES = [-2.98, -2.13, -1.28, -0.43, 0.43, 1.28, 2.13, 2.98] as const;
const SPAN = 0.33;

interface Arch {
  readonly radius: number;
  readonly height: number;
  /** From its right foot to its left one. */
  readonly back?: boolean;
}

/** Adds half an ellipse on its feet to the path. */
function arch(ctx: Context2d, middle: number, { radius, height, back = false }: Arch): void {
  const from = back ? radius : -radius;
  ctx.lineTo(middle + from, -0.06);
  const top = -0.06 - height * 1.32;
  ctx.bezierCurveTo(middle + from, top, middle - from, top, middle - from, -0.06);
}

/** The wall under the deck with its arches left open. */
function traceWall(ctx: Context2d): void {
  ctx.beginPath();
  ctx.moveTo(-HALF, DECK);
  ctx.lineTo(HALF, DECK);
  ctx.lineTo(HALF, 0.04);
  for (const middle of ARCHES.toReversed()) {
    ctx.lineTo(middle + SPAN, 0.04);
    ctx.lineTo(middle + SPAN, -0.06);
    arch(ctx, middle, { radius: SPAN, height: 0.32, back: true });
    ctx.lineTo(middle - SPAN, 0.04);
  }
  ctx.lineTo(-HALF, 0.04);
  ctx.closePath();
}

/** Courses of stone, each joint a short line. */
function drawStones(ctx: Context2d, colour: string): void {
  const pen = { colour: shade(colour, -0.08), width: 0.012 };
  for (let row = 0; row < 4; row++) {
    const y = DECK + 0.07 + row * 0.12;
    line(ctx, pen, [-HALF, y, HALF, y]);
    for (let index = 0; index < 36; index++) {
      const x = -HALF + (index + (row % 2) * 0.5) * 0.2;
      line(ctx, pen, [x, y, x, y + 0.12]);
    }
  }
}

/** A stone bridge on four arches; what is on it stands on its deck. */
export const bridge: Rig = {
  box: [-3.5, -0.6, 3.5, 0.1],
  stance: [-1.2, -0.56, 1.2],
  frames: 1,
  seat: [0, DECK + 0.01, 0.95],
  spans: true,
  shelter: 0.38,
  archway: 0.43,
  draw(ctx, _phase, { tint: colour = '#b3a48e' }) {
    const dark = shade(colour, -0.16);
    // The inner side of each arch.
    for (const middle of ARCHES) {
      const inside = [middle + SPAN, 0.04, middle + SPAN, -0.1, middle + 0.12, -0.4, middle + SPAN - 0.09, -0.1];
      blob(ctx, dark, [...inside, middle + SPAN - 0.07, 0.04]);
    }
    traceWall(ctx);
    ctx.fillStyle = volume(ctx, colour, [DECK, 0.04]);
    ctx.fill();
    ctx.save();
    ctx.clip();
    drawStones(ctx, colour);
    ctx.restore();
    for (const middle of ARCHES) {
      ctx.strokeStyle = mix(colour, '#ffffff', 0.25);
      ctx.lineWidth = 0.045;
      ctx.beginPath();
      arch(ctx, middle, { radius: SPAN + 0.02, height: 0.34 });
      ctx.stroke();
    }
    panel(ctx, shade(colour, 0.08), [-HALF, DECK - 0.03, HALF * 2, 0.07, 0.02]);
    for (let x = -HALF + 0.05; x < HALF; x += 0.85) {
      panel(ctx, shade(colour, -0.03), [x - 0.05, DECK + 0.02, 0.1, 0.54, 0.01]);
      disc(ctx, shade(colour, 0.1), [x, DECK + 0.04, 0.05]);
    }
  },
};
