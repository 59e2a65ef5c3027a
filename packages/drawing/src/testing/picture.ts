import { contextOf, type Context2d, type Pixels } from '../canvas/canvas.ts';
import { nodeCanvas } from './node-paint-env.ts';

/** What a paint left on a canvas, for assertions. */
export interface Painted {
  readonly pixels: Pixels;
  readonly ctx: Context2d;
}
type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type Box = readonly [x: number, y: number, width: number, height: number];

/** Paints on a fresh transparent canvas. */
export function paintOn([width, height]: readonly [number, number], paint: (ctx: Context2d) => void): Painted {
  const ctx = contextOf(nodeCanvas(width, height));
  paint(ctx);
  return { ctx, pixels: ctx.getImageData(0, 0, width, height) };
}

export function pixelAt({ width, data }: Pixels, x: number, y: number): Colour {
  const start = (Math.floor(y) * width + Math.floor(x)) * 4;
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0, data[start + 3] ?? 0];
}

export function brightnessAt(pixels: Pixels, x: number, y: number): number {
  const [red, green, blue] = pixelAt(pixels, x, y);
  return red + green + blue;
}

/** The share of a box (default: everything) that is not transparent, from 0 to 1. */
export function coverage(pixels: Pixels, box: Box = [0, 0, pixels.width, pixels.height]): number {
  const [left, top, width, height] = box;
  let painted = 0;
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) if (pixelAt(pixels, x, y)[3] > 8) painted++;
  }
  return painted / (width * height);
}

/** Mean of the colour channels of a box, from 0 to 255. */
export function meanBrightness(pixels: Pixels, box: Box = [0, 0, pixels.width, pixels.height]): number {
  const [left, top, width, height] = box;
  let sum = 0;
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) sum += brightnessAt(pixels, x, y);
  }
  return sum / (3 * width * height);
}

/** Whether two pictures differ anywhere. */
export function differ(one: Pixels, two: Pixels): boolean {
  return Buffer.compare(Buffer.from(one.data.buffer), Buffer.from(two.data.buffer)) !== 0;
}

/** Likeness of two pictures in decibels: the higher, the more alike. */
export function peakSignalToNoise(one: Pixels, two: Pixels): number {
  let sum = 0;
  for (let index = 0; index < one.data.length; index++) sum += ((one.data[index] ?? 0) - (two.data[index] ?? 0)) ** 2;
  return 10 * Math.log10((255 * 255) / Math.max(1e-9, sum / one.data.length));
}
