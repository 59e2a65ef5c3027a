import { expect, it } from 'vitest';

import { EFFECTS } from '../catalogue/effects.ts';
import { CARD_COLOURS } from './card-colours.gen.ts';
import { CARD_URLS } from './card-urls.gen.ts';

it('has a picture of its own for the card of every effect', () => {
  expect(Object.keys(CARD_URLS)).toEqual(EFFECTS.map(({ id }) => id));
  expect(new Set(Object.values(CARD_URLS)).size).toBe(EFFECTS.length);
});

it('knows the colours of each picture until it has come', () => {
  expect(Object.keys(CARD_COLOURS)).toEqual(Object.keys(CARD_URLS));
  const colours = Object.values(CARD_COLOURS).map((three) => three.split(' '));
  expect(colours.filter((three) => three.length !== 3 || !three.every((one) => /^[\da-f]{6}$/.test(one)))).toEqual([]);
  // A picture of one colour would be no picture.
  expect(colours.filter((three) => new Set(three).size === 1)).toEqual([]);
});
