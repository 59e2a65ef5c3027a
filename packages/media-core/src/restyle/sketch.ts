import type { Pixels } from '../painting/canvas.ts';
import { createHalo } from '../pixels/halo.ts';
import { createInkLines } from '../pixels/ink-lines.ts';
import { byteAt, createPlane, sampleAt, wordAt, type Plane } from '../pixels/plane.ts';
import { TILE_SIDE, cloudTile, lineTile, noiseTile, type Tile } from '../pixels/screen.ts';
import { findEdges } from '../pixels/sobel.ts';
import { toWord, wordsOf } from '../pixels/words.ts';
import { unitOf } from '../scene/compose-frame.ts';
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
  readonly strokes: readonly [Tile, Tile, Tile];
  /** The paper's roughness: high places take graphite first. */
  readonly tooth: Tile;
}

/** How strongly a layer shows at each brightness, 0 to 255. */
const pressureTable = (from: number) =>
  Int32Array.from({ length: 256 }, (_, tone) => Math.max(0, Math.min(255, (255 - tone - from) * 3)));
const [FIRST, SECOND, THIRD] = [
  pressureTable(LAYERS[0].from),
  pressureTable(LAYERS[1].from),
  pressureTable(LAYERS[2].from),
];

function drawSheet(pixels: Pixels, { drawing, strokes, tooth }: Sheet): void {
  const { width, height } = pixels;
  const words = wordsOf(pixels);
  const [first, second, third] = strokes;
  for (let y = 0, index = 0; y < height; y++) {
    const row = (y & (TILE_SIDE - 1)) * TILE_SIDE;
    for (let x = 0; x < width; x++, index++) {
      const place = row + (x & (TILE_SIDE - 1));
      const drawn = wordAt(drawing, index);
      const tone = drawn & 255;
      const hatching =
        byteAt(first, place) * wordAt(FIRST, tone) +
        byteAt(second, place) * wordAt(SECOND, tone) +
        byteAt(third, place) * wordAt(THIRD, tone);
      const grain = byteAt(tooth, place);
      const graphite = ((hatching >> 8) * (150 + grain)) >> 9;
      const line = ((255 - (drawn >> 16)) * (190 + (grain >> 2))) >> 8;
      const rest = 255 - Math.min(225, graphite + line + ((255 - tone) >> 4));
      const paper = 244 + (grain >> 5);
      words[index] = toWord(
        (paper * rest + 52 * (255 - rest)) >> 8,
        ((paper - 3) * rest + 52 * (255 - rest)) >> 8,
        ((paper - 13) * rest + 60 * (255 - rest)) >> 8,
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
  const strokes = [layer(0), layer(1), layer(2)] as const;
  const tooth = noiseTile(frame.seed, 2);
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    draw(half.luma, pencil);
    findEdges(half.luma, edges);
    addOutline(pencil, edges);
    shade(half.luma);
    drawing.fill(half.luma, pencil);
    drawSheet(pixels, { drawing: drawing.words, strokes, tooth });
  };
}

/** Graphite on cream paper: outlines, and hatching in three directions that stays where the paper is. */
export const sketch: RestyleKind = { sequential: true, make: createSketch };
