import { formatHex, mix, parseHex } from '@kinora/drawing';
import { createFinish, type HalfFrame, sampleAt, wordAt, toWord, wordsOf } from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** From cold to hot. */
const HEAT = ['#05030f', '#1b0c4a', '#5a1180', '#a51d78', '#e2414c', '#f98a2a', '#fdc84a', '#fff9d8'] as const;

/** The opaque pixel of each temperature. */
function heatTable(): Int32Array {
  return Int32Array.from({ length: 256 }, (_, level) => {
    const place = (level / 255) * (HEAT.length - 1);
    const index = Math.min(HEAT.length - 2, Math.floor(place));
    return toWord(...parseHex(mix(HEAT[index] ?? formatHex([0, 0, 0]), HEAT[index + 1] ?? '#ffffff', place - index)));
  });
}

/** Guesses warmth: what is bright is warm, what is red is hot, what is blue is cold. */
function measure({ red, green, blue, luma }: HalfFrame): void {
  for (let index = 0; index < luma.data.length; index++) {
    const r = sampleAt(red.data, index);
    const g = sampleAt(green.data, index);
    const b = sampleAt(blue.data, index);
    const hue = r - 0.35 * g - 0.65 * b;
    luma.data[index] = 18 + 0.5 * sampleAt(luma.data, index) + 0.95 * hue;
  }
}

function colourHeat(words: Int32Array, heat: Int32Array, table: Int32Array): void {
  for (let index = 0; index < words.length; index++) words[index] = wordAt(table, wordAt(heat, index));
}

/** A heat camera: warm colours glow yellow, snow and sky lie violet and black. */
export const thermal: RestyleKind = {
  sequential: true,
  make: (frame) => {
    const bench = createBench(frame);
    const { half, blur } = bench;
    const reach = Math.max(1, Math.round(1.2 * unitOf(frame)));
    const table = heatTable();
    const heat = bench.pairSheet();
    const finish = createFinish(frame, { seed: frame.seed, grain: 4, grainRate: 0 });
    return (pixels, time) => {
      bench.take(pixels, time);
      measure(half);
      blur(half.luma, reach);
      heat.fill(half.luma);
      colourHeat(wordsOf(pixels), heat.words, table);
      finish(pixels, time);
    };
  },
};
