import type { Canvas, Context2d } from '../../painting/canvas.ts';
import type { MakeLabel, Moment, Studio } from '../studio.ts';

/** Paints the whole frame anew, with the picture somewhere in it. */
export type FramePaint = (ctx: Context2d, picture: Canvas, moment: Moment) => void;
export type MakeFrame = (studio: Studio) => FramePaint;

/** Of the whole frame, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export type MakeFrameLabel = (size: Size) => MakeLabel;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws the picture over a box, cut to its shape around what the picture is about. */
export function coverBox(ctx: Context2d, picture: Canvas, { x, y, width, height }: Box): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const across = width / scale;
  const down = height / scale;
  ctx.drawImage(
    picture,
    (picture.width - across) / 2,
    (picture.height - down) * 0.42,
    across,
    down,
    x,
    y,
    width,
    height,
  );
}

/** A soft shadow under a box. */
export function castShadow(ctx: Context2d, { x, y, width, height }: Box, reach: number): void {
  for (let ring = 6; ring >= 1; ring--) {
    const grow = (reach * ring) / 6;
    ctx.fillStyle = 'rgba(8,4,16,.07)';
    ctx.beginPath();
    ctx.roundRect(x - grow * 0.6, y - grow * 0.2 + reach * 0.4, width + grow * 1.2, height + grow, grow);
    ctx.fill();
  }
}
