import { describe, expect, it } from 'vitest';

import type { Mode } from '../creation-mode.ts';
import { GPU_CREDITS } from '../limits.ts';
import type { CatalogueMode } from './catalogue-types.ts';
import { CATALOGUE, combinationsOf, findMode } from './catalogue.ts';
import { creditsFor, microUsdOf, priceOf, priceRange } from './price.ts';

const modes = CATALOGUE.flatMap((model) => model.modes.map((mode) => [`${model.slug} ${mode.mode}`, mode] as const));

function modeOf(slug: string, way: Mode): CatalogueMode {
  const mode = findMode(slug, way);
  if (!mode) throw new Error(`${slug} makes nothing of ${way}`);
  return mode;
}

const textOf = (slug: string) => modeOf(slug, 'text');

/** Where a maker asks the same for each. */
const WAYS = ['text', 'image', 'first-last'] as const;

describe('creditsFor', () => {
  it.each([
    [0, 8],
    [100_000, 8],
    [100_001, 9],
    [400_000, 32],
    [4_800_000, 384],
  ])('turns %i millionths of a dollar into %i credits', (microUsd, credits) => {
    expect(creditsFor(microUsd)).toBe(credits);
  });
});

describe('priceOf', () => {
  it.each(modes)('gives every combination of %s exactly one whole price', (_name, mode) => {
    for (const choices of combinationsOf(mode)) {
      const price = priceOf(mode, choices, GPU_CREDITS);
      expect(Number.isInteger(price) && price >= 8).toBe(true);
    }
  });

  // The table of the makers' price lists, written by hand: every row that is about a clip, in each mode it is sold for.
  it.each([
    ['veo-3-1', WAYS, { tier: 'lite', resolution: '720p', seconds: 4, audio: false }, 10],
    ['veo-3-1', WAYS, { tier: 'lite', resolution: '720p', seconds: 8, audio: true }, 32],
    ['veo-3-1', WAYS, { tier: 'lite', resolution: '1080p', seconds: 8, audio: true }, 52],
    ['veo-3-1', WAYS, { tier: 'fast', resolution: '720p', seconds: 8, audio: false }, 52],
    ['veo-3-1', WAYS, { tier: 'fast', resolution: '720p', seconds: 8, audio: true }, 64],
    ['veo-3-1', WAYS, { tier: 'fast', resolution: '1080p', seconds: 8, audio: true }, 77],
    ['veo-3-1', WAYS, { tier: 'fast', resolution: '4k', seconds: 8, audio: true }, 192],
    ['veo-3-1', WAYS, { tier: 'standard', resolution: '1080p', seconds: 8, audio: false }, 128],
    ['veo-3-1', WAYS, { tier: 'standard', resolution: '1080p', seconds: 8, audio: true }, 256],
    ['veo-3-1', WAYS, { tier: 'standard', resolution: '4k', seconds: 8, audio: true }, 384],
    ['hailuo-02', ['image'], { resolution: '512p', seconds: 6 }, 8],
    ['hailuo-02', ['image'], { resolution: '512p', seconds: 10 }, 14],
    ['hailuo-02', WAYS, { resolution: '768p', seconds: 6 }, 23],
    ['hailuo-02', WAYS, { resolution: '768p', seconds: 10 }, 45],
    ['hailuo-02', WAYS, { resolution: '1080p', seconds: 6 }, 40],
    ['vidu-q1', WAYS, { resolution: '1080p', seconds: 5 }, 32],
    ['pixverse-4-5', WAYS, { resolution: '360p', seconds: 5, motion: 'normal' }, 36],
    ['pixverse-4-5', WAYS, { resolution: '540p', seconds: 5, motion: 'normal' }, 36],
    ['pixverse-4-5', WAYS, { resolution: '720p', seconds: 5, motion: 'normal' }, 48],
    ['pixverse-4-5', WAYS, { resolution: '1080p', seconds: 5, motion: 'normal' }, 96],
    ['pixverse-4-5', WAYS, { resolution: '360p', seconds: 8, motion: 'normal' }, 72],
    ['pixverse-4-5', WAYS, { resolution: '540p', seconds: 5, motion: 'fast' }, 72],
    ['pixverse-4-5', WAYS, { resolution: '720p', seconds: 8, motion: 'normal' }, 96],
    ['pixverse-4-5', WAYS, { resolution: '720p', seconds: 5, motion: 'fast' }, 96],
    ['google-veo-3', ['text', 'image'], { tier: 'standard', audio: true }, 256],
    ['google-veo-3', ['text', 'image'], { tier: 'standard', audio: false }, 128],
    ['google-veo-3', ['text', 'image'], { tier: 'fast', audio: true }, 96],
    ['google-veo-3', ['text', 'image'], { tier: 'fast', audio: false }, 64],
    ['sora-2', ['text', 'image'], { tier: 'standard', resolution: '720p', seconds: 4 }, 32],
    ['sora-2', ['text', 'image'], { tier: 'standard', resolution: '720p', seconds: 8 }, 64],
    ['sora-2', ['text', 'image'], { tier: 'standard', resolution: '720p', seconds: 12 }, 96],
    ['sora-2', ['text', 'image'], { tier: 'pro', resolution: '720p', seconds: 8 }, 192],
    ['sora-2', ['text', 'image'], { tier: 'pro', resolution: '1024p', seconds: 8 }, 320],
    ['local', [...WAYS, 'video'], { resolution: '1080p', seconds: 8 }, 8],
    ['veo-3-1', ['video'], { tier: 'fast', resolution: '720p', seconds: 7, audio: false }, 45],
    ['veo-3-1', ['video'], { tier: 'fast', resolution: '720p', seconds: 7, audio: true }, 56],
    ['pixverse-4-5', ['video'], { resolution: '540p', seconds: 5, motion: 'normal' }, 36],
    ['pixverse-4-5', ['video'], { resolution: '720p', seconds: 5, motion: 'normal' }, 48],
    ['pixverse-4-5', ['video'], { resolution: '1080p', seconds: 5, motion: 'normal' }, 96],
    ['pixverse-4-5', ['video'], { resolution: '360p', seconds: 8, motion: 'normal' }, 72],
    ['pixverse-4-5', ['video'], { resolution: '720p', seconds: 5, motion: 'fast' }, 96],
    ['sora-2', ['video'], { tier: 'pro', resolution: '1024p', seconds: 8 }, 320],
  ] as const)('prices %s made of %o with %o at %i credits', (...[slug, ways, choices, credits]) => {
    for (const way of ways) expect(priceOf(modeOf(slug, way), choices, GPU_CREDITS)).toBe(credits);
  });

  it.each([
    [0.5, 165],
    [0.07, 24],
    [1.001, 331],
    [0.001, 8],
    [0, 8],
  ])('prices an open model by the operator’s rate of %d credits a second: %i', (rate, credits) => {
    const choices = { resolution: '720p', seconds: 5, shape: '16:9' };
    expect(priceOf(textOf('wan-2-2'), choices, rate)).toBe(credits);
    expect(microUsdOf(textOf('wan-2-2'), choices)).toBe(0);
  });

  it('loses nothing to fractions of a credit', () => {
    // 100 times 0.07 is 7.000000000000001 to a computer.
    const mode = { ...textOf('wan-2-2'), price: { gpu: [{ when: {}, seconds: 200 }] } };
    expect(priceOf(mode, {}, 0.07)).toBe(14);
  });

  it('refuses a combination nobody sells', () => {
    expect(() => priceOf(textOf('hailuo-02'), { resolution: '1080p', seconds: 10 }, GPU_CREDITS)).toThrow('0 prices');
  });
});

describe('priceRange', () => {
  it('spans the cheapest and the dearest clip', () => {
    expect(priceRange(textOf('veo-3-1'), GPU_CREDITS)).toEqual({ from: 10, to: 384 });
    expect(priceRange(textOf('ltx-video'), GPU_CREDITS)).toEqual({ from: 10, to: 70 });
    expect(priceRange(textOf('local'), GPU_CREDITS)).toEqual({ from: 8, to: 8 });
  });
});
