import type { Pixels } from '@kinora/drawing';
import {
  createHalo,
  createInkLines,
  byteAt,
  createPlane,
  sampleAt,
  wordAt,
  type Plane,
  TILE_SIDE,
  cloudTile,
  lineTile,
  noiseTile,
  type Tile,
  findEdges,
  toWord,
  wordsOf,
} from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench, type Bench } from './bench.ts';
import type { RestyleFrame, RestyleKind } from './restyle.ts';

/** Layers of hatching: angle of the strokes and the darkness from which they are laid, 0 to 255. */
const LAYERS = [
  { angle: 52, from: 56 },
  { angle: -40, from: 116 },
  { angle: 8, from: 176 },
] as const;

/** Pencil strokes of one layer: thin ridges of a line screen, uneven in pressure. */
function strokeTile(pitch: number, angle: number, seed: number): Tile {
  const lines = lineTile({ pitch, angle, sway: 0.9 });
  const pressure = cloudTile(seed, 24);
  return lines.map((line, index) => Math.max(0, line - 84) * (1.15 + (pressure[index] ?? 0) / 320));
}

interface Sheet {
  /** Brightness in the lower half, lines in the upper one. */
  readonly drawing: Int32Array;
  /** Strokes of the three layers and the paper's roughness (high places take graphite first), from the lowest byte. */
  readonly paper: Int32Array;
}

/** How strongly a layer shows at a brightness, 0 to 255. */
const pressure = (tone: number, from: number) => Math.max(0, Math.min(255, (255 - tone - from) * 3));

/** How strongly the three layers show at each brightness, from the lowest byte. */
const PRESSURES = Int32Array.from({ length: 256 }, (_, tone) => {
  const [first, second, third] = LAYERS;
  return pressure(tone, first.from) | (pressure(tone, second.from) << 8) | (pressure(tone, third.from) << 16);
});

function paperTile(strokes: readonly [Tile, Tile, Tile], tooth: Tile): Int32Array {
  const [first, second, third] = strokes;
  return Int32Array.from(
    tooth,
    (grain, index) =>
      byteAt(first, index) | (byteAt(second, index) << 8) | (byteAt(third, index) << 16) | (grain << 24),
  );
}

/** Sum of the products of the three lower bytes. */
const hatch = (strokes: number, shown: number) =>
  (strokes & 255) * (shown & 255) +
  ((strokes >> 8) & 255) * ((shown >> 8) & 255) +
  ((strokes >> 16) & 255) * ((shown >> 16) & 255);

function drawSheet(pixels: Pixels, { drawing, paper }: Sheet): void {
  const { width, height } = pixels;
  const words = wordsOf(pixels);
  for (let y = 0, index = 0; y < height; y++) {
    const row = (y & (TILE_SIDE - 1)) * TILE_SIDE;
    for (let x = 0; x < width; x++, index++) {
      const drawn = wordAt(drawing, index);
      const tone = drawn & 255;
      const place = wordAt(paper, row + (x & (TILE_SIDE - 1)));
      const grain = place >>> 24;
      const graphite = ((hatch(place, wordAt(PRESSURES, tone)) >> 8) * (150 + grain)) >> 9;
      const line = ((255 - (drawn >> 16)) * (190 + (grain >> 2))) >> 8;
      const rest = 255 - Math.min(225, graphite + line + ((255 - tone) >> 4));
      const bare = (244 + (grain >> 5)) * rest;
      const covered = 255 - rest;
      words[index] = toWord(
        (bare + 52 * covered) >> 8,
        (bare - 3 * rest + 52 * covered) >> 8,
        (bare - 13 * rest + 60 * covered) >> 8,
      );
    }
  }
}

/** What a draughtsman sees: shade against its surroundings more than shade itself, and light paper on the whole. */
function createShading({ blur, half }: Bench, unit: number) {
  const near = Math.max(1, Math.round(1.5 * unit));
  const surroundings = createHalo(half, { radius: 40 * unit, threshold: 0 });
  return (luma: Plane): void => {
    const around = surroundings.spillOf(luma);
    blur(luma, near);
    for (let index = 0; index < luma.data.length; index++) {
      const place = sampleAt(around.data, index);
      luma.data[index] = 150 + (place - 128) * 0.45 + (sampleAt(luma.data, index) - place) * 1.7;
    }
  };
}

/** A light line along every edge, under the dark ones. */
function addOutline(pencil: Plane, edges: Plane): void {
  for (let index = 0; index < pencil.data.length; index++) {
    const edge = Math.min(120, Math.max(0, sampleAt(edges.data, index) - 22) * 1.4);
    pencil.data[index] = sampleAt(pencil.data, index) * (1 - edge / 255);
  }
}

function createSketch(frame: RestyleFrame) {
  const bench = createBench(frame, { reach: 20, pace: 0.12 });
  const { half, blur } = bench;
  const unit = unitOf(frame);
  const draw = createInkLines(half, blur, { radius: 1, share: 1, sharpness: 0.14, threshold: -1.2 });
  const [pencil, edges] = [createPlane(half), createPlane(half)];
  const shade = createShading(bench, unit);
  const drawing = bench.pairSheet();
  const pitch = Math.max(3.4, 5 * unit);
  const layer = (index: 0 | 1 | 2) => strokeTile(pitch, LAYERS[index].angle, frame.seed + index);
  const paper = paperTile([layer(0), layer(1), layer(2)], noiseTile(frame.seed, 2));
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    draw(half.luma, pencil);
    findEdges(half.luma, edges);
    addOutline(pencil, edges);
    shade(half.luma);
    drawing.fill(half.luma, pencil);
    drawSheet(pixels, { drawing: drawing.words, paper });
  };
}

/** Graphite on cream paper: outlines, and hatching in three directions that stays where the paper is. */
export const sketch: RestyleKind = { sequential: true, make: createSketch };
