import { shade, blob, disc, polygon, stroke, lerp, TAU, type Context2d } from '@kinora/drawing';

import type { Coat } from './coat.ts';
import { drawCurls } from './curls.ts';
import { paintCloth } from './saddle.ts';

/** Where the legs meet the body, along x. */
export interface Trunk {
  hip: number;
  shoulder: number;
  /** Colour of the coat it has on. */
  cloth?: string | null;
}

interface Girth {
  readonly waist: number;
  readonly chest: number;
}

/** Middle and radius of each ball, in chests. */
const CHEST_CURLS: readonly (readonly [number, number, number])[] = [
  [-0.2, -0.55, 0.72],
  [0.45, -0.55, 0.6],
  [0, 0, 0.62],
  [0.4, -1, 0.5],
];

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
  if (coat.spots !== undefined) drawPatches(ctx, coat.spots, [hip - w, -w * 1.3, shoulder + c, w * 0.3]);
  if (coat.dots !== undefined)
    drawDots(ctx, coat.dots, [hip - w, -w * 1.25, shoulder + c * 1.2, w * 0.3, coat.dotSize]);
  if (coat.blotches) drawBlotches(ctx, coat.blotches, w);
  if (coat.saddle !== undefined) drawBack(ctx, coat.saddle, { hip, shoulder, waist: w, chest: c });
  if (patch === undefined) return;
  disc(ctx, patch, [-0.12, -w * 0.8, 0.15, 0.12]);
  disc(ctx, patch, [0.22, -w * 0.5, 0.1, 0.13]);
}

/** The colour of the back, down to the middle of the flank. */
function drawBack(ctx: Context2d, colour: string, { hip, shoulder, waist: w, chest: c }: Trunk & Girth): void {
  const top = [hip - w, -w * 1.7, shoulder + c * 0.2, -c * 1.6, shoulder + c * 0.16, -c * 0.5];
  blob(ctx, colour, [...top, shoulder - c * 0.5, -w * 0.3, hip + w * 0.3, -w * 0.34, hip - w * 0.5, -w * 0.6]);
}

/** Long hair that hangs under chest and belly. */
function drawFringe(ctx: Context2d, colour: string, { hip, shoulder, waist: w, chest: c }: Trunk & Girth): void {
  const front = [shoulder, c * 0.68, shoulder + c * 0.62, c * 0.3, shoulder, -c * 0.2];
  blob(ctx, colour, [hip + 0.06, w * 0.2, 0, w * 0.62, ...front]);
}

/** Curls around the chest, clipped short behind it. */
function drawChestCurls(ctx: Context2d, colour: string, { shoulder, chest: c }: Trunk & Girth): void {
  for (const [x, y, size] of CHEST_CURLS) drawCurls(ctx, colour, [shoulder + x * c, y * c, size * c]);
}

/** A few large blotches over the back, by turns of one and of the other colour. */
function drawBlotches(ctx: Context2d, [one, other]: readonly [string, string], w: number): void {
  blob(ctx, one, [-0.02, -w * 1.5, 0.2, -w * 1.4, 0.22, -w * 0.5, 0.06, -w * 0.2, -0.05, -w * 0.7]);
  blob(ctx, other, [-0.4, -w * 1.5, -0.16, -w * 1.5, -0.12, -w * 0.7, -0.28, -w * 0.25, -0.42, -w * 0.5]);
  blob(ctx, one, [-0.16, -w * 0.3, -0.06, -w * 0.34, -0.02, w * 0.1, -0.14, w * 0.2]);
}

/** Small spots, in rows that shift like bricks. */
export function drawDots(
  ctx: Context2d,
  colour: string,
  [left, top, right, bottom, scale = 1]: readonly [number, number, number, number, (number | undefined)?],
) {
  for (let row = 0; top + row * 0.062 < bottom; row++) {
    for (let column = 0; left + column * 0.085 < right; column++) {
      const shift = (row % 2) * 0.042 + ((row * 5 + column * 3) % 4) * 0.008;
      const size = (0.013 + ((row + column * 2) % 3) * 0.003) * scale;
      disc(ctx, colour, [left + column * 0.085 + shift, top + row * 0.062, size, size * 0.85]);
    }
  }
}

/** Patches with light lines between them, in rows that shift like bricks. */
export function drawPatches(ctx: Context2d, colour: string, [left, top, right, bottom]: readonly number[]): void {
  for (let y = top ?? 0, row = 0; y < (bottom ?? 0); y += 0.115, row++) {
    for (let x = (left ?? 0) + (row % 2) * 0.065; x < (right ?? 0); x += 0.13) {
      const skew = ((row * 7 + x * 40) % 3) * 0.008;
      polygon(ctx, colour, [
        x - 0.05,
        y - 0.03,
        x + 0.01,
        y - 0.05 + skew,
        x + 0.052,
        y - 0.02,
        x + 0.045,
        y + 0.035,
        x - 0.01 + skew,
        y + 0.048,
        x - 0.048,
        y + 0.025,
      ]);
    }
  }
}

function drawHumps(ctx: Context2d, { colour, waist }: Coat): void {
  for (const [x, lean] of [[-0.17, 0.08] as const, [0.14, -0.08] as const]) {
    disc(ctx, shade(colour, 0.02), [x, -waist * 1.15, 0.12, 0.2, lean]);
    disc(ctx, shade(colour, -0.1), [x, -waist * 1.15 - 0.15, 0.06, 0.05, lean]);
  }
}

/** The trunk between the legs, with belly and markings clipped to it. */
export function drawBody(ctx: Context2d, coat: Coat, trunk: Trunk): void {
  const { hip, shoulder } = trunk;
  const { waist: w, chest: c } = coat;
  if (coat.wool === true) drawWool(ctx, coat);
  if (coat.humps === true) drawHumps(ctx, coat);
  const back = [hip - w * 0.72, -w * 0.75, hip + coat.length * 0.1, -w * 1.32, 0, -w * 1.22];
  const front = [shoulder - 0.05, -c * 1.22, shoulder + c * 0.62, -c * 0.75, shoulder + c * 0.5, c * 0.25];
  const under = [shoulder - 0.05, c * 0.52, 0, w * 0.36, hip + 0.02, w * 0.42, hip - w * 0.62, w * 0.12];
  const girth = { ...trunk, waist: w, chest: c };
  if (coat.fringe !== undefined) drawFringe(ctx, coat.fringe, girth);
  blob(ctx, coat.colour, [...back, ...front, ...under]);
  ctx.save();
  ctx.clip();
  drawMarkings(ctx, coat, trunk);
  if (trunk.cloth) paintCloth(ctx, trunk.cloth, girth);
  ctx.restore();
  if (coat.pompons === true && !trunk.cloth) drawChestCurls(ctx, coat.colour, girth);
}
