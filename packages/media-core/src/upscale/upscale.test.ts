import { describe, expect, it } from 'vitest';

import { contextOf, type Pixels } from '../painting/canvas.ts';
import { byteAt, createPixels, createPlane } from '../pixels/plane.ts';
import { planScene } from '../plan/plan-scene.ts';
import { createScene } from '../scene/create-scene.ts';
import { loadSceneParts } from '../scene/scene-parts.ts';
import { aNoisyPicture, aPicture, meanDifference } from '../testing/clip-pictures.ts';
import { loadNodePaintEnv } from '../testing/load-node-paint-env.ts';
import { peakSignalToNoise } from '../testing/picture.ts';
import { EDGE_CLASSES, edgeClass } from './edge-class.ts';
import { EDGE_FILTERS } from './edge-filters.data.ts';
import { createDoubling, shrinkPlane } from './resample.ts';
import { createSharpen } from './sharpen.ts';
import { createUpscale } from './upscale.ts';

const LARGE = { width: 320, height: 180 };
const SMALL = { width: 160, height: 90 };

/** One channel of a picture as a plane. */
function planeOf({ data, width, height }: Pixels, channel: number) {
  const plane = createPlane({ width, height });
  for (let index = 0; index < plane.data.length; index++) plane.data[index] = byteAt(data, index * 4 + channel);
  return plane;
}

function eachChannel(target: Pixels, make: (channel: number) => Float32Array): Pixels {
  for (let channel = 0; channel < 3; channel++) {
    make(channel).forEach((level, index) => (target.data[index * 4 + channel] = level));
  }
  return target;
}

const reduced = (source: Pixels) =>
  eachChannel(createPixels(SMALL), (channel) => {
    const small = createPlane(SMALL);
    shrinkPlane(planeOf(source, channel), small);
    return small.data;
  });

const bicubic = (source: Pixels) =>
  eachChannel(createPixels(LARGE), (channel) => {
    const large = createPlane(LARGE);
    createDoubling(SMALL)(planeOf(source, channel), large);
    return large.data;
  });

function upscaled(source: Pixels): Pixels {
  const target = createPixels(LARGE);
  createUpscale(SMALL)(source, target);
  return target;
}

/** The foot of a frame of the engine. */
async function aScene(prompt: string): Promise<Pixels> {
  const plan = planScene(prompt, { shape: '16:9', resolution: '360p', seconds: 3, style: 'storybook', seed: 7 });
  const environment = await loadNodePaintEnv(plan);
  const ctx = contextOf(environment.canvas(plan.width, plan.height));
  createScene(plan, environment, await loadSceneParts(plan)).drawFrame(ctx, 30);
  return ctx.getImageData(160, 170, LARGE.width, LARGE.height);
}

/** Decibels that edges gain over bicubic interpolation. */
function gain(source: Pixels): number {
  const small = reduced(source);
  return peakSignalToNoise(source, upscaled(small)) - peakSignalToNoise(source, bicubic(small));
}

describe('twice the size', () => {
  it('is half a decibel nearer to the truth than bicubic on pictures of the engine', { timeout: 60_000 }, async () => {
    expect(gain(await aScene('a red car driving through the desert at sunset'))).toBeGreaterThan(0.5);
    expect(gain(await aScene('a robot watering plants in a greenhouse'))).toBeGreaterThan(0.5);
  });

  it('and on a camera picture with noise', () => {
    expect(gain(aNoisyPicture(LARGE, { noise: 2, seed: 3 }))).toBeGreaterThan(0.5);
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
