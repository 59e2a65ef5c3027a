import type { Pixels } from '../painting/canvas.ts';
import { byteAt, createPlane, halfOf, sampleAt, type Plane, type Size } from './plane.ts';

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

/** The mean of each four pixels around `start` of one channel. */
function meanOfFour(data: Uint8ClampedArray, start: number, row: number): number {
  const upper = byteAt(data, start) + byteAt(data, start + 4);
  return (upper + byteAt(data, start + row) + byteAt(data, start + row + 4)) * 0.25;
}

/** Fills the colour planes with means of 2 by 2 pixels; the last row and column of odd sizes are left out. */
export function halve({ data, width, height }: Pixels, half: HalfFrame): void {
  const { red, green, blue } = half;
  const row = height > 1 ? width * 4 : 0;
  for (let y = 0; y < half.height; y++) {
    let start = y * 2 * width * 4;
    const end = (y + 1) * half.width;
    for (let index = y * half.width; index < end; index++, start += 8) {
      red.data[index] = meanOfFour(data, start, row);
      green.data[index] = meanOfFour(data, start + 1, row);
      blue.data[index] = meanOfFour(data, start + 2, row);
    }
  }
}

/** Brightness of each pixel by the weights of ITU-R BT.709, applied to the coded values. */
export function weighLuma({ red, green, blue, luma }: HalfFrame): void {
  const target = luma.data;
  for (let index = 0; index < target.length; index++) {
    target[index] =
      0.2126 * sampleAt(red.data, index) + 0.7152 * sampleAt(green.data, index) + 0.0722 * sampleAt(blue.data, index);
  }
}
