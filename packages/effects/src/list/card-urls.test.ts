import { expect, it } from 'vitest';

import { EFFECTS } from '../catalogue/effects.ts';
import { CARD_URLS } from './card-urls.gen.ts';

it('has a picture of its own for the card of every effect', () => {
  expect(Object.keys(CARD_URLS)).toEqual(EFFECTS.map(({ id }) => id));
  expect(new Set(Object.values(CARD_URLS)).size).toBe(EFFECTS.length);
});
