import type { Pixels } from '../canvas/canvas.ts';
import { createRandom } from '../numbers/random.ts';
import { wordAt, type Size } from './plane.ts';
import { TILE_SIDE, noiseTile } from './screen.ts';
import { toWord, wordsOf } from './words.ts';

export interface FinishOptions {
  readonly seed: number;
  /** Standard strength of the grain in levels; it is weaker in black and white. */
  readonly grain?: number;
  /** Grain of one pixel or of two. */
  readonly grainSize?: 1 | 2;
  /** How many grains a second follow each other; 0 keeps one. */
  readonly grainRate?: number;
  /** Share of light the corners lose. */
  readonly vignette?: number;
}

/** Steps between the middle of the frame and a corner. */
const STEPS = 1023;

/** Fall-off of light along one axis: 0 in the middle to half the steps at the end. */
const axis = (length: number) =>
  Int32Array.from({ length }, (_, index) => (STEPS * (2 * ((index + 0.5) / length) - 1) ** 2) / 2);

/** How visible grain is at each brightness, in parts of 256. */
const SHOWN = Int32Array.from({ length: 256 }, (_, level) => 90 + 166 * Math.sin((Math.PI * level) / 255));

/** Where the tile stands in a moment: a place of its own for each step of time. */
function placeAt(seed: number, step: number): readonly [x: number, y: number] {
  const random = createRandom(Math.imul(seed + 1, 7919) ^ Math.imul(step + 3, 104_729));
  return [Math.floor(random() * TILE_SIDE), Math.floor(random() * TILE_SIDE)];
}

interface Tables {
  readonly tile: Int32Array;
  /** Share of light at each fall-off, in parts of 256. */
  readonly lights: Int32Array;
  readonly across: Int32Array;
}

interface Row {
  /** Of the row's first pixel and of its row of the tile. */
  readonly start: number;
  readonly tileRow: number;
  /** Pixels by which the tile has moved to the left. */
  readonly shift: number;
  /** Fall-off of light from the middle of the frame to this row. */
  readonly fall: number;
}

/** Products are of whole numbers: plain ones would be taken for fractions here. */
function finishRow(words: Int32Array, { tile, lights, across }: Tables, { start, tileRow, shift, fall }: Row): void {
  for (let x = 0; x < across.length; x++) {
    const word = wordAt(words, start + x);
    const green = (word >> 8) & 255;
    const light = wordAt(lights, fall + wordAt(across, x));
    const grain = wordAt(tile, tileRow + ((x + shift) & (TILE_SIDE - 1)));
    const speck = Math.imul(grain, wordAt(SHOWN, green)) >> 8;
    words[start + x] = toWord(
      (Math.imul(word & 255, light) + speck) >> 8,
      (Math.imul(green, light) + speck) >> 8,
      (Math.imul((word >> 16) & 255, light) + speck) >> 8,
    );
  }
}

/** Darkens corners and adds grain from one tile, in one pass over the picture. */
export function createFinish({ width, height }: Size, options: FinishOptions): (pixels: Pixels, time: number) => void {
  const { seed, grain = 0, grainSize = 1, grainRate = 0, vignette = 0 } = options;
  const tile = Int32Array.from(noiseTile(seed, grainSize), (value) => ((value - 127.5) / 73) * grain * 256);
  const lights = Int32Array.from({ length: STEPS + 1 }, (_, step) => 256 * (1 - vignette * (step / STEPS) ** 2));
  const [tables, down] = [{ tile, lights, across: axis(width) }, axis(height)];
  return (pixels, time) => {
    const words = wordsOf(pixels);
    const [shiftX, shiftY] = placeAt(seed, Math.floor(time * grainRate + 1e-6));
    for (let y = 0; y < height; y++) {
      const tileRow = ((y + shiftY) & (TILE_SIDE - 1)) * TILE_SIDE;
      finishRow(words, tables, { start: y * width, tileRow, shift: shiftX | 0, fall: wordAt(down, y) });
    }
  };
}
