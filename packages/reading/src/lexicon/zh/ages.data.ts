import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['岁', '岁的', '多岁', '多岁的'],
  elder: ['年老的', '年迈的', '老', '苍老的', '上了年纪的'],
  middle: ['中年的', '中年'],
};
