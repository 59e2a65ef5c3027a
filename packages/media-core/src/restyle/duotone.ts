import type { Pixels } from '../painting/canvas.ts';
import { curveThrough } from '../pixels/curve.ts';
import type { HalfFrame } from '../pixels/half.ts';
import { byteAt, sampleAt, wordAt } from '../pixels/plane.ts';
import { TILE_SIDE, cloudTile, dotTile, noiseTile, type Tile } from '../pixels/screen.ts';
import { toByte, toWord, wordsOf } from '../pixels/words.ts';
import { unitOf } from '../scene/compose-frame.ts';
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
    const [r, g, b] = [sampleAt(red.data, index), sampleAt(green.data, index), sampleAt(blue.data, index)];
    const level = Math.max(0, Math.min(255, sampleAt(luma.data, index)));
    const warmth = r - 0.5 * g - 0.5 * b;
    const middle = 150 - Math.abs(level - 120) * 0.95;
    red.data[index] = middle * 0.9 + warmth * 1.5 - 8;
    luma.data[index] = (SHADE[Math.round(level)] ?? 0) - Math.max(0, warmth) * 0.35;
  }
}

interface Plates {
  /** Deep ink in the lower half, bright ink in the upper one. */
  readonly inks: Int32Array;
  readonly deepDots: Tile;
  readonly brightDots: Tile;
  /** Uneven ink. */
  readonly drum: Tile;
  readonly speckle: Tile;
  /** Pixels by which the bright plate lies to the right. */
  readonly shift: number;
}

/** How far a dot covers the paper: an edge of a few levels keeps it smooth. */
const coverage = (ink: number, dot: number) => toByte((ink - dot) * 5 + 128);

/** What an ink leaves of a channel where it covers so far, 0 to 255. */
const leaving = (left: number, cover: number) => 255 - (((255 - left) * cover) >> 8);

function printRow(words: Int32Array, { start, width, y }: Row, plates: Plates): void {
  const { inks, deepDots, brightDots, drum, speckle, shift } = plates;
  const row = (y & (TILE_SIDE - 1)) * TILE_SIDE;
  const slow = ((y >> 2) & (TILE_SIDE - 1)) * TILE_SIDE;
  for (let x = 0, index = start; x < width; x++, index++) {
    const place = row + (x & (TILE_SIDE - 1));
    const rough = byteAt(speckle, place);
    const body = 236 + (byteAt(drum, slow + ((x >> 2) & (TILE_SIDE - 1))) >> 4) - ((rough * rough) >> 10);
    const deep = wordAt(inks, index) & 255;
    const bright = wordAt(inks, Math.max(0, index - shift)) >> 16;
    const first = (coverage(deep, byteAt(deepDots, place)) * Math.min(250, body)) >> 8;
    const second = (coverage(bright, byteAt(brightDots, place)) * body) >> 8;
    words[index] = toWord(
      (PAPER[0] * leaving(DEEP[0], first) * leaving(BRIGHT[0], second)) >> 16,
      (PAPER[1] * leaving(DEEP[1], first) * leaving(BRIGHT[1], second)) >> 16,
      (PAPER[2] * leaving(DEEP[2], first) * leaving(BRIGHT[2], second)) >> 16,
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
  const tiles = {
    deepDots: dotTile({ pitch, angle: 67 }),
    brightDots: dotTile({ pitch, angle: 22 }),
    drum: cloudTile(seed, 11),
    speckle: noiseTile(seed + 2, 2),
  };
  const shift = Math.round(2 * unit) * frame.width + Math.round(3 * unit);
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    blur(half.luma, 1);
    separate(half);
    inks.fill(half.luma, half.red);
    const { width, height } = frame;
    const words = wordsOf(pixels);
    const plates = { ...tiles, inks: inks.words, shift };
    for (let y = 0; y < height; y++) printRow(words, { start: y * width, width, y }, plates);
  };
}

/** A stencil print in blue and red ink on cream paper, the second plate a little off. */
export const duotone: RestyleKind = { sequential: true, make: createDuotone };
