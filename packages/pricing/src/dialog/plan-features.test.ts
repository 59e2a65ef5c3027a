import { expect, it } from 'vitest';

import { featuresOf, servedNeeds } from './plan-features.ts';

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

it('takes the local preview engine alone for no choice of models', () => {
  expect(servedNeeds({ models: [], hasChat: false })).not.toContain('vendor-models');
  expect(servedNeeds({ models: ['local'], hasChat: true })).toEqual(['chat']);
  expect(servedNeeds({ models: ['local', 'veo-3-1'], hasChat: false })).toContain('vendor-models');
});
