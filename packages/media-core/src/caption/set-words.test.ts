import { expect, it } from 'vitest';

import { runsBothWays, splitCaption } from './set-words.ts';

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

it('knows lines that run both ways', () => {
  expect(['hello', 'Kinora مرحبا'].map(runsBothWays)).toEqual([false, true]);
});
