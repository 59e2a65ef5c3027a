import type { Pixels } from '../painting/canvas.ts';
import { stepCurve, type Curve } from '../pixels/curve.ts';
import { createGuided } from '../pixels/guided.ts';
import { createInkLines } from '../pixels/ink-lines.ts';
import { createKuwahara } from '../pixels/kuwahara.ts';
import { lumaAt } from '../pixels/luma.ts';
import { byteAt, createPlane } from '../pixels/plane.ts';
import { unitOf } from '../scene/compose-frame.ts';
import { createBench, type ColourSheets } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** In parts of 256. */
const SATURATION = 350;

interface Cell {
  readonly colours: ColourSheets;
  /** How brightness is smoothed; see `createGuided`. */
  readonly slopes: Uint8ClampedArray;
  readonly offsets: Uint8ClampedArray;
  readonly ink: Uint8ClampedArray;
  readonly steps: Curve;
}

/** Steps of smoothed light under the flat colours' hue, and the lines over both. */
function paint({ data }: Pixels, { colours, slopes, offsets, ink, steps }: Cell): void {
  const { red, green, blue } = colours;
  for (let pixel = 0, index = 0; index < data.length; pixel++, index += 4) {
    const r = byteAt(red, pixel);
    const g = byteAt(green, pixel);
    const b = byteAt(blue, pixel);
    const grey = (54 * r + 183 * g + 19 * b) >> 8;
    const smooth = ((byteAt(slopes, pixel) * lumaAt(data, index)) >> 8) + byteAt(offsets, pixel);
    const light = byteAt(steps, smooth) << 8;
    const line = byteAt(ink, pixel);
    const stain = 255 - line;
    data[index] = (((light + (r - grey) * SATURATION) >> 8) * line + 26 * stain) >> 8;
    data[index + 1] = (((light + (g - grey) * SATURATION) >> 8) * line + 18 * stain) >> 8;
    data[index + 2] = (((light + (b - grey) * SATURATION) >> 8) * line + 32 * stain) >> 8;
  }
}

/** Painted cells: flat, bright areas with soft steps of light, under dark brush lines. */
export const cartoon: RestyleKind = {
  sequential: true,
  make: (frame) => {
    const bench = createBench(frame);
    const { half, blur } = bench;
    const unit = unitOf(frame);
    const flatten = createKuwahara(half, blur, Math.max(1, Math.round(1.4 * unit)));
    const guide = createGuided(half, blur, { radius: Math.max(1, Math.round(3 * unit)), softness: 160 });
    const draw = createInkLines(half, blur, {
      radius: Math.max(1, Math.round(unit)),
      share: 1,
      sharpness: 0.16,
      threshold: -2.5,
    });
    const lines = createPlane(half);
    const colours = bench.colourSheets();
    const [slopes, offsets, ink] = [bench.sheet(), bench.sheet(), bench.sheet()];
    const steps = stepCurve({ steps: 6, hardness: 0.72 });
    return (pixels, time) => {
      bench.take(pixels, time);
      flatten(half);
      draw(half.luma, lines);
      const { slope, offset } = guide(half.luma);
      colours.fill(half);
      bench.enlarge(slope, slopes);
      bench.enlarge(offset, offsets);
      bench.enlarge(lines, ink);
      paint(pixels, { colours, slopes: slopes.data, offsets: offsets.data, ink: ink.data, steps });
    };
  },
};
