import type { Pixels } from '../painting/canvas.ts';
import { curveThrough } from '../pixels/curve.ts';
import type { HalfFrame } from '../pixels/half.ts';
import { byteAt, sampleAt } from '../pixels/plane.ts';
import { TILE_SIDE, cloudTile, dotTile, noiseTile, type Tile } from '../pixels/screen.ts';
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
  readonly deep: Uint8ClampedArray;
  readonly bright: Uint8ClampedArray;
  readonly deepDots: Tile;
  readonly brightDots: Tile;
  /** Uneven ink. */
  readonly drum: Tile;
  readonly speckle: Tile;
  /** Pixels by which the bright plate lies to the right. */
  readonly shift: number;
}

/** How far a dot covers the paper: an edge of a few levels keeps it smooth. */
const coverage = (ink: number, dot: number) => Math.max(0, Math.min(255, (ink - dot) * 5 + 128));

function printRow({ data, width }: Pixels, y: number, plates: Plates): void {
  const { deep, bright, deepDots, brightDots, drum, speckle, shift } = plates;
  const row = (y & (TILE_SIDE - 1)) * TILE_SIDE;
  const slow = ((y >> 2) & (TILE_SIDE - 1)) * TILE_SIDE;
  for (let x = 0, pixel = y * width, index = pixel * 4; x < width; x++, pixel++, index += 4) {
    const place = row + (x & (TILE_SIDE - 1));
    const bare = (byteAt(speckle, place) * byteAt(speckle, place)) >> 10;
    const body = 236 + (byteAt(drum, slow + ((x >> 2) & (TILE_SIDE - 1))) >> 4) - bare;
    const first = (coverage(byteAt(deep, pixel), byteAt(deepDots, place)) * Math.min(250, body)) >> 8;
    const second = (coverage(byteAt(bright, Math.max(0, pixel - shift)), byteAt(brightDots, place)) * body) >> 8;
    for (let channel = 0; channel < 3; channel++) {
      const one = 255 - (((255 - (DEEP[channel] ?? 0)) * first) >> 8);
      const two = 255 - (((255 - (BRIGHT[channel] ?? 0)) * second) >> 8);
      data[index + channel] = ((PAPER[channel] ?? 0) * one * two) >> 16;
    }
  }
}

function createDuotone(frame: RestyleFrame) {
  const bench = createBench(frame);
  const { half, blur } = bench;
  const [unit, seed] = [unitOf(frame), frame.seed];
  const [deep, bright] = [bench.sheet(), bench.sheet()];
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
    bench.enlarge(half.luma, deep);
    bench.enlarge(half.red, bright);
    const plates = { ...tiles, deep: deep.data, bright: bright.data, shift };
    for (let y = 0; y < frame.height; y++) printRow(pixels, y, plates);
  };
}

/** A stencil print in blue and red ink on cream paper, the second plate a little off. */
export const duotone: RestyleKind = { sequential: true, make: createDuotone };
