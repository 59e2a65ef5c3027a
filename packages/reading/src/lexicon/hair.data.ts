import type { Rules } from './lexicon.ts';

/** Hair and beards, in all languages together. */
export const HAIR: Rules<'hair' | 'beard'> = [
  ['hair', ['hair', 'haired', 'haar', 'haare', 'haaren', 'haarig', 'pelo', 'cabello', 'cabellos']],
  ['hair', ['cheveux', 'capelli', 'cabelo', 'cabelos', 'saçlı', 'saçları', 'saç', 'شعر', 'بشعر']],
  ['hair', ['شعرها', 'شعره', '髪', '髪の', '头发', '长发', '短发']],
  ['beard', ['beard', 'beards', 'bearded', 'bart', 'vollbart', 'bärtig*', 'barba', 'barbudo', 'barbe']],
  ['beard', ['barbu', 'sakal', 'sakallı', 'لحية', 'بلحية', 'ひげ', '髭', 'あごひげ', '胡子']],
  ['beard', ['胡须']],
];
