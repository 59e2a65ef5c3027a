import type { Pixels } from '../canvas/canvas.ts';
import { createPlane, halfOf, sampleAt, wordAt, type Plane, type Size } from './plane.ts';
import { wordsOf } from './words.ts';

/** A frame at half its size as colour planes, 0 to 255: a quarter of the work, and as fine as video keeps colour. */
export interface HalfFrame extends Size {
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  /** Filled by `weighLuma`. */
  readonly luma: Plane;
}

export function createHalf(frame: Size): HalfFrame {
  const size = halfOf(frame);
  const [red, green, blue, luma] = [createPlane(size), createPlane(size), createPlane(size), createPlane(size)];
  return { ...size, red, green, blue, luma };
}

/** Every second byte of a word. */
const BYTES = 0x00ff_00ff;

interface Lines {
  /** Of two rows of the frame, above and below. */
  readonly upper: number;
  readonly lower: number;
  /** Of the row of the half. */
  readonly start: number;
}

/** Red and blue are summed in the halves of one word. */
function halveRow(words: Int32Array, half: HalfFrame, { upper, lower, start }: Lines): void {
  const [red, green, blue] = [half.red.data, half.green.data, half.blue.data];
  const end = start + half.width;
  for (let index = start, x = 0; index < end; index++, x += 2) {
    const nw = wordAt(words, upper + x);
    const ne = wordAt(words, upper + x + 1);
    const sw = wordAt(words, lower + x);
    const se = wordAt(words, lower + x + 1);
    const even = (nw & BYTES) + (ne & BYTES) + (sw & BYTES) + (se & BYTES);
    const odd = ((nw >> 8) & 255) + ((ne >> 8) & 255) + ((sw >> 8) & 255) + ((se >> 8) & 255);
    red[index] = (even & 0xffff) * 0.25;
    green[index] = odd * 0.25;
    blue[index] = (even >> 16) * 0.25;
  }
}

/** Fills the colour planes with means of 2 by 2 pixels; the last row and column of odd sizes are left out. */
export function halve(pixels: Pixels, half: HalfFrame): void {
  const { width, height } = pixels;
  const words = wordsOf(pixels);
  for (let y = 0; y < half.height; y++) {
    const upper = y * 2 * width;
    halveRow(words, half, { upper, lower: height > 1 ? upper + width : upper, start: y * half.width });
  }
}

/** Brightness of each pixel by the weights of ITU-R BT.709, applied to the coded values. */
export function weighLuma({ red, green, blue, luma }: HalfFrame): void {
  const [r, g, b, target] = [red.data, green.data, blue.data, luma.data];
  for (let index = 0; index < target.length; index++) {
    target[index] = 0.2126 * sampleAt(r, index) + 0.7152 * sampleAt(g, index) + 0.0722 * sampleAt(b, index);
  }
}
