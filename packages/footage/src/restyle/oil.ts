import type { Pixels } from '@kinora/drawing';
import {
  createBrushStrokes,
  curveThrough,
  createKuwahara,
  byteAt,
  createPlane,
  wordAt,
  toWord,
  wordsOf,
} from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
import type { RestyleFrame, RestyleKind } from './restyle.ts';

/** In parts of 256. */
const SATURATION = 330;
/** Deep darks under varnish. */
const VARNISH = curveThrough([
  [0, 4],
  [60, 48],
  [128, 130],
  [200, 210],
  [255, 250],
]);

/**
 * Colours in relief: strokes lean their own shade, and their ridges catch light from the upper left. The height is the
 * fourth byte of `colours`.
 */
function paint(words: Int32Array, colours: Int32Array, width: number): void {
  for (let index = 0; index < words.length; index++) {
    const colour = wordAt(colours, index);
    const r = colour & 255;
    const g = (colour >> 8) & 255;
    const b = (colour >> 16) & 255;
    const grey = (54 * r + 183 * g + 19 * b) >> 8;
    const ridge = colour >>> 24;
    const left = Math.max(0, index - 1);
    const slope = 2 * ridge - (wordAt(colours, Math.max(0, left - width)) >>> 24) - (wordAt(colours, left) >>> 24);
    const thick = ((ridge - 128) * (40 + (grey >> 3))) >> 9;
    const light = (byteAt(VARNISH, grey) + thick + ((slope * 46) >> 8)) << 8;
    words[index] = toWord(
      (light + (r - grey) * SATURATION) >> 8,
      (light + (g - grey) * SATURATION) >> 8,
      (light + (b - grey) * SATURATION - 900) >> 8,
    );
  }
}

function createOil(frame: RestyleFrame) {
  const bench = createBench(frame);
  const { half } = bench;
  const unit = unitOf(frame);
  const dab = createKuwahara(half, Math.max(1, Math.round(2.4 * unit)));
  const agreement = Math.max(2, Math.round(6 * unit));
  const steps = Math.max(3, Math.round(7 * unit));
  const stroke = createBrushStrokes(half, { seed: frame.seed, steps, agreement, fineness: 0.62 / Math.max(0.5, unit) });
  const relief = createPlane(half);
  const colours = bench.colourSheet();
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    const dabs = dab(half);
    stroke(half.luma, relief);
    colours.fillFrom(dabs, relief);
    paint(wordsOf(pixels), colours.words, frame.width);
  };
}

/** Thick paint: dabs of colour, bristles that follow the forms, light on the ridges. */
export const oil: RestyleKind = { sequential: true, make: createOil };
