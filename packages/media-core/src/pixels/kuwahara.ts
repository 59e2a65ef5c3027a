import type { Blur } from './blur.ts';
import { weighLuma, type HalfFrame } from './half.ts';
import { createPlane, sampleAt, type Plane, type Size } from './plane.ts';

/** Variance in square levels at which a window counts a sixteenth of a plain one. */
const HALF_WEIGHT = 30;
const FLOOR = 1e-6;

/** How much a window counts: smooth ones a lot, those across an edge hardly; soft, so that nothing flips. */
function weightOf(variance: number): number {
  const share = HALF_WEIGHT / (HALF_WEIGHT + Math.max(0, variance));
  const square = share * share;
  return square * square + FLOOR;
}

interface Windows {
  readonly weights: Float32Array;
  readonly size: Size;
  /** Distance of the windows' middles from the pixel. */
  readonly reach: number;
}

/** Mixes the four windows whose corner a pixel is. */
function mixWindows(means: Float32Array, target: Float32Array, { weights, size, reach }: Windows): void {
  const { width, height } = size;
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * width;
    const bottom = Math.min(height - 1, y + reach) * width;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width - 1, x + reach);
      const nw = sampleAt(weights, top + left);
      const ne = sampleAt(weights, top + right);
      const sw = sampleAt(weights, bottom + left);
      const se = sampleAt(weights, bottom + right);
      const upper = nw * sampleAt(means, top + left) + ne * sampleAt(means, top + right);
      const lower = sw * sampleAt(means, bottom + left) + se * sampleAt(means, bottom + right);
      target[y * width + x] = (upper + lower) / (nw + ne + sw + se);
    }
  }
}

/**
 * Smooths into flat dabs with sharp borders, in place: the filter of Kuwahara with soft weights (Papari, Petkov and
 * Campisi 2007) over box windows, so that the size of the dabs costs nothing. Fills the luma plane on its way.
 */
export function createKuwahara(size: Size, blur: Blur, reach: number): (half: HalfFrame) => void {
  const means = createPlane(size);
  const squares = createPlane(size);
  const weights = new Float32Array(size.width * size.height);
  const weigh = (half: HalfFrame) => {
    weighLuma(half);
    const luma = half.luma.data;
    means.data.set(luma);
    for (let index = 0; index < luma.length; index++) squares.data[index] = sampleAt(luma, index) ** 2;
    blur(means, reach);
    blur(squares, reach);
    for (let index = 0; index < luma.length; index++) {
      weights[index] = weightOf(sampleAt(squares.data, index) - sampleAt(means.data, index) ** 2);
    }
  };
  const smooth = (plane: Plane) => {
    means.data.set(plane.data);
    blur(means, reach);
    mixWindows(means.data, plane.data, { weights, size, reach });
  };
  return (half) => {
    weigh(half);
    smooth(half.red);
    smooth(half.green);
    smooth(half.blue);
    weighLuma(half);
  };
}
