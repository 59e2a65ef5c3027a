import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['歳', '才', '歳の', '才の', '代'],
  elder: ['老いた', '年老いた', '高齢の', '年配の'],
  middle: ['中年の', '中年', '初老の'],
};
