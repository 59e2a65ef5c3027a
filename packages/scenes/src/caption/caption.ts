import { mix, rgba, smoothStep, type Context2d } from '@kinora/drawing';
import { fitType, LEADING, type FittedType, type FontFamily, orderWords } from '@kinora/drawing/type';
import { type Caption, STYLE_FONTS } from '@kinora/reading';

import type { Stage } from '../stage/stage.ts';
import type { Style } from '../styles/style.ts';

/** Draws the caption at a moment, word by word rising in. */
export type CaptionPaint = (ctx: Context2d, time: number) => void;

/** Optical sizes: these two faces look smaller or larger than the others. */
export const FACE_SCALES: Readonly<Partial<Record<FontFamily, number>>> = {
  'Kinora Caveat': 1.3,
  'Kinora Silkscreen': 0.78,
};

interface Layout {
  readonly stage: Stage;
  readonly style: Style;
  readonly caption: Caption;
}

/**
 * Pixels the font is set at before it is scaled. A face with optical sizes draws other letters at other sizes;
 * a fixed one keeps letters and line breaks the same at every resolution.
 */
const SET_AT = { title: 100, line: 32 } as const;

function startSize({ stage, caption }: Layout): number {
  const { frame } = stage;
  const [title, line] = frame.wide ? [104, 32] : [84, 36];
  return (caption.look === 'title' ? title : line) * frame.unit * (FACE_SCALES[STYLE_FONTS[stage.plan.style]] ?? 1);
}

function widestLine({ stage: { frame }, caption }: Layout): number {
  return frame.width * (frame.wide && caption.look === 'line' ? 0.62 : 0.84);
}

/** Shrinks the type until the text stands in at most two lines, or three in a narrow frame. */
function setType(ctx: Context2d, layout: Layout): FittedType {
  const { caption, stage } = layout;
  return fitType(ctx, caption.text, {
    family: STYLE_FONTS[stage.plan.style],
    weight: caption.look === 'title' ? 700 : 500,
    setAt: SET_AT[caption.look],
    size: startSize(layout),
    width: widestLine(layout),
    widest: stage.width * 0.9,
    lines: stage.frame.wide ? 2 : 3,
  });
}

function firstBaseline({ stage: { frame, height }, caption }: Layout, { lines, size }: FittedType): number {
  if (caption.look === 'title') return height * (frame.tall ? 0.2 : 0.27);
  return frame.captionY - (lines.length - 1) * size * LEADING * (frame.tall ? 0.5 : 0.8);
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly shown: number;
  readonly size: number;
  readonly scale: number;
}

function drawWord(ctx: Context2d, text: string, { x, y, shown, size, scale, fill, shadow }: Spot & Paints): void {
  const top = y + (1 - shown) * size * 0.5;
  const print = (paint: string, drop: number) => {
    ctx.setTransform(scale, 0, 0, scale, x, top + size * drop);
    ctx.fillStyle = paint;
    ctx.fillText(text, 0, 0);
  };
  ctx.globalAlpha = shown;
  if (shadow !== null) for (const drop of [0.03, 0.06]) print(shadow, drop);
  print(fill, 0);
}

interface Paints {
  readonly fill: string;
  readonly shadow: string | null;
}

function paintsOf({ stage, style, caption }: Layout): Paints {
  const light = style.captionColour;
  // Dark letters stand on pale paper and need no shadow.
  if (parseInt(light.slice(1, 3), 16) < 128) return { fill: light, shadow: null };
  const fill = caption.look === 'title' ? mix(light, stage.palette.glow, 0.15) : light;
  return { fill, shadow: rgba(stage.palette.ink, 0.35) };
}

/** Seconds from word to word, and the most that all of them may take. */
const WORD_DELAY = 0.09;
const LONGEST_RISE = 1.4;

/** Sets the caption in the style's type, balanced over its lines. */
export function makeCaption(stage: Stage, style: Style, caption: Caption): CaptionPaint {
  const layout = { stage, style, caption };
  let setting: FittedType | null = null;
  return (ctx, time) => {
    ctx.save();
    setting ??= setType(ctx, layout);
    const { font, size, scale, lines, direction } = setting;
    const delay = Math.min(WORD_DELAY, LONGEST_RISE / lines.reduce((sum, { words }) => sum + words.length, 0));
    const paints = paintsOf(layout);
    ctx.font = font;
    ctx.direction = direction;
    ctx.textAlign = 'left';
    ctx.textBaseline = 'alphabetic';
    let y = firstBaseline(layout, setting);
    let order = 0;
    for (const line of lines) {
      let x = (stage.width - line.width) / 2;
      for (const [{ text, width }, place] of orderWords(line.words, direction)) {
        const start = 0.25 + (order + place) * delay;
        const shown = smoothStep(start, start + 0.6, time);
        if (shown > 0) drawWord(ctx, text, { x, y, shown, size, scale, ...paints });
        x += width + line.space;
      }
      order += line.words.length;
      y += size * LEADING;
    }
    ctx.restore();
  };
}
