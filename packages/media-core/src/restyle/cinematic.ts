import { createFinish } from '../pixels/finish.ts';
import { createGrade } from '../pixels/grade.ts';
import { createHalo } from '../pixels/halo.ts';
import { byteAt } from '../pixels/plane.ts';
import { unitOf } from '../scene/compose-frame.ts';
import { createBench, type ColourSheets } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** Teal shadows against skin and lamp light. */
const TEAL_AND_ORANGE = {
  curve: [
    [0, 2],
    [45, 30],
    [120, 112],
    [190, 186],
    [255, 246],
  ],
  saturation: 1.06,
  gain: [1.02, 0.99, 0.95],
  split: { shadows: '#0a6a86', highlights: '#f0a860', strength: 30 },
} as const;

/** Light that spills through the lens: its own colour far, red near the lamp. */
function addBloom(data: Uint8ClampedArray, { red, green, blue }: ColourSheets): void {
  for (let pixel = 0, index = 0; index < data.length; pixel++, index += 4) {
    const [r, g, b] = [byteAt(red, pixel), byteAt(green, pixel), byteAt(blue, pixel)];
    data[index] = byteAt(data, index) + (((255 - byteAt(data, index)) * r * 88) >> 16);
    data[index + 1] = byteAt(data, index + 1) + (((255 - byteAt(data, index + 1)) * g * 56) >> 16);
    data[index + 2] = byteAt(data, index + 2) + (((255 - byteAt(data, index + 2)) * b * 52) >> 16);
  }
}

/** A feature film's grade: teal and orange, deep contrast, lamps that bloom, fine grain. */
export const cinematic: RestyleKind = {
  sequential: false,
  make: (frame) => {
    const bench = createBench(frame, null);
    const unit = unitOf(frame);
    const halo = createHalo(bench.half, { radius: 16 * unit, threshold: 176 });
    const grade = createGrade(TEAL_AND_ORANGE);
    const finish = createFinish(frame, { seed: frame.seed, grain: 3, grainRate: 12, vignette: 0.55 });
    const colours = bench.colourSheets();
    return (pixels, time) => {
      bench.take(pixels, time);
      colours.fill(halo.spillAll(bench.half));
      addBloom(pixels.data, colours);
      grade(pixels);
      finish(pixels, time);
    };
  },
};
