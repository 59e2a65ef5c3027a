import { shade, type Colour, type Context2d } from '@kinora/drawing';

export interface PineOptions {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: Colour;
  /** Paint of the snow on its tiers, and of its lit side: CSS colours. */
  readonly snow?: string | undefined;
  readonly lit?: string | undefined;
  /** Side of the light: 1 right, -1 left. */
  readonly side?: number | undefined;
  readonly seed?: number | undefined;
  /** The frame's unit: small trees get fewer tiers. */
  readonly unit?: number | undefined;
}
/** One skirt of branches: top, width, bottom, and the tree's height. */
interface Tier {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly bottom: number;
  readonly tilt: number;
  readonly height: number;
}

function fillTier(ctx: Context2d, { x, y, width: w, bottom: b, tilt, height: h }: Tier): void {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + w * 0.35, b - h * 0.08, x + w, b + tilt);
  ctx.quadraticCurveTo(x + w * 0.5, b - h * 0.012, x + w * 0.3, b + h * 0.02);
  ctx.quadraticCurveTo(x, b - h * 0.015, x - w * 0.35, b + h * 0.02);
  ctx.quadraticCurveTo(x - w * 0.5, b - h * 0.012, x - w, b - tilt);
  ctx.quadraticCurveTo(x - w * 0.35, b - h * 0.08, x, y);
  ctx.fill();
}

function fillLitSide(ctx: Context2d, { x, y, width, bottom: b, height: h }: Tier, side: number): void {
  const w = width * side;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + w * 0.35, b - h * 0.08, x + w, b);
  ctx.quadraticCurveTo(x + w * 0.45, b - h * 0.05, x + w * 0.12, b - h * 0.045);
  ctx.closePath();
  ctx.fill();
}

function fillSnow(ctx: Context2d, { x, y, width: w, bottom: b, height: h }: Tier): void {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + w * 0.3, b - h * 0.09, x + w * 0.92, b - h * 0.004);
  ctx.quadraticCurveTo(x + w * 0.5, b - h * 0.07, x + w * 0.16, b - h * 0.03);
  ctx.quadraticCurveTo(x - w * 0.05, b - h * 0.085, x - w * 0.34, b - h * 0.025);
  ctx.quadraticCurveTo(x - w * 0.5, b - h * 0.06, x - w * 0.9, b - h * 0.004);
  ctx.quadraticCurveTo(x - w * 0.3, b - h * 0.09, x, y);
  ctx.fill();
}

function tierOf({ x, y, height, seed = 0 }: PineOptions, tier: number, tiers: number): Tier {
  const top = y - height * (1 - (0.87 / tiers) * tier);
  const share = (tier + 1) / tiers;
  return {
    x,
    y: top,
    width: height * (0.05 + 0.19 * share) * (0.9 + 0.2 * Math.sin(seed * 7 + tier * 2.3)),
    bottom: top + height * (0.17 + 0.08 * share) * (6 / tiers) ** 0.6,
    tilt: Math.sin(seed * 13 + tier) * height * 0.01,
    height,
  };
}

/** A fir of overlapping skirts, painted from the lowest up. */
export function pine(ctx: Context2d, options: PineOptions): void {
  const { x, y, height, colour, lit, snow, side = 1, unit = 1 } = options;
  const tiers = height < 60 * unit ? 4 : 6;
  ctx.fillStyle = shade(colour, -0.05);
  ctx.fillRect(x - height * 0.018, y - height * 0.1, height * 0.036, height * 0.12);
  for (let index = tiers - 1; index >= 0; index--) {
    const tier = tierOf(options, index, tiers);
    ctx.fillStyle = colour;
    fillTier(ctx, tier);
    if (lit !== undefined) {
      ctx.fillStyle = lit;
      fillLitSide(ctx, tier, side);
    }
    if (snow !== undefined) {
      ctx.fillStyle = snow;
      fillSnow(ctx, tier);
    }
  }
}
