import type { Context2d } from '../canvas/canvas.ts';
import { fontStack, type FontFamily } from './fonts.ts';
import { breakLines, type Line } from './line-break.ts';
import { splitCaption } from './set-words.ts';

/** Words broken into lines at a size that fits. */
export interface FittedType {
  readonly font: string;
  /** Pixels of the type, and its scale from the size the font is set at. */
  readonly size: number;
  readonly scale: number;
  readonly direction: 'ltr' | 'rtl';
  readonly lines: readonly Line[];
}

export interface TypeRoom {
  readonly family: FontFamily;
  readonly weight: number;
  /** Pixels the font is set at before it is scaled. */
  readonly setAt: number;
  /** Pixels of the type to begin with; it only becomes smaller. */
  readonly size: number;
  /** The width lines are broken for, and the width none may go beyond, in pixels. */
  readonly width: number;
  readonly widest: number;
  /** The most lines there may be, and the most pixels from the top of the first to the bottom of the last. */
  readonly lines: number;
  /** More space between words, in parts of the size. */
  readonly spread?: number;
  readonly tallest?: number;
}

/** Line heights through the size of the type. */
export const LEADING = 1.16;
const SMALLEST = 6;

/** Shrinks the type until the text stands in its room. */
export function fitType(ctx: Context2d, text: string, room: TypeRoom): FittedType {
  const { words, spaced, direction } = splitCaption(text);
  const font = `${room.weight} ${room.setAt}px ${fontStack(room.family)}`;
  ctx.font = font;
  ctx.direction = direction;
  const space = spaced ? ctx.measureText(' ').width + room.setAt * (room.spread ?? 0.02) : 0;
  const widths = words.map((word) => ({ text: word, width: ctx.measureText(word).width }));
  const tallest = room.tallest ?? Infinity;
  let { size } = room;
  for (;;) {
    const scale = size / room.setAt;
    const measured = widths.map((word) => ({ text: word.text, width: word.width * scale }));
    const lines = breakLines(measured, { space: space * scale, width: room.width });
    const isFitting = lines.every((line) => line.width < room.widest) && lines.length * size * LEADING <= tallest;
    if ((isFitting && lines.length <= room.lines) || size < SMALLEST) return { font, size, scale, direction, lines };
    size *= 0.9;
  }
}
