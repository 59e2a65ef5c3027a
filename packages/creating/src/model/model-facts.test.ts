import { GPU_CREDITS } from '@kinora/contracts';
import { findMode, type CatalogueMode } from '@kinora/contracts/catalogue';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { hasSound, largestResolution, lengthsWords, priceWords } from './model-facts.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function textOf(slug: string): CatalogueMode {
  const mode = findMode(slug, 'text');
  if (!mode) throw new Error(`${slug} draws no text`);
  return mode;
}

describe('lengthsWords', () => {
  it.each([
    [[5, 3, 4, 6, 7, 8], 'Up to 8 s'],
    [[8, 4, 6], '4 to 8 s'],
    [[6, 10], '6 or 10 s'],
    [[5], '5 s'],
  ])('calls %j "%s"', (values, words) => {
    expect(i18n._(lengthsWords(values))).toBe(words);
  });
});

describe('largestResolution', () => {
  it('compares pixels, not letters', () => {
    expect(largestResolution(['720p', '360p', '1080p'])).toBe('1080p');
    expect(largestResolution(['720p', '1080p', '4k'])).toBe('4K');
    expect(largestResolution(undefined)).toBeUndefined();
  });
});

describe('priceWords', () => {
  it('says one price or a range', () => {
    expect(i18n._(priceWords(textOf('local'), GPU_CREDITS))).toBe('8 credits per clip');
    expect(i18n._(priceWords(textOf('veo-3-1'), GPU_CREDITS))).toBe('10 to 384 credits');
  });
});

it('knows who makes sound', () => {
  expect(hasSound(textOf('veo-3-1'))).toBe(true);
  expect(hasSound(textOf('hailuo-02'))).toBe(false);
});
