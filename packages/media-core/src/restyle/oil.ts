import type { Pixels } from '../painting/canvas.ts';
import { createBrushStrokes } from '../pixels/brush-strokes.ts';
import { curveThrough } from '../pixels/curve.ts';
import { createKuwahara } from '../pixels/kuwahara.ts';
import { byteAt, createPlane } from '../pixels/plane.ts';
import { unitOf } from '../scene/compose-frame.ts';
import { createBench, type ColourSheets } from './bench.ts';
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

/** Colours in relief: strokes lean their own shade, and their ridges catch light from the upper left. */
function paint({ data, width }: Pixels, { red, green, blue }: ColourSheets, height: Uint8ClampedArray): void {
  for (let pixel = 0, index = 0; index < data.length; pixel++, index += 4) {
    const r = byteAt(red, pixel);
    const g = byteAt(green, pixel);
    const b = byteAt(blue, pixel);
    const grey = (54 * r + 183 * g + 19 * b) >> 8;
    const ridge = byteAt(height, pixel);
    const slope = 2 * ridge - byteAt(height, Math.max(0, pixel - 1 - width)) - byteAt(height, Math.max(0, pixel - 1));
    const shine = (slope * 46) >> 8;
    const thick = ((ridge - 128) * (40 + (grey >> 3))) >> 9;
    const light = (byteAt(VARNISH, grey) + thick + shine) << 8;
    data[index] = (light + (r - grey) * SATURATION) >> 8;
    data[index + 1] = (light + (g - grey) * SATURATION) >> 8;
    data[index + 2] = (light + (b - grey) * SATURATION - 900) >> 8;
  }
}

function createOil(frame: RestyleFrame) {
  const bench = createBench(frame);
  const { half, blur } = bench;
  const unit = unitOf(frame);
  const dab = createKuwahara(half, blur, Math.max(1, Math.round(2.4 * unit)));
  const agreement = Math.max(2, Math.round(6 * unit));
  const steps = Math.max(3, Math.round(7 * unit));
  const stroke = createBrushStrokes(half, { seed: frame.seed, steps, agreement, fineness: 0.62 / Math.max(0.5, unit) });
  const relief = createPlane(half);
  const [colours, height] = [bench.colourSheets(), bench.sheet()];
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    dab(half);
    stroke(half.luma, relief);
    colours.fill(half);
    bench.enlarge(relief, height);
    paint(pixels, colours, height.data);
  };
}

/** Thick paint: dabs of colour, bristles that follow the forms, light on the ridges. */
export const oil: RestyleKind = { sequential: true, make: createOil };
