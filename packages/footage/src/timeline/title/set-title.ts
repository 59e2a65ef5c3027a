import type { TextLook } from '@kinora/contracts/timeline';
import type { Context2d } from '@kinora/drawing';
import type { Size } from '@kinora/drawing/pixels';
import {
  LEADING,
  fontStack,
  breakLines,
  type Line,
  type Word,
  orderWords,
  splitCaption,
  type SetWords,
} from '@kinora/drawing/type';

import { within } from '../place-picture.ts';
import { printableLines, titleFont } from './title-fonts.ts';

/** A word with the place of its baseline's left end, in pixels from the corner of the title. */
interface PlacedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly direction: SetWords['direction'];
}

/** A title in lines, measured for a frame. Whole pixels. */
export interface SetTitle extends Size {
  readonly font: string;
  /** From the size the font is set at to its size in the frame. */
  readonly scale: number;
  /** Pixels of the type. */
  readonly size: number;
  readonly words: readonly PlacedWord[];
}

/** Pixels the font is set at, so that letters and line breaks are the same at every resolution. */
const SET_AT = 64;
const USUAL_SIZE = 0.08;
/** Share of the frame's width that lines are broken for. */
const WIDEST = 0.9;
/** Room around the letters, and from the top of a line to its baseline, in sizes of the type. */
const PADDING = 0.35;
const BASELINE = 0.93;
/** Space between words beyond the font's own, in sizes. */
const SPREAD = 0.02;
const NARROWER = 0.9;
const ATTEMPTS = 40;

interface Measured {
  readonly words: readonly Word[];
  readonly space: number;
  readonly direction: SetWords['direction'];
}
interface SetLine extends Line {
  readonly direction: SetWords['direction'];
}

/** Measures a typed line at the size the font is set at. */
function measure(ctx: Context2d, text: string): Measured {
  const { words, spaced, direction } = splitCaption(text);
  ctx.direction = direction;
  const space = spaced ? ctx.measureText(' ').width + SET_AT * SPREAD : 0;
  return { words: words.map((word) => ({ text: word, width: ctx.measureText(word).width })), space, direction };
}

/** Breaks a typed line into as few even lines as stand in the width; the widest word must. */
function wrap({ words, space, direction }: Measured, width: number): SetLine[] {
  let target = width;
  for (let attempt = 0; ; attempt++) {
    const lines = breakLines(words, { space, width: target });
    if (attempt === ATTEMPTS || lines.every((line) => line.width <= width)) {
      return lines.map((line) => Object.assign(line, { direction }));
    }
    target *= NARROWER;
  }
}

/** Pixels from the left of the title to the start of a line. */
function indent({ width, direction }: SetLine, align: TextLook['align'], widest: number): number {
  if (align === 'centre') return (widest - width) / 2;
  const isLeft = (align === 'start') === (direction === 'ltr');
  return isLeft ? 0 : widest - width;
}

function placeWords(line: SetLine, start: { readonly x: number; readonly y: number }): PlacedWord[] {
  let { x } = start;
  return orderWords(line.words, line.direction).map(([{ text, width }]) => {
    const placed = { text, x, y: start.y, direction: line.direction };
    x += width + line.space;
    return placed;
  });
}

/** Sets a title in the lines that fit a frame; smaller than asked for only where a word is wider than the frame. */
export function setTitle(ctx: Context2d, { text, look }: { text: string; look: TextLook }, frame: Size): SetTitle {
  const { family, weight } = titleFont(look.font);
  const font = `${weight} ${SET_AT}px ${fontStack(family)}`;
  ctx.font = font;
  const measured = printableLines(text).map((line) => measure(ctx, line));
  const wanted = within(look.size, [0.001, 2], USUAL_SIZE) * frame.height;
  const room = (WIDEST * frame.width * SET_AT) / wanted;
  const widestWord = Math.max(...measured.flatMap(({ words }) => words.map(({ width }) => width)));
  const size = wanted * Math.min(1, room / widestWord);
  const lines = measured.flatMap((line) => wrap(line, Math.max(room, widestWord)));
  const widest = Math.max(...lines.map(({ width }) => width));
  const [padding, leading] = [PADDING * SET_AT, LEADING * SET_AT];
  const scale = size / SET_AT;
  return {
    font,
    scale,
    size,
    width: evenly((widest + padding * 2) * scale, frame.width),
    height: evenly((lines.length * leading + padding) * scale, frame.height),
    words: lines.flatMap((line, index) =>
      placeWords(line, {
        x: padding + indent(line, look.align, widest),
        y: padding / 2 + leading * index + BASELINE * SET_AT,
      }),
    ),
  };
}

/** Rounded up so that a title in the middle of the frame stands on whole pixels. */
function evenly(length: number, side: number): number {
  const whole = Math.max(1, Math.ceil(length));
  return whole + ((whole + side) & 1);
}
