import type { Pixels } from '@kinora/drawing';
import {
  curveThrough,
  type HalfFrame,
  byteAt,
  sampleAt,
  wordAt,
  TILE_SIDE,
  cloudTile,
  dotTile,
  noiseTile,
  type Tile,
  toByte,
  toWord,
  wordsOf,
} from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
import type { RestyleFrame, RestyleKind } from './restyle.ts';

/** What each ink leaves of the paper's red, green and blue, in parts of 255. */
const DEEP = [38, 70, 160] as const;
const BRIGHT = [255, 84, 84] as const;
const PAPER = [247, 240, 226] as const;

/** How much deep ink a brightness takes. */
const SHADE = curveThrough([
  [0, 255],
  [36, 226],
  [90, 160],
  [150, 76],
  [205, 14],
  [240, 0],
  [255, 0],
]);

/** Amounts of both inks, 0 to 255: dark is deep ink, warm and middling is bright ink. Into luma and red. */
function separate({ red, green, blue, luma }: HalfFrame): void {
  for (let index = 0; index < luma.data.length; index++) {
    const r = sampleAt(red.data, index);
    const g = sampleAt(green.data, index);
    const b = sampleAt(blue.data, index);
    const level = Math.max(0, Math.min(255, sampleAt(luma.data, index)));
    const warmth = r - 0.5 * g - 0.5 * b;
    const middle = 150 - Math.abs(level - 120) * 0.95;
    red.data[index] = middle * 0.9 + warmth * 1.5 - 8;
    luma.data[index] = byteAt(SHADE, (level + 0.5) | 0) - Math.max(0, warmth) * 0.35;
  }
}

interface Plates {
  /** Deep ink in the lower half, bright ink in the upper one. */
  readonly inks: Int32Array;
  /** From the lowest byte: dots of the deep and the bright plate, places that ink leaves bare. */
  readonly screen: Int32Array;
  /** Uneven ink. */
  readonly drum: Tile;
  /** Pixels by which the bright plate lies to the right. */
  readonly shift: number;
}

function screenTile(deepDots: Tile, brightDots: Tile, speckle: Tile): Int32Array {
  return Int32Array.from(
    speckle,
    (rough, index) => byteAt(deepDots, index) | (byteAt(brightDots, index) << 8) | (((rough * rough) >> 10) << 16),
  );
}

/** How far a dot covers the paper: an edge of a few levels keeps it smooth. */
const coverage = (ink: number, dot: number) => toByte((ink - dot) * 5 + 128);

/** What an ink leaves of each colour where it covers so far, as pixels by coverage. */
function leavings(ink: readonly [number, number, number], under: readonly [number, number, number]): Int32Array {
  const left = (channel: 0 | 1 | 2, cover: number) =>
    Math.round((under[channel] * (255 - ((255 - ink[channel]) * cover) / 256)) / 255);
  return Int32Array.from({ length: 256 }, (_, cover) => toWord(left(0, cover), left(1, cover), left(2, cover)));
}

const WHITE = [255, 255, 255] as const;
const UNDER = leavings(DEEP, PAPER);
const OVER = leavings(BRIGHT, WHITE);

function printRow(words: Int32Array, { start, width, y }: Row, { inks, screen, drum, shift }: Plates): void {
  const row = (y & (TILE_SIDE - 1)) * TILE_SIDE;
  const slow = ((y >> 2) & (TILE_SIDE - 1)) * TILE_SIDE;
  for (let x = 0, index = start; x < width; x++, index++) {
    const place = wordAt(screen, row + (x & (TILE_SIDE - 1)));
    const body = 236 + (byteAt(drum, slow + ((x >> 2) & (TILE_SIDE - 1))) >> 4) - (place >> 16);
    const deep = wordAt(inks, index) & 255;
    const bright = wordAt(inks, Math.max(0, index - shift)) >> 16;
    const under = wordAt(UNDER, (coverage(deep, place & 255) * Math.min(250, body)) >> 8);
    const over = wordAt(OVER, (coverage(bright, (place >> 8) & 255) * body) >> 8);
    words[index] = toWord(
      ((under & 255) * ((over & 255) + 1)) >> 8,
      (((under >> 8) & 255) * (((over >> 8) & 255) + 1)) >> 8,
      (((under >> 16) & 255) * (((over >> 16) & 255) + 1)) >> 8,
    );
  }
}

interface Row {
  readonly start: number;
  readonly width: number;
  readonly y: number;
}

function createDuotone(frame: RestyleFrame) {
  const bench = createBench(frame);
  const { half, blur } = bench;
  const [unit, seed] = [unitOf(frame), frame.seed];
  const inks = bench.pairSheet();
  const pitch = Math.max(3.5, 6 * unit);
  const shift = Math.round(2 * unit) * frame.width + Math.round(3 * unit);
  const deepDots = dotTile({ pitch, angle: 67 });
  const screen = screenTile(deepDots, dotTile({ pitch, angle: 22 }), noiseTile(seed + 2, 2));
  const plates = { inks: inks.words, screen, drum: cloudTile(seed, 11), shift };
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    blur(half.luma, 1);
    separate(half);
    inks.fill(half.luma, half.red);
    const { width, height } = frame;
    const words = wordsOf(pixels);
    for (let y = 0; y < height; y++) printRow(words, { start: y * width, width, y }, plates);
  };
}

/** A stencil print in blue and red ink on cream paper, the second plate a little off. */
export const duotone: RestyleKind = { sequential: true, make: createDuotone };
