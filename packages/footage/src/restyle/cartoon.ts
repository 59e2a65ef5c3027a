import {
  stepCurve,
  type Curve,
  createGuided,
  createInkLines,
  createKuwahara,
  weighWord,
  byteAt,
  createPlane,
  wordAt,
  toWord,
  wordsOf,
} from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** In parts of 256. */
const SATURATION = 350;

interface Cell {
  /** Flat colours and the lines. */
  readonly colours: Int32Array;
  /** How brightness is smoothed, slope and offset; see `createGuided`. */
  readonly guides: Int32Array;
  readonly steps: Curve;
}

/** Steps of smoothed light under the flat colours' hue, and the lines over both. */
function paint(words: Int32Array, { colours, guides, steps }: Cell): void {
  for (let index = 0; index < words.length; index++) {
    const colour = wordAt(colours, index);
    const r = colour & 255;
    const g = (colour >> 8) & 255;
    const b = (colour >> 16) & 255;
    const grey = (54 * r + 183 * g + 19 * b) >> 8;
    const guide = wordAt(guides, index);
    const smooth = (((guide & 255) * weighWord(wordAt(words, index))) >> 8) + (guide >> 16);
    const light = byteAt(steps, Math.min(255, smooth)) << 8;
    const line = colour >>> 24;
    const stain = 255 - line;
    words[index] = toWord(
      (((light + (r - grey) * SATURATION) >> 8) * line + 26 * stain) >> 8,
      (((light + (g - grey) * SATURATION) >> 8) * line + 18 * stain) >> 8,
      (((light + (b - grey) * SATURATION) >> 8) * line + 32 * stain) >> 8,
    );
  }
}

/** Painted cells: flat, bright areas with soft steps of light, under dark brush lines. */
export const cartoon: RestyleKind = {
  sequential: true,
  make: (frame) => {
    const bench = createBench(frame);
    const { half, blur } = bench;
    const unit = unitOf(frame);
    const flatten = createKuwahara(half, Math.max(1, Math.round(1.4 * unit)));
    const guide = createGuided(half, { radius: Math.max(1, Math.round(3 * unit)), softness: 120 });
    const draw = createInkLines(half, blur, {
      radius: Math.max(1, Math.round(unit)),
      share: 1,
      sharpness: 0.16,
      threshold: -2.5,
    });
    const lines = createPlane(half);
    const [colours, guides] = [bench.colourSheet(), bench.pairSheet()];
    const steps = stepCurve({ steps: 6, hardness: 0.72 });
    return (pixels, time) => {
      bench.take(pixels, time);
      const flat = flatten(half);
      draw(half.luma, lines);
      colours.fillFrom(flat, lines);
      guides.fillFrom(guide(half.luma));
      paint(wordsOf(pixels), { colours: colours.words, guides: guides.words, steps });
    };
  },
};
