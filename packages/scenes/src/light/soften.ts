import { contextOf, type Canvas, type PaintEnv } from '@kinora/drawing';

const OFFSETS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [-0.5, 0.5],
  [0.5, 0.5],
] as const;

/** A copy in another size. */
export function scaled(
  environment: PaintEnv,
  source: Canvas,
  [width, height]: readonly [width: number, height: number],
): Canvas {
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'medium';
  ctx.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Blurs by shrinking, and keeps the small copy: cheap to draw large, and the same on every platform. */
export function softenSmall(environment: PaintEnv, source: Canvas, factor: number): Canvas {
  const width = Math.max(2, Math.ceil(source.width / factor));
  const height = Math.max(2, Math.ceil(source.height / factor));
  const small = scaled(environment, source, [width, height]);
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  // A running average, so that what is solid stays solid.
  OFFSETS.forEach(([x, y], index) => {
    ctx.globalAlpha = 1 / (index + 1);
    ctx.drawImage(small, x, y, width, height);
  });
  return canvas;
}

/** Blurs by shrinking and growing back. */
export function soften(environment: PaintEnv, source: Canvas, factor: number): Canvas {
  const small = softenSmall(environment, source, factor);
  const canvas = environment.canvas(source.width, source.height);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, 0, 0, canvas.width, canvas.height);
  return canvas;
}
