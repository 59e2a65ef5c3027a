import { describe, expect, it } from 'vitest';

import type { CatalogueMode } from './catalogue-types.ts';
import { CATALOGUE, combinationsOf, findMode } from './catalogue.ts';
import { creditsFor, priceOf, priceRange } from './price.ts';

const modes = CATALOGUE.flatMap((model) => model.modes.map((mode) => [`${model.slug} ${mode.mode}`, mode] as const));

function textOf(slug: string): CatalogueMode {
  const mode = findMode(slug, 'text');
  if (!mode) throw new Error(`${slug} draws no text`);
  return mode;
}

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
      const price = priceOf(mode, choices);
      expect(Number.isInteger(price) && price >= 8).toBe(true);
    }
  });

  // The table of the makers' price lists, written by hand.
  it.each([
    ['veo-3-1', { tier: 'lite', resolution: '720p', seconds: 4, audio: false }, 10],
    ['veo-3-1', { tier: 'lite', resolution: '720p', seconds: 8, audio: true }, 32],
    ['veo-3-1', { tier: 'lite', resolution: '1080p', seconds: 8, audio: true }, 52],
    ['veo-3-1', { tier: 'fast', resolution: '720p', seconds: 8, audio: false }, 52],
    ['veo-3-1', { tier: 'fast', resolution: '720p', seconds: 8, audio: true }, 64],
    ['veo-3-1', { tier: 'fast', resolution: '1080p', seconds: 8, audio: true }, 77],
    ['veo-3-1', { tier: 'fast', resolution: '4k', seconds: 8, audio: true }, 192],
    ['veo-3-1', { tier: 'standard', resolution: '1080p', seconds: 8, audio: false }, 128],
    ['veo-3-1', { tier: 'standard', resolution: '1080p', seconds: 8, audio: true }, 256],
    ['veo-3-1', { tier: 'standard', resolution: '4k', seconds: 8, audio: true }, 384],
    ['hailuo-02', { resolution: '768p', seconds: 6 }, 23],
    ['hailuo-02', { resolution: '768p', seconds: 10 }, 45],
    ['hailuo-02', { resolution: '1080p', seconds: 6 }, 40],
    ['vidu-q1', { resolution: '1080p', seconds: 5 }, 32],
    ['pixverse-4-5', { resolution: '540p', seconds: 5, motion: 'normal' }, 36],
    ['pixverse-4-5', { resolution: '720p', seconds: 5, motion: 'normal' }, 48],
    ['pixverse-4-5', { resolution: '1080p', seconds: 5, motion: 'normal' }, 96],
    ['pixverse-4-5', { resolution: '360p', seconds: 8, motion: 'normal' }, 72],
    ['pixverse-4-5', { resolution: '540p', seconds: 5, motion: 'fast' }, 72],
    ['pixverse-4-5', { resolution: '720p', seconds: 8, motion: 'normal' }, 96],
    ['pixverse-4-5', { resolution: '720p', seconds: 5, motion: 'fast' }, 96],
    ['google-veo-3', { tier: 'standard', audio: true }, 256],
    ['google-veo-3', { tier: 'fast', audio: false }, 64],
    ['sora-2', { resolution: '720p', seconds: 12 }, 96],
    ['local', { resolution: '1080p', seconds: 8 }, 8],
  ])('prices %s %o at %i credits', (slug, choices, credits) => {
    expect(priceOf(textOf(slug), choices)).toBe(credits);
  });

  it('refuses a combination nobody sells', () => {
    expect(() => priceOf(textOf('hailuo-02'), { resolution: '1080p', seconds: 10 })).toThrow('0 prices');
  });
});

describe('priceRange', () => {
  it('spans the cheapest and the dearest clip', () => {
    expect(priceRange(textOf('veo-3-1'))).toEqual({ from: 10, to: 384 });
    expect(priceRange(textOf('local'))).toEqual({ from: 8, to: 8 });
  });
});
