import type { Pixels } from '@kinora/drawing';
import {
  createInkLines,
  createKuwahara,
  byteAt,
  createPlane,
  wordAt,
  TILE_SIDE,
  dotTile,
  type Tile,
  toWord,
  wordsOf,
} from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** In parts of 256. */
const SATURATION = 400;
const STEP = 64;
/** Steepness of a dot's edge, in parts of 256. */
const EDGE = 260;

/** Steps the brightness by the screen, keeps the hue, and lays the lines (the fourth byte of `plates`) over it. */
function print(pixels: Pixels, plates: Int32Array, dots: Tile): void {
  const { width, height } = pixels;
  const words = wordsOf(pixels);
  for (let y = 0, index = 0; y < height; y++) {
    const row = (y & (TILE_SIDE - 1)) * TILE_SIDE;
    for (let x = 0; x < width; x++, index++) {
      const plate = wordAt(plates, index);
      const r = plate & 255;
      const g = (plate >> 8) & 255;
      const b = (plate >> 16) & 255;
      const grey = (54 * r + 183 * g + 19 * b) >> 8;
      const over = ((grey & (STEP - 1)) << 2) - byteAt(dots, row + (x & (TILE_SIDE - 1)));
      const cover = Math.max(0, Math.min(STEP, 32 + ((over * EDGE) >> 8)));
      const light = ((grey & ~(STEP - 1)) + cover) << 8;
      const line = plate >>> 24;
      words[index] = toWord(
        (Math.min(252, (light + (r - grey) * SATURATION) >> 8) * line) >> 8,
        (Math.min(247, (light + (g - grey) * SATURATION) >> 8) * line) >> 8,
        (Math.min(234, (light + (b - grey) * SATURATION) >> 8) * line) >> 8,
      );
    }
  }
}

/** A printed page: flat colours stepped by a screen of round dots, black ink lines, warm paper. */
export const comic: RestyleKind = {
  sequential: true,
  make: (frame) => {
    const bench = createBench(frame);
    const { half, blur } = bench;
    const unit = unitOf(frame);
    const flatten = createKuwahara(half, Math.max(1, Math.round(1.2 * unit)));
    const radius = Math.max(1, Math.round(unit));
    const draw = createInkLines(half, blur, { radius, share: 1, sharpness: 0.2, threshold: -2 });
    const lines = createPlane(half);
    const dots = dotTile({ pitch: Math.max(4, 8.5 * unit), angle: 45 });
    const plates = bench.colourSheet();
    return (pixels, time) => {
      bench.take(pixels, time);
      const flat = flatten(half);
      draw(half.luma, lines);
      plates.fillFrom(flat, lines);
      print(pixels, plates.words, dots);
    };
  },
};
