import type { Pixels } from '../canvas/canvas.ts';

const OPAQUE = 255 << 24;

/**
 * The same picture as one whole number a pixel: red in the lowest byte, then green, blue and opacity, as every machine
 * that browsers and Node run on keeps four bytes. One load and one store a pixel cost half of four.
 */
export function wordsOf({ data }: Pixels): Int32Array {
  return new Int32Array(data.buffer, data.byteOffset, data.length >> 2);
}

/** The nearest of 0 to 255 to a whole number. */
export function toByte(level: number): number {
  return Math.max(0, Math.min(255, level));
}

/** An opaque pixel; levels are whole numbers and are clamped to 0..255. */
export function toWord(red: number, green: number, blue: number): number {
  return OPAQUE | (toByte(blue) << 16) | (toByte(green) << 8) | toByte(red);
}
