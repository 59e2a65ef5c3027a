import { sampleAt, wordAt, type Plane, type Size } from './plane.ts';
import { toByte } from './words.ts';

/**
 * Four planes of bytes in two words a pixel, with room above each byte, so that one sum or product counts for two
 * planes: the first plane in the lower half of `even` and the third in its upper half, second and fourth in `odd`.
 */
export interface Lanes extends Size {
  readonly even: Int32Array;
  readonly odd: Int32Array;
}

export function createLanes({ width, height }: Size): Lanes {
  return { width, height, even: new Int32Array(width * height), odd: new Int32Array(width * height) };
}

/** The nearest byte to a sample. */
const roundAt = (data: Float32Array, index: number) => toByte((sampleAt(data, index) + 0.5) | 0);

/** Rounds two planes of one size into one word a pixel: the second in the upper half. */
export function packPair(lower: Plane, upper: Plane, target: Int32Array): void {
  const [low, high] = [lower.data, upper.data];
  for (let index = 0; index < target.length; index++) {
    target[index] = roundAt(low, index) | (roundAt(high, index) << 16);
  }
}

/** Rounds one plane into the lower half of each word. */
export function packOne({ data }: Plane, target: Int32Array): void {
  for (let index = 0; index < target.length; index++) target[index] = roundAt(data, index);
}

/** Rounds one plane into the upper half of each word and leaves the lower. */
export function packUpper({ data }: Plane, target: Int32Array): void {
  for (let index = 0; index < target.length; index++) {
    target[index] = (wordAt(target, index) & 0xffff) | (roundAt(data, index) << 16);
  }
}
