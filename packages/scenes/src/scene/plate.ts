import { rgba, contextOf, type Canvas, type Context2d, layTiles, paperTile } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';
import type { Style, Treatment } from '../styles/style.ts';
import { paintWatermark } from '../watermark/watermark.ts';

/** Corners fall towards the palette's own dark, never to black. */
function paintVignette(ctx: Context2d, { width, height, palette: { ink } }: Stage, strength: number): void {
  const inner = Math.min(width, height) * 0.35;
  const outer = Math.hypot(width, height) * 0.58;
  const gradient = ctx.createRadialGradient(width * 0.5, height * 0.46, inner, width * 0.5, height * 0.5, outer);
  gradient.addColorStop(0, rgba(ink, 0));
  gradient.addColorStop(0.6, rgba(ink, 0.1 * strength));
  gradient.addColorStop(1, rgba(ink, 0.52 * strength));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
}

/** A darker foot, so that a caption can be read on anything. */
function paintCaptionBand(ctx: Context2d, { width, height, palette: { ink } }: Stage, strength: number): void {
  const gradient = ctx.createLinearGradient(0, height * 0.78, 0, height);
  gradient.addColorStop(0, rgba(ink, 0));
  gradient.addColorStop(1, rgba(ink, 0.5 * strength));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, height * 0.78, width, height * 0.22);
}

/** Everything that lies still over each frame, painted once: vignette, paper tooth, style's art, watermark. */
export function paintPlate(stage: Stage, style: Style, treatment: Treatment): Canvas {
  const { environment, width, height, plan, seed } = stage;
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  const strength = style.vignette ?? stage.vignette;
  paintVignette(ctx, stage, strength);
  if (plan.caption?.look === 'line') paintCaptionBand(ctx, stage, strength);
  if (style.grain > 0) layTiles(ctx, paperTile(environment, { gain: style.grain, seed }), canvas);
  treatment.plate?.(ctx);
  if (plan.watermark) paintWatermark(ctx, stage);
  return canvas;
}
