import { expect, it } from 'vitest';

import { BASIC_FEATURES, proFeatures } from './plan-features.ts';

const words = (list: ReturnType<typeof proFeatures>) => list.map(({ message }) => message);

it('names live support only where there is a chat', () => {
  expect(words(proFeatures(false))).toEqual(['Ultra-fast generation', 'Early access to new effects']);
  expect(words(proFeatures(true))).toContain('24/7 live support');
  expect(words(BASIC_FEATURES)).toHaveLength(7);
});
