import {
  type Colour,
  contextOf,
  type BlendMode,
  type Canvas,
  type Context2d,
  type PaintEnv,
  type Paint,
} from '@kinora/drawing';

import { silhouette } from '../light/relight.ts';
import { scaled } from '../light/soften.ts';

interface Blend {
  readonly mode: BlendMode;
  readonly alpha: number;
}

/** Paints on a finished layer in its own pixels, with one blend, and leaves the context clean. */
export function blendOnto(canvas: Canvas, { mode, alpha }: Blend, paint: (ctx: Context2d) => void): void {
  const ctx = contextOf(canvas);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = mode;
  ctx.globalAlpha = alpha;
  paint(ctx);
  ctx.restore();
}

/** Covers the whole layer with one paint. */
export function washOnto(canvas: Canvas, blend: Blend, paint: Paint): void {
  blendOnto(canvas, blend, (ctx) => {
    ctx.fillStyle = paint;
    ctx.fillRect(0, 0, canvas.width, canvas.height);
  });
}

/** Changes a layer and cuts the result back to its former shape. */
export function keepShape(environment: PaintEnv, canvas: Canvas, change: () => void): void {
  const mask = silhouette(environment, canvas, '#000000');
  change();
  blendOnto(canvas, { mode: 'destination-in', alpha: 1 }, (ctx) => ctx.drawImage(mask, 0, 0));
}

export interface EdgeOptions {
  readonly dx: number;
  readonly dy: number;
  readonly colour: Colour;
}

/** The band of a layer that its own copy, moved by (dx, dy), does not cover. */
export function edgeBand(environment: PaintEnv, canvas: Canvas, { dx, dy, colour }: EdgeOptions): Canvas {
  const band = silhouette(environment, canvas, colour);
  const ctx = contextOf(band);
  const { width, height } = band;
  ctx.globalCompositeOperation = 'destination-out';
  ctx.drawImage(canvas, dx, dy);
  // The borders of a layer are seams, not edges.
  const seam = Math.max(4, Math.abs(dx), Math.abs(dy));
  ctx.clearRect(0, 0, seam, height);
  ctx.clearRect(width - seam, 0, seam, height);
  ctx.clearRect(0, 0, width, seam);
  ctx.clearRect(0, height - seam, width, seam);
  ctx.globalCompositeOperation = 'source-over';
  return band;
}

/** What of the frame a layer leaves free, in one colour: pushed aside it lies over the layer's edges. */
export function outsideOf(environment: PaintEnv, canvas: Canvas, colour: Colour): Canvas {
  const outside = environment.canvas(canvas.width, canvas.height);
  const ctx = contextOf(outside);
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, outside.width, outside.height);
  ctx.globalCompositeOperation = 'destination-out';
  ctx.drawImage(canvas, 0, 0);
  ctx.globalCompositeOperation = 'source-over';
  return outside;
}

/** A layer at half its size, for what is blurred anyway: a quarter of the pixels. */
export function halved(environment: PaintEnv, canvas: Canvas): Canvas {
  return scaled(environment, canvas, [Math.ceil(canvas.width / 2), Math.ceil(canvas.height / 2)]);
}
