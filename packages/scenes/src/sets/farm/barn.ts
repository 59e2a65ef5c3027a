import { mix, rgba, type Colour, disc, line, panel, polygon, type Context2d } from '@kinora/drawing';

import { repeat } from '../repeat.ts';

export interface BarnTones {
  readonly wall: Colour;
  readonly shade: Colour;
  readonly trim: Colour;
  readonly roof: Colour;
  readonly roofLit: Colour;
  readonly dark: Colour;
  readonly window: Colour;
  readonly snow?: Colour | undefined;
}
export interface Building {
  readonly x: number;
  readonly y: number;
  /** Width of the front, in pixels. */
  readonly size: number;
  /** The side on which the long wall is seen: 1 right, -1 left. */
  readonly side: 1 | -1;
}

/** A gambrel front from its foot on the one side to that on the other, and the part of it below the roof. */
const FRONT = [-0.5, 0, -0.5, 0.52, -0.4, 0.82, 0, 1.04, 0.4, 0.82, 0.5, 0.52, 0.5, 0];
const EAVES = [-0.53, 0.535, -0.424, 0.835, 0, 1.055, 0.424, 0.835, 0.53, 0.535];
const LENGTH = 0.92;

/** Corners of the barn on the screen, flat: across to the visible long side, and up, in widths of the front. */
function placer({ x, y, size, side }: Building): (corners: readonly number[]) => number[] {
  return (corners) => corners.map((value, index) => (index % 2 === 0 ? x + side * value * size : y - value * size));
}

function paintLongSide(ctx: Context2d, barn: Building, tones: BarnTones): void {
  const at = placer(barn);
  const end = 0.5 + LENGTH;
  polygon(ctx, tones.shade, at([0.5, 0, 0.5, 0.52, end, 0.49, end, 0.03]));
  repeat(15, (i) => {
    const across = 0.5 + (i / 15) * LENGTH;
    line(ctx, { colour: rgba(tones.dark, 0.25), width: barn.size * 0.006 }, at([across, 0.01, across, 0.5]));
  });
  for (const across of [0.68, 0.98, 1.24]) {
    polygon(
      ctx,
      tones.trim,
      at([across - 0.015, 0.17, across - 0.015, 0.36, across + 0.135, 0.355, across + 0.135, 0.17]),
    );
    polygon(ctx, tones.window, at([across, 0.185, across, 0.345, across + 0.12, 0.34, across + 0.12, 0.185]));
    line(ctx, { colour: tones.trim, width: barn.size * 0.01 }, at([across + 0.06, 0.185, across + 0.06, 0.345]));
  }
  polygon(ctx, tones.roofLit, at([0, 1.06, 0.42, 0.83, end - 0.06, 0.78, end - 0.42, 1.0]));
  polygon(ctx, tones.roof, at([0.42, 0.83, 0.54, 0.49, end + 0.03, 0.46, end - 0.06, 0.78]));
  repeat(7, (i) => {
    const share = i / 7;
    line(
      ctx,
      { colour: rgba(tones.dark, 0.18), width: barn.size * 0.005 },
      at([0.05 + share * (end - 0.5), 1.05 - share * 0.05, 0.54 + share * (end - 0.5), 0.48 - share * 0.03]),
    );
  });
  if (tones.snow === undefined) return;
  polygon(ctx, tones.snow, at([0, 1.08, 0.43, 0.86, 0.5, 0.66, end - 0.02, 0.62, end - 0.06, 0.8, end - 0.42, 1.03]));
}

function paintDoor(ctx: Context2d, barn: Building, tones: BarnTones): void {
  const at = placer(barn);
  const width = barn.size * 0.022;
  polygon(ctx, tones.trim, at([-0.25, 0, -0.25, 0.44, 0.25, 0.44, 0.25, 0]));
  for (const middle of [-0.117, 0.117]) {
    polygon(
      ctx,
      mix(tones.wall, tones.dark, 0.14),
      at([middle - 0.105, 0.02, middle - 0.105, 0.415, middle + 0.105, 0.415, middle + 0.105, 0.02]),
    );
    line(ctx, { colour: tones.trim, width }, at([middle - 0.1, 0.03, middle + 0.1, 0.41]));
    line(ctx, { colour: tones.trim, width }, at([middle + 0.1, 0.03, middle - 0.1, 0.41]));
    line(ctx, { colour: tones.trim, width }, at([middle - 0.1, 0.22, middle + 0.1, 0.22]));
  }
}

function paintFront(ctx: Context2d, barn: Building, tones: BarnTones): void {
  const at = placer(barn);
  polygon(ctx, tones.wall, at(FRONT));
  ctx.save();
  ctx.clip();
  repeat(17, (i) => {
    const across = -0.5 + i / 17;
    line(ctx, { colour: rgba(tones.dark, 0.2), width: barn.size * 0.006 }, at([across, 0, across, 1.1]));
  });
  ctx.restore();
  paintDoor(ctx, barn, tones);
  polygon(ctx, tones.trim, at([-0.12, 0.58, -0.12, 0.82, 0.12, 0.82, 0.12, 0.58]));
  polygon(ctx, tones.window, at([-0.1, 0.6, -0.1, 0.8, 0.1, 0.8, 0.1, 0.6]));
  line(ctx, { colour: tones.trim, width: barn.size * 0.012 }, at([0, 0.6, 0, 0.8]));
  line(ctx, { colour: tones.trim, width: barn.size * 0.012 }, at([-0.1, 0.7, 0.1, 0.7]));
  const roofline = at(EAVES);
  line(ctx, { colour: tones.trim, width: barn.size * 0.03 }, roofline);
  if (tones.snow !== undefined) line(ctx, { colour: tones.snow, width: barn.size * 0.034 }, roofline);
}

/** A red barn with a gambrel roof, crossed white doors and a hay loft. */
export function paintBarn(ctx: Context2d, barn: Building, tones: BarnTones): void {
  paintLongSide(ctx, barn, tones);
  paintFront(ctx, barn, tones);
}

/** A silo of rings with a domed cap; `side` is that of the light. */
export function paintSilo(ctx: Context2d, { x, y, size, side }: Building, tones: BarnTones): void {
  const [half, tall] = [size / 2, size * 3.1];
  const body = ctx.createLinearGradient(x - half, 0, x + half, 0);
  const [lit, shade] = [mix(tones.trim, tones.roofLit, 0.3), mix(tones.roof, tones.dark, 0.25)];
  body.addColorStop(side < 0 ? 0.1 : 0.9, lit);
  body.addColorStop(side < 0 ? 1 : 0, shade);
  disc(ctx, tones.snow ?? tones.roof, [x, y - tall, half * 1.06, half * 0.85]);
  ctx.fillStyle = body;
  ctx.fillRect(x - half, y - tall, size, tall);
  ctx.fillStyle = rgba(tones.dark, 0.16);
  repeat(9, (i) => ctx.fillRect(x - half, y - tall * (0.1 + i * 0.1), size, size * 0.035));
  panel(ctx, rgba(tones.dark, 0.3), [x - side * half * 0.35, y - tall * 0.96, size * 0.09, tall * 0.96]);
}
