import type { Rules } from './lexicon.ts';

/** Feelings that have a picture of their own besides those of the moods, in all languages together. */
export type Felt = 'hopeful' | 'free' | 'far' | 'homesick' | 'angry' | 'amazed';

export const FELT: Rules<Felt> = [
  ['hopeful', ['hope', 'hoffnung', 'esperanza', 'espoir', 'speranza', 'esperança', 'umut', 'أمل', '希望']],
  ['free', ['freedom', 'freiheit', 'libertad', 'liberté', 'libertà', 'liberdade', 'özgürlük', 'حرية', '自由']],
  ['far', ['wanderlust', 'fernweh', '旅情']],
  ['homesick', ['homesick', 'homesickness', 'heimweh', 'añoranza', 'mal du pays', 'nostalgia di casa']],
  ['homesick', ['saudade de casa', 'saudades de casa', 'sıla hasreti', 'memleket hasreti', 'الحنين إلى الوطن']],
  ['homesick', ['حنين إلى الوطن', 'ホームシック', '郷愁', '想家', '乡愁']],
  [
    'angry',
    [
      'anger',
      'rage',
      'fury',
      'wut',
      'zorn',
      'ira',
      'rabia',
      'colère',
      'rabbia',
      'raiva',
      'öfke',
      'غضب',
      '怒り',
      '愤怒',
    ],
  ],
  [
    'amazed',
    [
      'wonder',
      'awe',
      'staunen',
      'asombro',
      'émerveillement',
      'meraviglia',
      'maravilha',
      'hayret',
      'دهشة',
      '驚き',
      '惊奇',
    ],
  ],
];
