import type { Pixels } from '../canvas/canvas.ts';
import { byteAt, type BytePlane, type Plane } from './plane.ts';

/** Weights of ITU-R BT.709 in parts of 256. */
const RED = 54;
const GREEN = 183;
const BLUE = 19;

/** Brightness of the pixel whose red byte stands at `index`, 0 to 255. */
export function lumaAt(data: Uint8ClampedArray, index: number): number {
  return (RED * byteAt(data, index) + GREEN * byteAt(data, index + 1) + BLUE * byteAt(data, index + 2)) >> 8;
}

/** Brightness of a pixel that is one word, 0 to 255; see `wordsOf`. */
export function weighWord(word: number): number {
  return (RED * (word & 255) + GREEN * ((word >> 8) & 255) + BLUE * ((word >> 16) & 255)) >> 8;
}

/** Brightness of each pixel, 0 to 255, into a plane of the same size. */
export function toLuma({ data }: Pixels, target: BytePlane): void {
  const luma = target.data;
  for (let index = 0; index < luma.length; index++) luma[index] = lumaAt(data, index * 4);
}

/** Sum of the brightness of a square, `factor` pixels wide, whose first red byte stands at `start`. */
function sumSquare(data: Uint8ClampedArray, start: number, { row, factor }: { row: number; factor: number }): number {
  let sum = 0;
  for (let line = start; line < start + row * factor; line += row) {
    for (let index = line; index < line + factor * 4; index += 4) sum += lumaAt(data, index);
  }
  return sum;
}

/** Mean brightness of squares, `factor` pixels wide, into a plane that is that much smaller. */
export function toSmallLuma({ data, width }: Pixels, target: Plane, factor: number): void {
  const row = width * 4;
  for (let y = 0; y < target.height; y++) {
    for (let x = 0; x < target.width; x++) {
      const sum = sumSquare(data, (y * width + x) * factor * 4, { row, factor });
      target.data[y * target.width + x] = sum / (factor * factor);
    }
  }
}
