import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { featuresOf, numbersOf, servedNeeds } from './plan-features.ts';

const words = (list: ReturnType<typeof featuresOf>) => list.map(({ message }) => message);

it('names only what this server has', () => {
  expect(words(featuresOf('basic', []))).toEqual([
    'Watermark removal with unlimited downloads',
    'Fast HD generation',
    'Batch generation and download',
    'Trending effects',
    '50% off credit packs',
  ]);
  expect(words(featuresOf('pro', []))).toEqual(['Ultra-fast generation']);
});

it('names all of the specification where all of it is served', () => {
  const all = ['chat', 'dated-effects', 'vendor-models'] as const;
  expect(words(featuresOf('basic', all)).slice(0, 2)).toEqual([
    'Multi-model support',
    'Priority access to an advanced video model',
  ]);
  expect(words(featuresOf('pro', all))).toEqual([
    'Ultra-fast generation',
    'Early access to new effects',
    '24/7 live support',
  ]);
});

it('says how much more the higher plan gives', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(numbersOf('basic')).toEqual([]);
  expect(numbersOf('pro').map((one) => i18n._(one))).toEqual([
    'Up to 20 clips in a batch',
    'Exports of up to 30 minutes',
  ]);
});

it('takes the local preview engine alone for no choice of models', () => {
  expect(servedNeeds({ models: [], hasChat: false })).not.toContain('vendor-models');
  expect(servedNeeds({ models: ['local'], hasChat: true })).toEqual(['chat']);
  expect(servedNeeds({ models: ['local', 'veo-3-1'], hasChat: false })).toContain('vendor-models');
});
