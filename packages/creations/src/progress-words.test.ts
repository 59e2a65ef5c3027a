import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { leftWords, lengthWords, percentDone, phaseWords, placeWords, readyInWords } from './progress-words.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const said = (words: MessageDescriptor) => i18n._(words);

describe('placeWords', () => {
  it.each([
    [0, 'First in line'],
    [1, 'Second in line'],
    [9, 'Tenth in line'],
    [10, 'Number 11 in line'],
    [999, 'Number 1000 in line'],
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
    expect(said(leftWords(seconds))).toBe(words);
  });

  it('names what is coming', () => {
    expect(said(readyInWords(12))).toBe('ready in about 12 s');
    expect(said(readyInWords(300))).toBe('ready in about 5 min');
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
    expect(said(phaseWords({ phase, done: 74, total: 120 }))).toBe(words);
  });
});

describe('percentDone', () => {
  it('is whole, never above 100 and 0 without a total', () => {
    expect(percentDone({ done: 74, total: 120 })).toBe(61);
    expect(percentDone({ done: 130, total: 120 })).toBe(100);
    expect(percentDone({ done: 3, total: 0 })).toBe(0);
  });
});
