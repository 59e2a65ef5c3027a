import { type Colour, modulo, createNoise, fractalNoise, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Strip } from '../stage/stage.ts';

/** The height of land at x, in pixels of the frame. */
export type HeightAt = (x: number) => number;

export interface ProfileOptions {
  readonly y: number;
  readonly amplitude: number;
  /** Noise cells along the strip; whole numbers keep it tiling. */
  readonly cells?: number | undefined;
  readonly octaves?: number | undefined;
  readonly seed?: number | undefined;
}

/** A seeded skyline that tiles along its strip. */
export function profile(strip: Strip, { y, amplitude, cells = 5, octaves = 4, seed = 0 }: ProfileOptions): HeightAt {
  const noise = createNoise(strip.stage.seed ^ Math.imul(seed + 11, 2654435761));
  return (x) => {
    const along = (modulo(x - strip.left, strip.width) / strip.width) * cells;
    return y - (fractalNoise(noise, along, { octaves, period: cells }) - 0.47) * amplitude;
  };
}

export interface RidgeOptions {
  readonly heightAt: HeightAt;
  readonly top: Colour;
  /** Paler than the top: mist gathers at the foot. */
  readonly foot: Colour;
  /** The lit edge, as a CSS colour. */
  readonly lip?: string | undefined;
  /** In units. */
  readonly lipWidth?: number | undefined;
  readonly step?: number | undefined;
  /** Distance from the highest point to the full foot colour. */
  readonly height?: number | undefined;
}
type Skyline = readonly (readonly [x: number, y: number])[];

function sampleSkyline(strip: Strip, heightAt: HeightAt, step: number): Skyline {
  const points: [number, number][] = [];
  for (let x = strip.left; x <= strip.right + step; x += step) points.push([x, heightAt(x)]);
  return points;
}

function traceSkyline(ctx: Context2d, skyline: Skyline): void {
  ctx.beginPath();
  for (const [x, y] of skyline) ctx.lineTo(x, y);
}

function traceGround(ctx: Context2d, strip: Strip, skyline: Skyline): void {
  traceSkyline(ctx, skyline);
  ctx.lineTo(strip.right + 9, strip.bottom);
  ctx.lineTo(strip.left, strip.bottom);
  ctx.closePath();
}

/** Fills the land under a skyline: flat colour, paler at its foot, lit along the edge. */
export function ridge(ctx: Context2d, strip: Strip, options: RidgeOptions): void {
  const { heightAt, top, foot, lip, lipWidth = 2, step = 3, height = strip.stage.height } = options;
  const skyline = sampleSkyline(strip, heightAt, step);
  const highest = skyline.reduce((least, [, y]) => Math.min(least, y), Number.POSITIVE_INFINITY);
  ctx.fillStyle = verticalGradient(ctx, [highest, highest + height], [top, foot]);
  traceGround(ctx, strip, skyline);
  ctx.fill();
  if (lip === undefined) return;
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = lip;
  ctx.lineWidth = lipWidth * 2 * strip.stage.unit;
  traceSkyline(ctx, skyline);
  ctx.stroke();
  ctx.restore();
}
