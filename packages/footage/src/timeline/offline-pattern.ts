import { contextOf, type Canvas, type PaintEnv } from '@kinora/drawing';
import type { Size } from '@kinora/drawing/pixels';

const GROUND = '#2a2d34';
const STRIPE = '#343842';
const EDGE = '#5a606e';

/** Stripes of the frame's size, which stand for a picture that is not there. */
export function paintOffline({ width, height }: Size, environment: PaintEnv): Canvas {
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  const step = Math.max(2, height / 9);
  ctx.fillStyle = GROUND;
  ctx.fillRect(0, 0, width, height);
  ctx.strokeStyle = STRIPE;
  ctx.lineWidth = step / 2;
  for (let x = -height; x < width + step; x += step * 1.5) {
    ctx.beginPath();
    ctx.moveTo(x, height + step);
    ctx.lineTo(x + height + step * 2, -step);
    ctx.stroke();
  }
  ctx.strokeStyle = EDGE;
  ctx.lineWidth = Math.max(1, height / 90);
  ctx.strokeRect(0, 0, width, height);
  return canvas;
}
