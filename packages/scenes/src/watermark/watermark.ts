import { rgba, type Context2d } from '@kinora/drawing';
import { fontStack, WATERMARK_FONT } from '@kinora/drawing/type';

import type { Stage } from '../stage/stage.ts';

/** A small play mark and the product's name in the lower right corner. */
export function paintWatermark(
  ctx: Context2d,
  { width, height, unit }: Pick<Stage, 'height' | 'unit' | 'width'>,
): void {
  const size = 20 * unit;
  const margin = 22 * unit;
  ctx.save();
  ctx.font = `600 ${size}px ${fontStack(WATERMARK_FONT)}`;
  ctx.textBaseline = 'alphabetic';
  const left = width - margin - ctx.measureText('Kinora').width;
  const base = height - margin;
  for (const [paint, drop] of [
    [rgba('#10121c', 0.45), 1.2 * unit],
    [rgba('#ffffff', 0.82), 0],
  ] as const) {
    ctx.fillStyle = paint;
    ctx.fillText('Kinora', left, base + drop);
    ctx.beginPath();
    ctx.moveTo(left - size * 0.85, base - size * 0.72 + drop);
    ctx.lineTo(left - size * 0.25, base - size * 0.36 + drop);
    ctx.lineTo(left - size * 0.85, base + drop);
    ctx.closePath();
    ctx.fill();
  }
  ctx.restore();
}
