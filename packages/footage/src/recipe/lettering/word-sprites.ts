import { contextOf, type Canvas, type PaintEnv, type Paint } from '@kinora/drawing';
import type { FittedType } from '@kinora/drawing/type';

import type { Lettering } from './letterings.ts';

/** A painted word. */
export interface WordSprite {
  readonly canvas: Canvas;
  /** Width of the letters alone, in pixels. */
  readonly width: number;
  /** From the upper left corner of the canvas to the start of the letters on their baseline. */
  readonly left: number;
  readonly base: number;
}

/** Room about the letters for rims and light, in parts of their size. */
const ROOM = 0.75;
const ASCENT = 0.95;
const DESCENT = 0.4;

interface Look {
  readonly lettering: Lettering;
  readonly colour: string;
}

/** Paints a word on a canvas of its own, once, so that a frame only moves it. */
export function makeWordSprite(
  environment: PaintEnv,
  type: FittedType & { readonly text: string; readonly width: number },
  { lettering, colour }: Look,
): WordSprite {
  const { text, width, font, size, scale, direction } = type;
  const left = Math.ceil(ROOM * size);
  const base = Math.ceil((ROOM + ASCENT) * size);
  const canvas = environment.canvas(width + left * 2, base + (DESCENT + ROOM) * size);
  const ctx = contextOf(canvas);
  ctx.font = font;
  ctx.direction = direction;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const em = size / scale;
  const print = (paint: Paint, across = 0, down = 0) => {
    ctx.setTransform(scale, 0, 0, scale, left + across * size, base + down * size);
    ctx.fillStyle = paint;
    ctx.fillText(text, 0, 0);
  };
  const downward = (stops: readonly string[]) => {
    const gradient = ctx.createLinearGradient(0, -0.72 * em, 0, 0.06 * em);
    stops.forEach((stop, index) => gradient.addColorStop(index / Math.max(1, stops.length - 1), stop));
    return gradient;
  };
  lettering.paint({ ctx, print, size, colour, downward });
  return { canvas, width, left, base };
}
