import type { OwnPicture } from '@kinora/source-files';
import { describe, expect, it } from 'vitest';

import { EFFECTS, takesTwo } from '../catalogue/effects.ts';
import { missingOf, placeId } from './missing.ts';

const picture: OwnPicture = { id: 'a', name: 'a.png', file: new Blob(), bytes: 1, width: 3, height: 4, url: '' };
const [one] = EFFECTS.filter((effect) => !takesTwo(effect));
const [two] = EFFECTS.filter(takesTwo);

describe('missingOf', () => {
  it('asks for pictures first, one after the other, then for words', () => {
    if (!one || !two) throw new Error('no effects');
    expect(missingOf(one, { pictures: {}, refused: {}, hasRequest: false })).toBe('picture');
    expect(missingOf(two, { pictures: {}, refused: {}, hasRequest: true })).toBe('first-picture');
    expect(missingOf(two, { pictures: { first: picture }, refused: {}, hasRequest: true })).toBe('second-picture');
    expect(missingOf(one, { pictures: { first: picture }, refused: {}, hasRequest: false })).toBe('words');
    expect(missingOf(one, { pictures: { first: picture }, refused: {}, hasRequest: true })).toBeNull();
    expect(missingOf(two, { pictures: { first: picture, second: picture }, refused: {}, hasRequest: true })).toBeNull();
  });
});

const refusedFor = (reason: string) => ({ kind: 'file-refused', reason, detail: {} }) as const;

describe('missingOf a picture that the server refused', () => {
  const pictures = { first: picture, second: picture };

  it('asks for another one, unless the server was in trouble', () => {
    if (!one || !two) throw new Error('no effects');
    const first = { first: refusedFor('damaged') };
    const second = { second: refusedFor('svg') };
    expect(missingOf(one, { pictures, refused: first, hasRequest: true })).toBe('other-first');
    expect(missingOf(two, { pictures, refused: second, hasRequest: true })).toBe('other-second');
    expect(missingOf(one, { pictures, refused: second, hasRequest: true })).toBeNull();
    expect(missingOf(one, { pictures, refused: { first: refusedFor('disk-full') }, hasRequest: true })).toBeNull();
    expect((['other-first', 'other-second'] as const).map(placeId)).toEqual(['picture-first', 'picture-second']);
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
