import type { BodyPart } from '../plan/scene-plan.ts';
import type { Rules } from './lexicon.ts';

/** Parts of bodies that something else may be in the place of. */
export const REPLACED: Rules<BodyPart> = [
  [
    'shell',
    [
      'shell',
      'seashell',
      'house',
      'haus',
      'muschel',
      'gehäuse',
      'schneckenhaus',
      'panzer',
      'concha',
      'caparazón',

      'coquille',
      'coquillage',
      'conchiglia',
      'guscio',
      'kabuk',
      'kabuğu',
      'صدفة',
      'قوقعة',
      '殻',
      '貝殻',
      '貝',
      '壳',
      '贝壳',
      '螺壳',
      '蜗壳',
    ],
  ],
  [
    'face',
    [
      'head',
      'kopf',
      'kopfes',
      'cabeza',
      'tête',
      'testa',
      'cabeça',
      'kafa',
      'baş',
      'kafası',
      'başı',
      'رأس',
      'رأسه',
      '頭',
      '頭部',
      '头',
      '脑袋',
    ],
  ],
];
