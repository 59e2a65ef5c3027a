import type { Pixels } from '../painting/canvas.ts';
import { createGrade } from '../pixels/grade.ts';
import { createHalo } from '../pixels/halo.ts';
import { byteAt } from '../pixels/plane.ts';
import { unitOf } from '../scene/compose-frame.ts';
import { createBench, type ColourSheets } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** Pastel: open shadows that lean to lilac, lights to peach. */
const PASTEL = {
  curve: [
    [0, 26],
    [60, 84],
    [128, 150],
    [200, 214],
    [255, 254],
  ],
  saturation: 1.08,
  split: { shadows: '#9a78d8', highlights: '#f6b8a8', strength: 26 },
} as const;

/** Screens the soft picture over the sharp one, as two slides in one frame. */
function veil({ data }: Pixels, { red, green, blue }: ColourSheets): void {
  for (let pixel = 0, index = 0; index < data.length; pixel++, index += 4) {
    const [r, g, b] = [byteAt(red, pixel), byteAt(green, pixel), byteAt(blue, pixel)];
    data[index] = byteAt(data, index) + (((255 - byteAt(data, index)) * r * 150) >> 16);
    data[index + 1] = byteAt(data, index + 1) + (((255 - byteAt(data, index + 1)) * g * 138) >> 16);
    data[index + 2] = byteAt(data, index + 2) + (((255 - byteAt(data, index + 2)) * b * 150) >> 16);
  }
}

/** Soft focus: every light glows, shadows are lilac, nothing is quite awake. */
export const dream: RestyleKind = {
  sequential: false,
  make: (frame) => {
    const bench = createBench(frame, null);
    const unit = unitOf(frame);
    const halo = createHalo(bench.half, { radius: 11 * unit, threshold: 24 });
    const grade = createGrade(PASTEL);
    const colours = bench.colourSheets();
    return (pixels, time) => {
      bench.take(pixels, time);
      colours.fill(halo.spillAll(bench.half));
      veil(pixels, colours);
      grade(pixels);
    };
  },
};
