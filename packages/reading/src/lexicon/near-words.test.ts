import { expect, test } from 'vitest';

import { gapBetween } from './near-words.ts';

const word = (text: string, stops = false) => ({ shown: text, text, base: text, stops });

test('counts the words between two spans, whichever is first', () => {
  const words = ['rolling', 'in', 'the', 'mud'].map((text) => word(text));
  const [doing, mud] = [
    { start: 0, end: 1 },
    { start: 3, end: 4 },
  ];
  expect(gapBetween(words, doing, mud)).toBe(2);
  expect(gapBetween(words, mud, doing)).toBe(2);
});

test('finds no way over the end of a clause', () => {
  const words = [word('rolling', true), word('mud')];
  expect(gapBetween(words, { start: 0, end: 1 }, { start: 1, end: 2 })).toBe(Infinity);
});
