import { describe, expect, it } from 'vitest';

import { createPixels } from '../pixels/plane.ts';
import { aNoisyPicture, aPicture, meanDifference } from '../testing/clip-pictures.ts';
import { LARGE, upscaleGain } from '../testing/upscale-gain.ts';
import { EDGE_CLASSES, edgeClass } from './edge-class.ts';
import { EDGE_FILTERS } from './edge-filters.data.ts';
import { createSharpen } from './sharpen.ts';
import { createUpscale } from './upscale.ts';

describe('twice the size', () => {
  it('is half a decibel nearer to the truth than bicubic on a camera picture with noise', () => {
    expect(upscaleGain(aNoisyPicture(LARGE, { noise: 2, seed: 3 }))).toBeGreaterThan(0.5);
  });

  it('keeps a plain colour, opaque, and any size', () => {
    const plain = createPixels({ width: 7, height: 5 });
    plain.data.fill(200);
    const target = createPixels({ width: 14, height: 10 });
    createUpscale(plain)(plain, target);
    expect(
      [...target.data].every((level, index) => (index % 4 === 3 ? level === 255 : Math.abs(level - 200) < 2)),
    ).toBe(true);
  });
});

it('every class of edge has a filter whose weights sum to one', () => {
  expect(EDGE_FILTERS).toHaveLength(EDGE_CLASSES * 4 * 25);
  for (let filter = 0; filter < EDGE_CLASSES * 4; filter++) {
    const sum = EDGE_FILTERS.slice(filter * 25, filter * 25 + 25).reduce((total, weight) => total + weight, 0);
    expect(Math.abs(sum - 1024)).toBeLessThan(14);
  }
});

it('edges across and down are of different classes, and no edge is class 0', () => {
  const across = edgeClass({ across: 9000, down: 1, product: 0 }, 9);
  expect(across).not.toBe(edgeClass({ across: 1, down: 9000, product: 0 }, 9));
  expect(edgeClass({ across: 1, down: 1, product: 0 }, 9)).toBe(0);
  expect(across).toBeLessThan(EDGE_CLASSES);
});

it('sharpening lifts edges and leaves noise and plain areas', () => {
  const source = aPicture(LARGE, 0);
  const sharp = aPicture(LARGE, 0);
  createSharpen(LARGE, 1)(sharp);
  expect(meanDifference(source, sharp)).toBeGreaterThan(0.2);
  const noisy = createPixels(LARGE);
  for (let index = 0; index < noisy.data.length; index += 4) noisy.data.fill(100 + (index % 3), index, index + 3);
  const before = noisy.data.slice();
  createSharpen(LARGE, 1)(noisy);
  expect(noisy.data).toEqual(before);
});
