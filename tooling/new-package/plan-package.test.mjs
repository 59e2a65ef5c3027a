import { describe, expect, it } from 'vitest';

import { readWords } from './plan-package.mjs';

const PACKAGES = [
  { name: '@kinora/ui', dir: 'packages/ui', rank: 2 },
  { name: '@kinora/home', dir: 'packages/home', rank: 10 },
  { name: '@kinora/studio', dir: 'apps/studio', rank: 11 },
];
const ABOUT = 'cards that give credits';
const read = (...words) => readWords(words, PACKAGES);

describe('the words for a new package', () => {
  it('are its name and what it is for; it is a leaf then', () => {
    expect(read('gift-cards', `${ABOUT}.`)).toEqual({
      chosen: { name: 'gift-cards', about: ABOUT, rank: 10, isLeaf: true },
    });
  });

  it('may give a rank, below which it may be imported from', () => {
    expect(read('--rank=4', 'gift-cards', ABOUT).chosen).toMatchObject({ rank: 4, isLeaf: false });
  });

  it.each([
    [[], 'use it like this'],
    [['gift-cards', ABOUT, 'more'], 'use it like this'],
    [['gift-cards', ABOUT, '--kind=web'], 'use it like this'],
    [['GiftCards', ABOUT], '"GiftCards" is not a name'],
    [['../cards', ABOUT], '"../cards" is not a name'],
    [['gift--cards', ABOUT], '"gift--cards" is not a name'],
    [['g'.repeat(31), ABOUT], 'is longer than 30 letters'],
    [['utils', ABOUT], '"utils" says nothing about what is in it'],
    [['index', ABOUT], '"index" is the name of a file in every package'],
    [['home', ABOUT], '"home" is taken by packages/home'],
    [['studio', ABOUT], '"studio" is taken by apps/studio'],
    [['gift-cards'], 'what it is for is missing'],
    [['gift-cards', 'a | b'], 'what it is for may hold'],
    [['gift-cards', 'two\nlines'], 'what it is for may hold'],
    [['gift-cards', 'a'.repeat(91)], 'takes 91 letters, more than 90'],
    [['gift-cards', ABOUT, '--rank=2'], 'a whole number from 3 to 10'],
    [['gift-cards', ABOUT, '--rank=11'], 'a whole number from 3 to 10'],
    [['gift-cards', ABOUT, '--rank='], 'a whole number from 3 to 10'],
  ])('%j are refused in a sentence', (words, problem) => {
    expect(readWords(words, PACKAGES).problem).toContain(problem);
  });
});
