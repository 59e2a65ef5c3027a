import type { Pixels } from '../painting/canvas.ts';
import { byteAt } from './plane.ts';

/** A place a little off, in pixels; both from -1 to 1. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** In 256 parts of a pixel. */
const PARTS = 256;

/** Moves a picture by part of a pixel, in place, by bilinear interpolation; edges repeat. */
export function createWeave({ width, height }: { readonly width: number; readonly height: number }) {
  const before = new Uint8ClampedArray(width * height * 4);
  const line = new Int32Array(width * 4);
  const lastRow = (height - 1) * width * 4;
  const fillLine = (row: number, side: number, share: number) => {
    for (let index = 0; index < line.length; index++) {
      const here = byteAt(before, row + index);
      line[index] = here * PARTS + (byteAt(before, side + index) - here) * share;
    }
  };
  return ({ data }: Pixels, { x, y }: Offset): void => {
    before.set(data);
    const [across, down] = [Math.round(Math.abs(x) * PARTS), Math.round(Math.abs(y) * PARTS)];
    const step = x < 0 ? 4 : -4;
    for (let row = 0; row <= lastRow; row += line.length) {
      const side = Math.max(0, Math.min(lastRow, row + (y < 0 ? line.length : -line.length)));
      fillLine(row, side, down);
      for (let index = 0; index < line.length; index++) {
        const here = line[index] ?? 0;
        const beside = line[index + step] ?? here;
        data[row + index] = (here * (PARTS - across) + beside * across + 32768) >> 16;
      }
    }
  };
}
