import type { Pixels } from '../canvas/canvas.ts';
import { wordAt } from './plane.ts';
import { wordsOf } from './words.ts';

/** In 256 parts of a pixel. */
const PARTS = 256;
/** Every second byte of a word, and what rounds them. */
const BYTES = 0x00ff_00ff;
const ROUND = 0x0080_0080;

/** Moves a picture down (or up, below 0) by part of a pixel, in place, by linear interpolation; edges repeat. */
export function createWeave({ width, height }: { readonly width: number; readonly height: number }) {
  const before = new Int32Array(width * height);
  const last = (height - 1) * width;
  return (pixels: Pixels, down: number): void => {
    const words = wordsOf(pixels);
    before.set(words);
    const share = Math.round(Math.min(1, Math.abs(down)) * PARTS);
    const rest = PARTS - share;
    for (let start = 0; start <= last; start += width) {
      const side = Math.max(0, Math.min(last, start + (down < 0 ? width : -width)));
      for (let x = 0; x < width; x++) {
        const here = wordAt(before, start + x);
        const other = wordAt(before, side + x);
        const even = Math.imul(here & BYTES, rest) + Math.imul(other & BYTES, share) + ROUND;
        const odd = Math.imul((here >>> 8) & BYTES, rest) + Math.imul((other >>> 8) & BYTES, share) + ROUND;
        words[start + x] = ((even >>> 8) & BYTES) | (odd & ~BYTES);
      }
    }
  };
}
