import type { Pixels } from '@kinora/drawing';
import {
  type HalfFrame,
  createHalo,
  createPlane,
  sampleAt,
  wordAt,
  type Plane,
  findEdges,
  toWord,
  wordsOf,
} from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
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
    const edge = sampleAt(edges.data, index) - EDGE_FROM;
    if (edge <= 0) {
      red.data[index] = green.data[index] = blue.data[index] = edges.data[index] = 0;
      continue;
    }
    const strength = Math.min(1, edge / EDGE_SPAN);
    const r = sampleAt(red.data, index);
    const g = sampleAt(green.data, index);
    const b = sampleAt(blue.data, index);
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

/** How strong the far glow is; in small frames, where lights stand close, less of it keeps the room dark. */
const farGain = (unit: number) => 0.6 + 0.7 * Math.min(1, unit);

/** Adds the near and the far glow to the tubes. */
function addGlow(tubes: Plane, { near, far, gain }: { near: Plane; far: Plane; gain: number }): void {
  for (let index = 0; index < tubes.data.length; index++) {
    tubes.data[index] =
      0.75 * sampleAt(tubes.data, index) + 0.95 * sampleAt(near.data, index) + gain * sampleAt(far.data, index);
  }
}

/** The dark room, the light in it, and the white-hot middle of the tubes: the fourth byte of `lights`. */
function compose(words: Int32Array, lights: Int32Array): void {
  for (let index = 0; index < words.length; index++) {
    const word = wordAt(words, index);
    const light = wordAt(lights, index);
    const r = word & 255;
    const g = (word >> 8) & 255;
    const b = (word >> 16) & 255;
    const grey = (54 * r + 183 * g + 19 * b) >> 8;
    const hot = ((light >>> 24) * 150) >> 8;
    words[index] = toWord(
      8 + ((grey * 14 + r * 26) >> 8) + (light & 255) + hot,
      5 + ((grey * 8 + g * 22) >> 8) + ((light >> 8) & 255) + hot,
      20 + ((grey * 34 + b * 30) >> 8) + ((light >> 16) & 255) + hot,
    );
  }
}

function createNeon(frame: RestyleFrame) {
  const bench = createBench(frame, { reach: 20, pace: 0.2 });
  const { half, blur } = bench;
  const unit = unitOf(frame);
  const [edges, lights] = [createPlane(half), bench.colourSheet()];
  const tubes = tubeColours(half.width);
  const near = createHalo(half, { radius: 3 * unit, threshold: 0 });
  const far = createHalo(half, { radius: 14 * unit, threshold: 0 });
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    blur(half.luma, 1);
    findEdges(half.luma, edges);
    lightTubes(half, edges, tubes);
    const [close, wide] = [near.spillAll(half), far.spillAll(half)];
    const gain = farGain(unit);
    addGlow(half.red, { near: close.red, far: wide.red, gain });
    addGlow(half.green, { near: close.green, far: wide.green, gain });
    addGlow(half.blue, { near: close.blue, far: wide.blue, gain });
    lights.fill(half, edges);
    compose(wordsOf(pixels), lights.words);
  };
}

/** Outlines as glass tubes of light in a dark room. */
export const neon: RestyleKind = { sequential: true, make: createNeon };
