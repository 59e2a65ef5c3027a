import { contextOf, type Canvas, type Context2d } from '@kinora/drawing';

import type { PictureStudio, Studio } from '../studio.ts';

/** Paints the whole frame at a moment. */
type BackdropPaint = (ctx: Context2d, time: number) => void;
export type MakeBackdrop = (studio: PictureStudio, colour: string) => BackdropPaint;

/** A still part, painted once at the frame's size. */
export function plateOf({ environment, width, height }: Studio, paint: (ctx: Context2d) => void): Canvas {
  const canvas = environment.canvas(width, height);
  paint(contextOf(canvas));
  return canvas;
}

export function drawPlate(ctx: Context2d, plate: Canvas): void {
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(plate, 0, 0);
  ctx.imageSmoothingEnabled = true;
}

/** Fills the frame from top to bottom. */
export function fillDown(ctx: Context2d, stops: readonly string[]): void {
  const { width, height } = ctx.canvas;
  const gradient = ctx.createLinearGradient(0, 0, 0, height);
  stops.forEach((stop, index) => gradient.addColorStop(index / Math.max(1, stops.length - 1), stop));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
}

/** A round light over everything. */
export function shineOn(
  ctx: Context2d,
  [x, y, radius]: readonly [number, number, number],
  stops: readonly [string, string],
): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, stops[0]);
  gradient.addColorStop(1, stops[1]);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
}
