import { describe, expect, it } from 'vitest';

import { EFFECTS, takesTwo } from '../catalogue/effects.ts';
import type { OwnPicture } from '../picture/read-picture.ts';
import { missingOf, placeId } from './missing.ts';

const picture: OwnPicture = { id: 'a', name: 'a.png', file: new Blob(), bytes: 1, width: 3, height: 4, url: '' };
const [one] = EFFECTS.filter((effect) => !takesTwo(effect));
const [two] = EFFECTS.filter(takesTwo);

describe('missingOf', () => {
  it('asks for pictures first, one after the other, then for words', () => {
    if (!one || !two) throw new Error('no effects');
    expect(missingOf(one, { pictures: {}, hasOrder: false })).toBe('picture');
    expect(missingOf(two, { pictures: {}, hasOrder: true })).toBe('first-picture');
    expect(missingOf(two, { pictures: { first: picture }, hasOrder: true })).toBe('second-picture');
    expect(missingOf(one, { pictures: { first: picture }, hasOrder: false })).toBe('words');
    expect(missingOf(one, { pictures: { first: picture }, hasOrder: true })).toBeNull();
    expect(missingOf(two, { pictures: { first: picture, second: picture }, hasOrder: true })).toBeNull();
  });
});

describe('placeId', () => {
  it('is that of the field', () => {
    expect((['picture', 'first-picture', 'second-picture', 'words'] as const).map(placeId)).toEqual([
      'picture-first',
      'picture-first',
      'picture-second',
      'effect-words',
    ]);
  });
});
