import { mix, parseHex } from '@kinora/drawing';
import {
  curveThrough,
  createFinish,
  createHalo,
  weighWord,
  byteAt,
  wordAt,
  type Size,
  TILE_SIDE,
  cloudTile,
  toByte,
  toWord,
  wordsOf,
} from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createAccidents } from './accidents.ts';
import { createBench } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** Faded: no black is left, and white has yellowed. */
const FADE = curveThrough([
  [0, 10],
  [50, 52],
  [128, 142],
  [200, 210],
  [255, 250],
]);

/** The opaque pixel of each brightness: iron brown to old paper. */
function sepiaTable(): Int32Array {
  return Int32Array.from({ length: 256 }, (_, level) => {
    const share = level / 255;
    const colour = share < 0.5 ? mix('#1c120c', '#97714c', share * 2) : mix('#97714c', '#f6e8ca', share * 2 - 1);
    return toWord(...parseHex(colour));
  });
}

/** How far the print has bleached or darkened at each place, -1 to 1 in 128 parts: worst along the edges. */
function decay({ width, height }: Size, seed: number): Int8Array {
  const stains = cloudTile(seed + 9, 6);
  const fine = cloudTile(seed + 10, 23);
  return Int8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const place = ((y >> 2) & (TILE_SIDE - 1)) * TILE_SIDE + ((x >> 2) & (TILE_SIDE - 1));
    const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
    const edge = Math.max(Math.abs(u) ** 6, Math.abs(v) ** 6);
    const stain = byteAt(stains, place) - 128 + (byteAt(fine, place) - 128) / 3;
    return Math.max(-120, Math.min(120, stain * (0.05 + 0.28 * edge) + 58 * edge ** 2));
  });
}

interface Print {
  readonly glow: Int32Array;
  readonly table: Int32Array;
  readonly stains: Int8Array;
}

function tone(words: Int32Array, { glow, table, stains }: Print): void {
  for (let index = 0; index < words.length; index++) {
    const luma = byteAt(FADE, weighWord(wordAt(words, index)));
    const soft = luma + ((wordAt(glow, index) * (255 - luma)) >> 10) + (stains[index] ?? 0);
    words[index] = wordAt(table, toByte(soft));
  }
}

/** A photograph of 1900 come to life: sepia, soft lights, bleached edges, dust and a scratch. */
export const vintage: RestyleKind = {
  sequential: false,
  make: (frame) => {
    const bench = createBench(frame, null);
    const unit = unitOf(frame);
    const halo = createHalo(bench.half, { radius: 6 * unit, threshold: 90 });
    const [glow, table, stains] = [bench.pairSheet(), sepiaTable(), decay(frame, frame.seed)];
    const age = createAccidents({ seed: frame.seed, rate: 10, specks: 3, scratch: 0.4, unit });
    const finish = createFinish(frame, { seed: frame.seed, grain: 5, grainSize: 2, grainRate: 10, vignette: 0.45 });
    return (pixels, time) => {
      bench.take(pixels, time);
      glow.fill(halo.spillOf(bench.half.luma));
      tone(wordsOf(pixels), { glow: glow.words, table, stains });
      age(pixels, time);
      finish(pixels, time);
    };
  },
};
