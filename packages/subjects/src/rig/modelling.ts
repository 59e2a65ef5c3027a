import { rgba, shade, disc, line, stroke, type Context2d, type Gradient } from '@kinora/drawing';

import { noteEye } from './watched-eyes.ts';

export interface Turn {
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise as seen. */
  readonly angle?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
}

/** Light from above: the colour, lighter at `top` and darker at `bottom`. */
export function volume(ctx: Context2d, colour: string, [top, bottom]: readonly [number, number]): Gradient {
  const gradient = ctx.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, shade(colour, 0.07));
  gradient.addColorStop(0.5, colour);
  gradient.addColorStop(1, shade(colour, -0.09));
  return gradient;
}

/** Paints within the path that the last outline left on the context. */
export function within(ctx: Context2d, paint: () => void): void {
  ctx.save();
  ctx.clip();
  paint();
  ctx.restore();
}

/** Paints around a joint of its own. */
export function turned(ctx: Context2d, { x, y, angle = 0, scaleX = 1, scaleY = 1 }: Turn, paint: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.scale(scaleX, scaleY);
  paint();
  ctx.restore();
}

/** Light around something that shines: strongest in the middle, gone at the edge. */
export function halo(
  ctx: Context2d,
  colour: string,
  [x, y, radius, alpha]: readonly [number, number, number, number],
): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, rgba(colour, alpha));
  light.addColorStop(0.5, rgba(colour, alpha * 0.4));
  light.addColorStop(1, rgba(colour, 0));
  disc(ctx, light, [x, y, radius]);
}

type Round = readonly [x: number, y: number, radius: number];

/** Canvases on which somebody asleep is being drawn. */
const asleep = new WeakSet<Context2d>();

/** Draws somebody with closed eyes. */
export function withEyesClosed(ctx: Context2d, paint: () => void): void {
  asleep.add(ctx);
  paint();
  asleep.delete(ctx);
}

/** An eye as `paint` draws it, or the line of its lid where somebody is asleep. */
export function openEye(ctx: Context2d, [x, y, radius]: Round, paint: () => void): void {
  if (!asleep.has(ctx)) return paint();
  const pen = { colour: '#1f1519', width: Math.max(0.012, radius * 0.42) };
  stroke(ctx, pen, [x - radius * 1.15, y - radius * 0.1, x, y + radius * 0.55, x + radius * 1.15, y - radius * 0.1]);
}

/** A dark eye with the light in it; `lid` closes it from 0 to 1. */
export function eye(ctx: Context2d, at: Round, lid = 0): void {
  noteEye(ctx, at);
  openEye(ctx, at, () => paintEye(ctx, at, lid));
}

function paintEye(ctx: Context2d, [x, y, radius]: Round, lid: number): void {
  disc(ctx, '#1f1519', [x, y, radius, radius * (1.15 - lid)]);
  if (lid > 0.5) return;
  disc(ctx, '#ffffff', [x + radius * 0.3, y - radius * 0.38, radius * 0.36]);
  disc(ctx, 'rgba(255,255,255,0.6)', [x - radius * 0.3, y + radius * 0.4, radius * 0.17]);
}

export interface Limb {
  readonly x: number;
  readonly y: number;
  /** Of each of its two segments. */
  readonly length: number;
  /** Radians from straight down, forwards. */
  readonly angle: number;
  /** How far the second segment turns back; negative for an elbow. */
  readonly bend: number;
  readonly width: number;
  readonly colour: string;
}

/** Draws a limb of two segments and tells where it ends. */
export function limb(ctx: Context2d, { x, y, length, angle, bend, width, colour }: Limb): readonly [number, number] {
  const jointX = x + Math.sin(angle) * length;
  const jointY = y + Math.cos(angle) * length;
  const end = [jointX + Math.sin(angle - bend) * length, jointY + Math.cos(angle - bend) * length] as const;
  line(ctx, { colour, width }, [x, y, jointX, jointY, ...end]);
  return end;
}
