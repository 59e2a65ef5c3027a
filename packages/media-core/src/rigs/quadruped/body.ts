import { blob, disc, stroke } from '../../core/drawing.ts';
import { lerp, TAU } from '../../core/math.ts';
import type { Context2d } from '../../painting/canvas.ts';
import type { Coat } from './coat.ts';

/** Where the legs meet the body, along x. */
export interface Trunk {
  hip: number;
  shoulder: number;
}

function drawWool(ctx: Context2d, { colour, length, waist }: Coat): void {
  for (let i = 0; i < 22; i++) {
    const turn = (i / 22) * TAU;
    const y = -waist * 0.4 + Math.sin(turn) * waist * 0.85;
    disc(ctx, colour, [Math.cos(turn) * (length * 0.58 + 0.03), y, 0.095]);
  }
}

function drawStripes(ctx: Context2d, colour: string, { hip, shoulder, waist }: Trunk & { waist: number }): void {
  for (let i = 0; i < 7; i++) {
    const x = lerp(hip - 0.02, shoulder, i / 6);
    stroke(ctx, { colour, width: 0.026 }, [x, -waist * 1.5, x + 0.025, -waist * 0.7, x + 0.005, -waist * 0.15]);
  }
}

function drawMarkings(ctx: Context2d, coat: Coat, { hip, shoulder }: Trunk): void {
  const { waist: w, chest: c, patch, stripes } = coat;
  const under = [hip + 0.06, w * 0.3, 0, w * 0.02, shoulder, c * 0.05];
  const front = [shoulder + c * 0.62, -c * 0.6, shoulder + c * 0.9, c * 0.4, 0, w];
  blob(ctx, coat.belly, [...under, ...front]);
  if (stripes !== undefined) drawStripes(ctx, stripes, { hip, shoulder, waist: w });
  if (patch === undefined) return;
  disc(ctx, patch, [-0.12, -w * 0.8, 0.15, 0.12]);
  disc(ctx, patch, [0.22, -w * 0.5, 0.1, 0.13]);
}

/** The trunk between the legs, with belly and markings clipped to it. */
export function drawBody(ctx: Context2d, coat: Coat, trunk: Trunk): void {
  const { hip, shoulder } = trunk;
  const { waist: w, chest: c } = coat;
  if (coat.wool === true) drawWool(ctx, coat);
  const back = [hip - w * 0.72, -w * 0.75, hip + coat.length * 0.1, -w * 1.32, 0, -w * 1.22];
  const front = [shoulder - 0.05, -c * 1.22, shoulder + c * 0.62, -c * 0.75, shoulder + c * 0.5, c * 0.25];
  const under = [shoulder - 0.05, c * 0.52, 0, w * 0.36, hip + 0.02, w * 0.42, hip - w * 0.62, w * 0.12];
  blob(ctx, coat.colour, [...back, ...front, ...under]);
  ctx.save();
  ctx.clip();
  drawMarkings(ctx, coat, trunk);
  ctx.restore();
}
