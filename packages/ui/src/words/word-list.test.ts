import { expect, it } from 'vitest';

import { wordList, wordListParts } from './word-list.ts';

it.each([
  ['en', '5 s, 720p, seed 7'],
  ['de', '5 s, 720p und seed 7'],
  ['ar', '5 s، و720p، وseed 7'],
])('lists as %s does', (locale, text) => {
  expect(wordList(['5 s', '720p', 'seed 7'], locale)).toBe(text);
  expect(wordList(['5 s'], locale)).toBe('5 s');
});

it('tells words from what stands between them', () => {
  expect(wordListParts(['sea', 'a, b'], 'en')).toEqual([
    { kind: 'word', text: 'sea' },
    { kind: 'between', text: ', ' },
    { kind: 'word', text: 'a, b' },
  ]);
  expect(wordListParts([], 'en')).toEqual([]);
});
