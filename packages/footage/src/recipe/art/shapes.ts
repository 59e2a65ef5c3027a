import { TAU, type Context2d, type Paint } from '@kinora/drawing';

/** Middle and half width. */
export type Place = readonly [x: number, y: number, size: number];

export function heart(ctx: Context2d, paint: Paint, [x, y, size]: Place): void {
  ctx.fillStyle = paint;
  ctx.beginPath();
  ctx.moveTo(x, y + size * 0.95);
  ctx.bezierCurveTo(x - size * 1.5, y - size * 0.05, x - size * 0.85, y - size * 1.15, x, y - size * 0.4);
  ctx.bezierCurveTo(x + size * 0.85, y - size * 1.15, x + size * 1.5, y - size * 0.05, x, y + size * 0.95);
  ctx.fill();
}

export interface StarOptions {
  readonly paint: Paint;
  readonly points: number;
  /** Radius between the points, as a share. */
  readonly waist: number;
  readonly turn?: number;
}

export function star(ctx: Context2d, [x, y, size]: Place, { paint, points, waist, turn = 0 }: StarOptions): void {
  ctx.fillStyle = paint;
  ctx.beginPath();
  for (let corner = 0; corner < points * 2; corner++) {
    const angle = turn - TAU / 4 + (corner / (points * 2)) * TAU;
    const radius = corner % 2 === 0 ? size : size * waist;
    ctx.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  ctx.closePath();
  ctx.fill();
}
