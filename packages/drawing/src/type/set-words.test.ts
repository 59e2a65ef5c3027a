import { expect, it } from 'vitest';

import { orderWords, splitCaption } from './set-words.ts';

it.each([
  ['The lake keeps', { words: ['The', 'lake', 'keeps'], spaced: true, direction: 'ltr' }],
  ['مرحبا Kinora', { words: ['مرحبا', 'Kinora'], spaced: true, direction: 'rtl' }],
  ['2026 مرحبا', { words: ['2026', 'مرحبا'], spaced: true, direction: 'rtl' }],
  ['Kinora مرحبا', { words: ['Kinora', 'مرحبا'], spaced: true, direction: 'ltr' }],
  ['湖の朝', { words: ['湖', 'の', '朝'], spaced: false, direction: 'ltr' }],
  ['2026', { words: ['2026'], spaced: true, direction: 'ltr' }],
])('%s', (text, expected) => {
  expect(splitCaption(text)).toEqual(expected);
});

it.each([
  ['ltr', 'a b c', 'a b c'],
  ['rtl', 'مرحبا يا Kinora Studio 2026 أصدقاء', 'أصدقاء Kinora Studio 2026 يا مرحبا'],
  ['ltr', 'Kinora مرحبا يا Studio', 'Kinora يا مرحبا Studio'],
] as const)('%s: %s', (direction, logical, visual) => {
  const words = logical.split(' ').map((text) => ({ text }));
  const ordered = orderWords(words, direction);
  expect(ordered.map(([{ text }]) => text).join(' ')).toBe(visual);
  expect(ordered.every(([word, place]) => words[place] === word)).toBe(true);
});
