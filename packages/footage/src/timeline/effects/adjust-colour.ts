import { clamp, type Pixels } from '@kinora/drawing';
import { wordAt, toByte, wordsOf } from '@kinora/drawing/pixels';

import type { EffectOption } from './effect-option.ts';

/** What a colourist sets first. */
export interface ColourAdjustment {
  /** In stops: 1 doubles the light. */
  readonly exposure: number;
  /** -1 flat grey, 0 as it is, 1 twice as far from the middle. */
  readonly contrast: number;
  /** -1 grey, 0 as it is, 1 twice as colourful. */
  readonly saturation: number;
  /** -1 cold to 1 warm. */
  readonly temperature: number;
}

const number = (name: keyof ColourAdjustment, reach: number, step: number) =>
  ({ kind: 'number', name, minimum: -reach, maximum: reach, step, usual: 0 }) as const;

export const COLOUR_OPTIONS = [
  number('exposure', 3, 0.05),
  number('contrast', 1, 0.01),
  number('saturation', 1, 0.01),
  number('temperature', 1, 0.01),
] as const satisfies readonly EffectOption[];

/** Weights of brightness in linear light (ITU-R BT.709). */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];
/** Stops that red gains and blue loses at the warmest. */
const WARMTH = 0.45;

/** The transfer curve of sRGB (IEC 61966-2-1). */
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** The light of each channel through what it was; a grey keeps its brightness. */
function gainsOf({ exposure, temperature }: ColourAdjustment): readonly [number, number, number] {
  const [red, blue] = [2 ** (temperature * WARMTH), 2 ** (-temperature * WARMTH)];
  const gain = 2 ** exposure / (red * RED + GREEN + blue * BLUE);
  return [red * gain, gain, blue * gain];
}

/** Parts of a level that tables hold, and the bits of it. */
const PARTS = 256;
const BITS = 8;
const ALPHA = 255 << 24;

/** Fills a table with what becomes of each level, in parts; whole levels where nothing is changed. */
function fillTable(table: Int32Array, gain: number, contrast: number): void {
  for (let level = 0; level < 256; level++) {
    const lit = gain === 1 ? level / 255 : toGamma(toLinear(level / 255) * gain);
    table[level] = Math.round(255 * PARTS * clamp(0.5 + (Math.min(1, lit) - 0.5) * (1 + contrast)));
  }
}

const weigh = (weight: number) => Math.round(weight * 256);
const [RED_WEIGHT, BLUE_WEIGHT] = [weigh(RED), weigh(BLUE)];
const GREEN_WEIGHT = 256 - RED_WEIGHT - BLUE_WEIGHT;

/** The level nearest to so many parts that lie `colourful` / 256 times as far from grey. */
function toLevel(parts: number, grey: number, colourful: number): number {
  return toByte((grey * PARTS + (parts - grey) * colourful + (1 << (BITS * 2 - 1))) >> (BITS * 2));
}

interface Tables {
  readonly red: Int32Array;
  readonly green: Int32Array;
  readonly blue: Int32Array;
}

function adjustWords(words: Int32Array, { red, green, blue }: Tables, colourful: number): void {
  for (let index = 0; index < words.length; index++) {
    const word = wordAt(words, index);
    const r = wordAt(red, word & 255);
    const g = wordAt(green, (word >> 8) & 255);
    const b = wordAt(blue, (word >> 16) & 255);
    const grey = (RED_WEIGHT * r + GREEN_WEIGHT * g + BLUE_WEIGHT * b) >> 8;
    words[index] =
      (word & ALPHA) |
      (toLevel(b, grey, colourful) << 16) |
      (toLevel(g, grey, colourful) << 8) |
      toLevel(r, grey, colourful);
  }
}

/** Adjusts the colours of pictures in place: light and its temperature in linear light, then contrast, then saturation. */
export function createColourAdjustment(): (pixels: Pixels, adjustment: ColourAdjustment) => void {
  const tables = { red: new Int32Array(256), green: new Int32Array(256), blue: new Int32Array(256) };
  let filled = '';
  const fill = (adjustment: ColourAdjustment) => {
    const { contrast, exposure, temperature } = adjustment;
    const key = `${exposure} ${contrast} ${temperature}`;
    if (key === filled) return;
    filled = key;
    const [red, green, blue] = gainsOf(adjustment);
    fillTable(tables.red, red, contrast);
    fillTable(tables.green, green, contrast);
    fillTable(tables.blue, blue, contrast);
  };
  return (pixels, adjustment) => {
    fill(adjustment);
    adjustWords(wordsOf(pixels), tables, Math.round((1 + adjustment.saturation) * PARTS));
  };
}
