import { expect, it } from 'vitest';

import { chooseLexicon } from './choose-lexicon.ts';

it.each([
  ['a fox in the snow', 'en'],
  ['', 'en'],
  ['1234 zzz', 'en'],
  ['Tiger', 'en'],
  ['Hund', 'de'],
  ['ein Fuchs im Schnee', 'de'],
  ['in the alley', 'en'],
  ['Ein Roboter tanzt in Tokio', 'de'],
  ['雪の森を走る狐', 'ja'],
  ['東京の夜景', 'ja'],
  ['ロボット', 'ja'],
  ['雨上がりの紫陽花', 'ja'],
  ['一只狐狸在雪地里奔跑', 'zh'],
  ['猫', 'zh'],
  ['东京的夜景', 'zh'],
  ['饺子', 'zh'],
  ['karda bir tilki', 'tr'],
  ['Köpek', 'tr'],
  ['iki kedi parkta uyuyor', 'tr'],
  ['İstanbul’da gece', 'tr'],
  ['ثعلب في الثلج', 'ar'],
  ['قطة', 'ar'],
  ['ثلاثة كلاب تركض على الشاطئ', 'ar'],
  ['زلابية', 'ar'],
  ['a fox and a cat, 狐', 'en'],
])('%j is read as %s', (prompt, language) => {
  expect(chooseLexicon(prompt).language).toBe(language);
});
