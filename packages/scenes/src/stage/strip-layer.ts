import { modulo, type Canvas, type Context2d } from '@kinora/drawing';

import { viewLayer, type LayerView } from './camera.ts';
import type { CameraPose, Frame, StripOptions } from './stage.ts';

/** A painted strip: its canvas may be smaller than the strip when it is out of focus. */
export interface StripArt {
  readonly canvas: Canvas;
  readonly options: StripOptions;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  /** Whether it repeats in x under a running hero. */
  readonly scrolls: boolean;
}
interface Spot {
  readonly frame: Frame;
  readonly view: LayerView;
  /** Left edge of the tile on the screen. */
  readonly left: number;
  readonly time: number;
}

const SWAY_ROWS = 150;

/** Copies the strip in thin rows, the upper ones pushed by the wind. */
function drawSwaying(ctx: Context2d, art: StripArt, { frame, view, left, time }: Spot): void {
  const { sway } = art.options;
  if (!sway) return;
  const { unit } = frame;
  const row = Math.max(2, Math.round(frame.height / SWAY_ROWS));
  const moving = Math.min(art.height, sway.height * unit);
  const top = Math.round(art.top + view.y);
  let y = 0;
  for (; y < moving; y += row) {
    const calm = 1 - y / (sway.height * unit);
    const wave = Math.sin(time * 1.6 + (y / unit) * 0.02) + 0.5 * Math.sin(time * 2.7);
    const shift = Math.round(sway.reach * unit * calm * calm * wave);
    const rows = Math.min(row, art.height - y);
    ctx.drawImage(art.canvas, 0, y, art.width, rows, Math.round(left) + shift, top + y, art.width, rows);
  }
  const rest = art.height - y;
  if (rest > 0) ctx.drawImage(art.canvas, 0, y, art.width, rest, Math.round(left), top + y, art.width, rest);
}

/** Scales only the part of the strip that is on the screen. */
function drawScaled(ctx: Context2d, art: StripArt, { frame, view, left }: Spot): void {
  const { scale } = view;
  const top = art.top * scale + view.y;
  const x = Math.max(0, -left / scale);
  const y = Math.max(0, -top / scale);
  const width = Math.min(art.width - x, (frame.width - Math.max(0, left)) / scale + 2);
  const height = Math.min(art.height - y, (frame.height - Math.max(0, top)) / scale + 2);
  if (width <= 0 || height <= 0) return;
  const kx = art.canvas.width / art.width;
  const ky = art.canvas.height / art.height;
  const source = [x * kx, y * ky, width * kx, height * ky] as const;
  ctx.drawImage(art.canvas, ...source, left + x * scale, top + y * scale, width * scale, height * scale);
}

function drawTile(ctx: Context2d, art: StripArt, spot: Spot): void {
  const { view, left } = spot;
  // Whole-pixel moves keep the strip crisp and cost a plain copy.
  const plain = view.flat && art.canvas.width === art.width;
  if (!plain) return drawScaled(ctx, art, spot);
  ctx.imageSmoothingEnabled = false;
  if (art.options.sway) drawSwaying(ctx, art, spot);
  else ctx.drawImage(art.canvas, Math.round(left), Math.round(art.top + view.y));
  ctx.imageSmoothingEnabled = true;
}

/** Draws a strip where the camera sees it, as one tile or, while the world scrolls by, as two. */
export function drawStrip(ctx: Context2d, art: StripArt, at: { frame: Frame; camera: CameraPose; time: number }): void {
  const { frame, camera, time } = at;
  const { parallax, alpha = 1 } = art.options;
  const view = viewLayer(camera, parallax, frame);
  const start = art.scrolls ? -modulo(camera.scroll * parallax, art.width) : 0;
  ctx.globalAlpha = alpha;
  for (let tile = start; tile < frame.width + frame.margin; tile += art.width) {
    const left = (tile - frame.margin) * view.scale + view.x;
    const seen = left <= frame.width && left + art.width * view.scale >= 0;
    if (seen) drawTile(ctx, art, { frame, view, left, time });
  }
  ctx.globalAlpha = 1;
}
