import { clamp, type Canvas, type Context2d } from '@kinora/drawing';

import type { MakeLabel, Moment, Studio } from '../studio.ts';

/** Paints the whole frame anew, with the picture somewhere in it. */
type FramePaint = (ctx: Context2d, picture: Canvas, moment: Moment) => void;
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

/** A box with the height of the picture, as a share, that must be seen in it. */
interface Opening extends Box {
  readonly focus?: number;
}

/** The height of the picture that matters most: that of the subject's head. */
export const focusOf = ({ anchors }: Studio): number => clamp(0.5 + anchors.head.y);

/** Where in the shown part the focus lies where there is a choice: people have their heads above the middle. */
const FOCUS_AT = 0.4;

/** Draws the picture over a box, cut to its shape around what the picture is about. */
export function coverBox(ctx: Context2d, picture: Canvas, { x, y, width, height, focus = 0.42 }: Opening): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const across = width / scale;
  const down = height / scale;
  const top = clamp(picture.height * focus - down * FOCUS_AT, 0, picture.height - down);
  ctx.drawImage(picture, (picture.width - across) / 2, top, across, down, x, y, width, height);
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
