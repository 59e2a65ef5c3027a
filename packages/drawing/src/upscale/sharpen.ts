import type { Pixels } from '../canvas/canvas.ts';
import { toLuma } from '../pixels/luma.ts';
import { byteAt, createBytePlane, type Size } from '../pixels/plane.ts';

/** Levels of detail that are taken for noise, and the most that is added. */
const NOISE = 2;
const MOST = 28;

/** How far a pixel stands out from the mean of the nine around it, without noise, in levels. */
function detailAt(luma: Uint8ClampedArray, index: number, width: number): number {
  const upper = byteAt(luma, index - width - 1) + byteAt(luma, index - width) + byteAt(luma, index - width + 1);
  const lower = byteAt(luma, index + width - 1) + byteAt(luma, index + width) + byteAt(luma, index + width + 1);
  const here = byteAt(luma, index);
  const detail = here - (upper + lower + byteAt(luma, index - 1) + here + byteAt(luma, index + 1)) / 9;
  if (Math.abs(detail) <= NOISE) return 0;
  return detail - Math.sign(detail) * NOISE;
}

/** Sharpens frames of one size in place by an unsharp mask of their brightness; `amount` 1 doubles fine detail. */
export function createSharpen(size: Size, amount: number): (pixels: Pixels) => void {
  const plane = createBytePlane(size);
  const { width, height } = size;
  return (pixels) => {
    toLuma(pixels, plane);
    const { data } = pixels;
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1, pixel = y * width + 1; x < width - 1; x++, pixel++) {
        const detail = detailAt(plane.data, pixel, width) * amount;
        const added = Math.max(-MOST, Math.min(MOST, detail));
        if (added === 0) continue;
        const index = pixel * 4;
        data[index] = byteAt(data, index) + added;
        data[index + 1] = byteAt(data, index + 1) + added;
        data[index + 2] = byteAt(data, index + 2) + added;
      }
    }
  };
}
