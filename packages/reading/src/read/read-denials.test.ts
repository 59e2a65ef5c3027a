import { expect, it } from 'vitest';

import { ARABIC } from '../lexicon/ar/arabic.ts';
import { GERMAN } from '../lexicon/de/german.ts';
import { ENGLISH } from '../lexicon/en/english.ts';
import { JAPANESE } from '../lexicon/ja/japanese.ts';
import { splitPrompt } from '../lexicon/split-prompt.ts';
import { TURKISH } from '../lexicon/tr/turkish.ts';
import { CHINESE } from '../lexicon/zh/chinese.ts';
import { readDenials } from './read-denials.ts';

it.each([
  ['人はいない、犬がいる', JAPANESE, '犬 が いる'],
  ['犬も猫もいない公園', JAPANESE, '公園'],
  ['赤い車のない町', JAPANESE, '町'],
  ['雲なしの空', JAPANESE, 'の 空'],
  ['動かない猫', JAPANESE, '動 か な い 猫'],
  ['没有狗和猫的公园', CHINESE, '的 公园'],
  ['parkta köpek yok, kedi var', TURKISH, 'parkta kedi var'],
  ['kırmızı araba olmadan bir sokak', TURKISH, 'bir sokak'],
  ['köpek, yok', TURKISH, 'köpek'],
  ['شارع بدون كلاب أو قطط', ARABIC, 'شارع'],
  ['a fox without a dog and a cat', ENGLISH, 'a fox and a cat'],
  ['a fox, no dogs or cats, in a forest', ENGLISH, 'a fox in a forest'],
  ['a party with no confetti and a cake', ENGLISH, 'a party with and a cake'],
  ['a park without any big red dogs', ENGLISH, 'a park'],
  ['no camera movement, a fox', ENGLISH, 'no camera movement a fox'],
  ['a fox without a dog runs', ENGLISH, 'a fox runs'],
  ['a forest, no people, snow', ENGLISH, 'a forest snow'],
  ['a lake without', ENGLISH, 'a lake'],
  ['not a dog, not a cat, a horse', ENGLISH, 'a horse'],
  ['not only a dog', ENGLISH, 'not only a dog'],
  ['ein Wald ohne Hunde oder Katzen im Nebel', GERMAN, 'ein wald im nebel'],
] as const)('%s', (prompt, lexicon, kept) => {
  const words = splitPrompt(prompt, lexicon);
  const reading = readDenials(words, lexicon);
  expect(reading.kept.map(({ text }) => text).join(' ')).toBe(kept);
  expect(reading.kept.length + reading.denied.length).toBe(words.length);
});
