import type { Rules } from './lexicon.ts';

/** Words for people by the colour of their hair, in all languages together. */
export const HAIR_WORDS: Rules<string> = [
  ['#e6c46c', ['blond', 'blonde', 'blonder', 'blonden', 'blondes', 'blondhaarig*', 'rubio', 'rubia', 'loiro']],
  ['#e6c46c', ['loira', 'biondo', 'bionda', 'sarışın', 'شقراء', 'أشقر', '金髪', '金髪の', '金发']],
  [
    '#c2532c',
    ['redhead', 'redheaded', 'ginger haired', 'rothaarig*', 'pelirrojo', 'pelirroja', 'rousse', 'roux', 'ruivo'],
  ],
  ['#c2532c', ['ruiva', 'rosso di capelli', 'kızıl saçlı', 'صهباء', '赤毛', '赤毛の', '红发']],
  [
    '#4a2e20',
    ['brunette', 'braunhaarig*', 'brünett*', 'castaña', 'castaño', 'castanha', 'castana', 'مجعدة الشعر', '茶髪'],
  ],
  ['#4a2e20', ['茶髪の', '棕发']],
  ['#221a1e', ['schwarzhaarig*', '黒髪', '黒髪の', '黑发']],
  ['#d8d6d2', ['grauhaarig*', 'weißhaarig*', 'canoso', 'canosa', 'grisonnant*', '白髪', '白髪の', '白发']],
];
