import type { Pixels } from '../painting/canvas.ts';
import type { HalfFrame } from '../pixels/half.ts';
import { createHalo } from '../pixels/halo.ts';
import { byteAt, createPlane, sampleAt, type Plane } from '../pixels/plane.ts';
import { findEdges } from '../pixels/sobel.ts';
import { unitOf } from '../scene/compose-frame.ts';
import { createBench, type ColourSheets } from './bench.ts';
import type { RestyleFrame, RestyleKind } from './restyle.ts';

/** Gradients below this are no edge, in the scale of `findEdges`; twice it is a full one. */
const EDGE_FROM = 26;
const EDGE_SPAN = 110;

/** The tube's colour where the picture has none: cyan on the left to magenta on the right, red green blue by turns. */
function tubeColours(width: number): Float32Array {
  return Float32Array.from({ length: width * 3 }, (_, index) => {
    const share = Math.floor(index / 3) / width;
    const wave = 0.5 - 0.5 * Math.cos(share * Math.PI * 2.2 + 0.4);
    const from = [40, 200, 255];
    const to = [255, 50, 200];
    return (from[index % 3] ?? 0) * (1 - wave) + (to[index % 3] ?? 0) * wave;
  });
}

/** Lights each edge in the picture's own hue, as far as it has one, at full brightness. */
function lightTubes(half: HalfFrame, edges: Plane, tubes: Float32Array): void {
  const { red, green, blue, width } = half;
  for (let index = 0; index < edges.data.length; index++) {
    const strength = Math.max(0, Math.min(1, (sampleAt(edges.data, index) - EDGE_FROM) / EDGE_SPAN));
    const [r, g, b] = [sampleAt(red.data, index), sampleAt(green.data, index), sampleAt(blue.data, index)];
    const least = Math.min(r, g, b);
    const span = Math.max(r, g, b) - least;
    const own = Math.min(1, span / 90);
    const gain = (own * 255) / (span + 1);
    const tube = (index % width) * 3;
    red.data[index] = ((r - least) * gain + sampleAt(tubes, tube) * (1 - own)) * strength;
    green.data[index] = ((g - least) * gain + sampleAt(tubes, tube + 1) * (1 - own)) * strength;
    blue.data[index] = ((b - least) * gain + sampleAt(tubes, tube + 2) * (1 - own)) * strength;
    edges.data[index] = 255 * strength * strength;
  }
}

/** Adds the near and the far glow to the tubes. */
function addGlow(tubes: Plane, near: Plane, far: Plane): void {
  for (let index = 0; index < tubes.data.length; index++) {
    tubes.data[index] =
      0.75 * sampleAt(tubes.data, index) + 0.95 * sampleAt(near.data, index) + 1.3 * sampleAt(far.data, index);
  }
}

/** The dark room, the light in it, and the white-hot middle of the tubes. */
function compose({ data }: Pixels, { red, green, blue }: ColourSheets, core: Uint8ClampedArray): void {
  for (let pixel = 0, index = 0; index < data.length; pixel++, index += 4) {
    const [r, g, b] = [byteAt(data, index), byteAt(data, index + 1), byteAt(data, index + 2)];
    const grey = (54 * r + 183 * g + 19 * b) >> 8;
    const hot = (byteAt(core, pixel) * 150) >> 8;
    data[index] = 8 + ((grey * 14 + r * 26) >> 8) + byteAt(red, pixel) + hot;
    data[index + 1] = 5 + ((grey * 8 + g * 22) >> 8) + byteAt(green, pixel) + hot;
    data[index + 2] = 20 + ((grey * 34 + b * 30) >> 8) + byteAt(blue, pixel) + hot;
  }
}

function createNeon(frame: RestyleFrame) {
  const bench = createBench(frame, { reach: 20, pace: 0.2 });
  const { half, blur } = bench;
  const unit = unitOf(frame);
  const [edges, colours, core] = [createPlane(half), bench.colourSheets(), bench.sheet()];
  const tubes = tubeColours(half.width);
  const near = createHalo(half, { radius: 3 * unit, threshold: 0 });
  const far = createHalo(half, { radius: 14 * unit, threshold: 0 });
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    blur(half.luma, 1);
    findEdges(half.luma, edges);
    lightTubes(half, edges, tubes);
    const [close, wide] = [near.spillAll(half), far.spillAll(half)];
    addGlow(half.red, close.red, wide.red);
    addGlow(half.green, close.green, wide.green);
    addGlow(half.blue, close.blue, wide.blue);
    colours.fill(half);
    bench.enlarge(edges, core);
    compose(pixels, colours, core.data);
  };
}

/** Outlines as glass tubes of light in a dark room. */
export const neon: RestyleKind = { sequential: true, make: createNeon };
