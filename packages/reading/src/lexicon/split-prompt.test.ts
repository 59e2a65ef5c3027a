import { expect, it } from 'vitest';

import { ENGLISH } from './en/english.ts';
import { JAPANESE } from './ja/japanese.ts';
import type { Lexicon } from './lexicon.ts';
import { splitPrompt } from './split-prompt.ts';
import { findPhrase } from './words.ts';
import { CHINESE } from './zh/chinese.ts';

const textsOf = (prompt: string, lexicon: Lexicon) =>
  splitPrompt(prompt, lexicon)
    .map(({ text, stops }) => (stops ? `${text}.` : text))
    .join('|');

it.each([
  ['a fox, 狐', ENGLISH, 'a|fox.|狐'],
  ['3匹の猫、犬', JAPANESE, '3|匹|の|猫.|犬'],
  ['一只猫，两只狗', CHINESE, '一只|猫.|两只|狗'],
  ['4k映画のような猫', JAPANESE, '4k|映画のような|猫'],
])('%s', (prompt, lexicon, texts) => {
  expect(textsOf(prompt, lexicon)).toBe(texts);
});

it('shows a verb with its end', () => {
  expect(splitPrompt('猫が走っている', JAPANESE).map(({ shown }) => shown)).toEqual(['猫', 'が', '走っている']);
});

it('knows nouns of a table', () => {
  const nouns = new Set(['餃子']);
  expect(splitPrompt('餃子の猫', JAPANESE, (word) => nouns.has(word)).map(({ text }) => text)).toEqual([
    '餃子',
    'の',
    '猫',
  ]);
});

it('finds a pattern with an open end by its beginning', () => {
  const lexicon: Lexicon = { ...JAPANESE, places: [['jungle', ['ジャングル*']]] };
  const words = splitPrompt('ジャングルの猫', lexicon);
  expect(findPhrase(words, 'ジャングル*')).toEqual([{ start: 0, end: 1 }]);
});
