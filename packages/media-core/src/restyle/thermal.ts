import { formatHex, mix, parseHex } from '../core/colour.ts';
import type { Pixels } from '../painting/canvas.ts';
import { createFinish } from '../pixels/finish.ts';
import type { HalfFrame } from '../pixels/half.ts';
import { byteAt, sampleAt } from '../pixels/plane.ts';
import { unitOf } from '../scene/compose-frame.ts';
import { createBench } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** From cold to hot. */
const HEAT = ['#05030f', '#1b0c4a', '#5a1180', '#a51d78', '#e2414c', '#f98a2a', '#fdc84a', '#fff9d8'] as const;

/** Red, green and blue of each temperature, by turns. */
function heatTable(): Uint8ClampedArray {
  const colours = Array.from({ length: 256 }, (_, level) => {
    const place = (level / 255) * (HEAT.length - 1);
    const index = Math.min(HEAT.length - 2, Math.floor(place));
    return parseHex(mix(HEAT[index] ?? formatHex([0, 0, 0]), HEAT[index + 1] ?? '#ffffff', place - index));
  });
  return Uint8ClampedArray.from(colours.flat());
}

/** Guesses warmth: what is bright is warm, what is red is hot, what is blue is cold. */
function measure({ red, green, blue, luma }: HalfFrame): void {
  for (let index = 0; index < luma.data.length; index++) {
    const [r, g, b] = [sampleAt(red.data, index), sampleAt(green.data, index), sampleAt(blue.data, index)];
    const hue = r - 0.35 * g - 0.65 * b;
    luma.data[index] = 18 + 0.5 * sampleAt(luma.data, index) + 0.95 * hue;
  }
}

function colourHeat({ data }: Pixels, heat: Uint8ClampedArray, table: Uint8ClampedArray): void {
  for (let pixel = 0, index = 0; index < data.length; pixel++, index += 4) {
    const entry = byteAt(heat, pixel) * 3;
    data[index] = byteAt(table, entry);
    data[index + 1] = byteAt(table, entry + 1);
    data[index + 2] = byteAt(table, entry + 2);
  }
}

/** A heat camera: warm colours glow yellow, snow and sky lie violet and black. */
export const thermal: RestyleKind = {
  sequential: true,
  make: (frame) => {
    const bench = createBench(frame);
    const { half, blur } = bench;
    const reach = Math.max(1, Math.round(1.2 * unitOf(frame)));
    const table = heatTable();
    const heat = bench.sheet();
    const finish = createFinish(frame, { seed: frame.seed, grain: 4, grainRate: 0 });
    return (pixels, time) => {
      bench.take(pixels, time);
      measure(half);
      blur(half.luma, reach);
      bench.enlarge(half.luma, heat);
      colourHeat(pixels, heat.data, table);
      finish(pixels, time);
    };
  },
};
