import type { Pixels } from '../painting/canvas.ts';
import { byteAt } from './plane.ts';

/** In 256 parts of a pixel. */
const PARTS = 256;

/** Moves a picture down (or up, below 0) by part of a pixel, in place, by linear interpolation; edges repeat. */
export function createWeave({ width, height }: { readonly width: number; readonly height: number }) {
  const before = new Uint8ClampedArray(width * height * 4);
  const row = width * 4;
  const last = (height - 1) * row;
  return ({ data }: Pixels, down: number): void => {
    before.set(data);
    const share = Math.round(Math.min(1, Math.abs(down)) * PARTS);
    for (let start = 0; start <= last; start += row) {
      const side = Math.max(0, Math.min(last, start + (down < 0 ? row : -row)));
      for (let index = 0; index < row; index++) {
        const here = byteAt(before, start + index);
        data[start + index] = here + (((byteAt(before, side + index) - here) * share + 128) >> 8);
      }
    }
  };
}
