import type { Context2d, PaintEnv, Pixels } from '@kinora/drawing';
import { byteAt, wordAt, type Size, wordsOf } from '@kinora/drawing/pixels';

import type { EffectValues } from './effect-option.ts';

/** What an effect is made ready for. */
export interface EffectRoom extends Size {
  /** Length of the clip; steps of recipes run in parts of it. */
  readonly seconds: number;
  readonly seed: number;
  readonly environment: PaintEnv;
}

/** One frame on its way through an effect. */
export interface EffectMoment {
  /** Seconds from the start of the clip. */
  readonly time: number;
  /** 0 leaves the frame as it is, 1 is all of the effect. */
  readonly amount: number;
  readonly values: EffectValues;
}

/** Paints an effect over what is on a context; its shape stays: where nothing was, nothing is. */
export type EffectPaint = (ctx: Context2d, moment: EffectMoment) => void;

type ChangePixels = (pixels: Pixels, moment: EffectMoment) => void;

const OPAQUE = 255 << 24;

/** Takes the opacity off, which restyles do not know; returns whether there was any. */
function liftOpacity(words: Int32Array, opacity: Int32Array): boolean {
  let all = OPAQUE;
  for (let index = 0; index < words.length; index++) {
    const word = wordAt(words, index);
    all &= word;
    opacity[index] = word & OPAQUE;
    words[index] = word | OPAQUE;
  }
  return all !== OPAQUE;
}

function layOpacity(words: Int32Array, opacity: Int32Array): void {
  for (let index = 0; index < words.length; index++) {
    words[index] = (wordAt(words, index) & ~OPAQUE) | wordAt(opacity, index);
  }
}

function mixBack({ data }: Pixels, before: Uint8ClampedArray, amount: number): void {
  const share = Math.round(amount * 256);
  for (let index = 0; index < data.length; index++) {
    const kept = byteAt(before, index);
    data[index] = kept + (((byteAt(data, index) - kept) * share) >> 8);
  }
}

/** An effect that works on pixels, which it sees opaque. */
export function pixelPaint({ width, height }: Size, change: ChangePixels): EffectPaint {
  const opacity = new Int32Array(width * height);
  let before: Uint8ClampedArray | null = null;
  return (ctx, moment) => {
    const pixels = ctx.getImageData(0, 0, width, height);
    const { data } = pixels;
    const isShaped = liftOpacity(wordsOf(pixels), opacity);
    if (moment.amount < 1) {
      before ??= new Uint8ClampedArray(data.length);
      before.set(data);
    }
    change(pixels, moment);
    if (before && moment.amount < 1) mixBack(pixels, before, moment.amount);
    if (isShaped) layOpacity(wordsOf(pixels), opacity);
    ctx.putImageData(pixels, 0, 0);
  };
}
