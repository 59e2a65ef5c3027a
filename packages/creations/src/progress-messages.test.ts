import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { leftWords, lengthWords, percentDone, phaseWords, placeWords, readyInWords } from './progress-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const said = (words: MessageDescriptor) => i18n._(words);

describe('placeWords', () => {
  it.each([
    [0, '1st in queue'],
    [1, '2nd in queue'],
    [9, '10th in queue'],
    [10, 'Number 11 in queue'],
    [999, 'Number 1000 in queue'],
  ])('calls the one with %i before it "%s"', (before, words) => {
    expect(said(placeWords(before))).toBe(words);
  });
});

describe('time', () => {
  it.each([
    [0.2, 'about 1 s left'],
    [3.4, 'about 3 s left'],
    [90, 'about 90 s left'],
    [100, 'about 2 min left'],
  ])('says %d seconds as "%s"', (seconds, words) => {
    expect(said(leftWords({ p50: seconds, p90: null }))).toBe(words);
  });

  it.each([
    [{ p50: 20, p90: 40 }, 'about 20–40 s left'],
    [{ p50: 20, p90: 20.3 }, 'about 20 s left'],
    [{ p50: 60, p90: 150 }, 'about 1–3 min left'],
    [{ p50: 30, p90: 10 }, 'about 30 s left'],
  ])('says of %o "%s"', (span, words) => {
    expect(said(leftWords(span))).toBe(words);
  });

  it('names what is coming', () => {
    expect(said(readyInWords({ p50: 12, p90: 12 }))).toBe('about 12 s');
    expect(said(readyInWords({ p50: 300, p90: null }))).toBe('about 5 min');
    expect(said(readyInWords({ p50: 20, p90: 40 }))).toBe('about 20–40 s');
    expect(said(readyInWords({ p50: 100, p90: 200 }))).toBe('about 2–3 min');
    expect(said(lengthWords(40))).toBe('40 s');
    expect(said(lengthWords(150))).toBe('3 min');
  });
});

describe('phaseWords', () => {
  it.each([
    [null, 'Preparing the scene'],
    ['preparing', 'Preparing the scene'],
    ['drawing', 'Drawing frame 74 of 120'],
    ['finishing', 'Writing the file'],
  ] as const)('says of %s "%s"', (phase, words) => {
    expect(said(phaseWords({ model: 'local', phase, done: 74, total: 120 }))).toBe(words);
  });

  it.each([
    ['preparing', 'Waiting at the provider'],
    ['drawing', 'The provider is rendering it'],
    ['finishing', 'Copying the result'],
  ] as const)('says of %s at a provider "%s"', (phase, words) => {
    expect(said(phaseWords({ model: 'veo-3-1', phase, done: 40, total: 100 }))).toBe(words);
  });
});

describe('percentDone', () => {
  it('is whole, never above 100 and 0 without a total', () => {
    expect(percentDone({ done: 74, total: 120 })).toBe(61);
    expect(percentDone({ done: 130, total: 120 })).toBe(100);
    expect(percentDone({ done: 3, total: 0 })).toBe(0);
  });
});
