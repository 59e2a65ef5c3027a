import type { Pixels } from '../canvas/canvas.ts';
import { createRandom } from '../numbers/random.ts';
import { byteAt, createPixels, type Size } from '../pixels/plane.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** A landscape by formula: sky, sun, hills, a red house with a window; `x` and `y` from 0 to about 1. */
function colourAt(x: number, y: number): Colour {
  const hill = 0.62 + 0.08 * Math.sin(x * 9) + 0.03 * Math.sin(x * 31);
  const near = 0.8 + 0.04 * Math.sin(x * 15 + 2);
  const [houseX, houseY] = [Math.abs(x - 0.62), y - 0.5];
  if (houseX < 0.035 && Math.abs(houseY - 0.14) < 0.04) return [250, 220, 120];
  if (houseX < 0.1 && houseY > 0 && houseY < 0.34) return [200 - 300 * houseX, 52, 40];
  if (y > near) return [30, 70 + 60 * Math.sin(x * 70) ** 2, 40];
  if (y > hill) return [70, 120 - 60 * (y - hill), 70];
  if (Math.hypot(x - 0.25, (y - 0.25) * 0.6) < 0.06) return [255, 244, 200];
  return [90 + 130 * y, 140 + 70 * y, 230 - 40 * y];
}

/** A landscape seen through a frame that has gone `shift` pixels to the right. */
export function aPicture(size: Size, shift: number): Pixels {
  const pixels = createPixels(size);
  const { width, height } = size;
  for (let index = 0; index < width * height; index++) {
    const x = ((index % width) + shift) / width;
    pixels.data.set(colourAt(x, Math.floor(index / width) / height), index * 4);
  }
  return pixels;
}

/** The same landscape with noise of a camera: each channel up to `noise` levels off. */
export function aNoisyPicture(size: Size, { noise, seed }: { noise: number; seed: number }): Pixels {
  const pixels = aPicture(size, 0);
  const random = createRandom(seed + 77);
  for (let index = 0; index < pixels.data.length; index++) {
    if (index % 4 < 3) pixels.data[index] = byteAt(pixels.data, index) + (random() * 2 - 1) * noise;
  }
  return pixels;
}

/** Mean of the absolute differences of all colour channels, 0 to 255. */
export function meanDifference(one: Pixels, two: Pixels): number {
  let sum = 0;
  for (let index = 0; index < one.data.length; index++) {
    if (index % 4 < 3) sum += Math.abs(byteAt(one.data, index) - byteAt(two.data, index));
  }
  return sum / (one.width * one.height * 3);
}
