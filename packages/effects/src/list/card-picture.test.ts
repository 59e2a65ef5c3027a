import { expect, it } from 'vitest';

import { EFFECTS, takesText } from '../catalogue/effects.ts';
import { cardColoursOf, cardPictureOf } from './card-picture.ts';

it('has a picture of every effect, but no English words for other languages', () => {
  for (const effect of EFFECTS) {
    expect(cardPictureOf(effect, 'en')).toBeDefined();
    expect(cardPictureOf(effect, 'de') === undefined).toBe(takesText(effect));
  }
});

it('has the colours of its thirds', () => {
  for (const effect of EFFECTS)
    expect(cardColoursOf(effect)).toEqual(Array(3).fill(expect.stringMatching(/^#[\da-f]{3,6}$/)));
});
