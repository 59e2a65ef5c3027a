import { expect, it } from 'vitest';

import { MISSING_WORDS, missingPicture, placeOf } from './missing-picture.ts';

const picture = { id: 'a', name: 'a.png', file: new Blob(), bytes: 1, width: 3, height: 4, url: '' };
const both = { first: picture, second: picture };
const refusedFor = (reason: string) => ({ kind: 'file-refused', reason, detail: {} }) as const;

it('asks for one picture, or for two one after the other', () => {
  expect(missingPicture({ hasTwo: false, pictures: {}, refused: {} })).toBe('picture');
  expect(missingPicture({ hasTwo: true, pictures: {}, refused: {} })).toBe('first-picture');
  expect(missingPicture({ hasTwo: true, pictures: { first: picture }, refused: {} })).toBe('second-picture');
  expect(missingPicture({ hasTwo: false, pictures: { first: picture }, refused: {} })).toBeNull();
  expect(missingPicture({ hasTwo: true, pictures: both, refused: {} })).toBeNull();
});

it('asks for another one where the server refused it for what it is', () => {
  const given = { hasTwo: true, pictures: both };
  expect(missingPicture({ ...given, refused: { first: refusedFor('damaged') } })).toBe('other-first');
  expect(missingPicture({ ...given, refused: { second: refusedFor('svg') } })).toBe('other-second');
  expect(missingPicture({ ...given, hasTwo: false, refused: { second: refusedFor('svg') } })).toBeNull();
  expect(missingPicture({ ...given, refused: { first: refusedFor('disk-full') } })).toBeNull();
});

it('has a place and words for everything that can be missing', () => {
  expect(Object.keys(MISSING_WORDS).map((one) => placeOf(one as keyof typeof MISSING_WORDS))).toEqual([
    'first',
    'first',
    'second',
    'first',
    'second',
  ]);
});
