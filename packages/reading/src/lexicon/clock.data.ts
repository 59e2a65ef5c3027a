import type { Rules } from './lexicon.ts';

/** Which half of the day an hour is of. */
export type HalfDay = 'early' | 'late' | 'any';

/** What stands behind the number of an hour, in all languages together. */
export const CLOCK_BEHIND: Rules<HalfDay> = [
  [
    'early',
    [
      'am',
      'a m',
      'in the morning',
      'oclock in the morning',
      'uhr früh',
      'uhr morgens',
      'uhr nachts',
      'uhr in der früh',
    ],
  ],
  ['early', ['uhr in der nacht', 'de la madrugada', 'de la mañana', 'heures du matin', 'heure du matin', 'h du matin']],
  ['early', ['da manhã', 'da madrugada', 'del mattino', 'di mattina', 'di notte', 'صباحا', 'فجرا', 'صباحًا', 'فجرًا']],
  ['late', ['pm', 'p m', 'oclock at night', 'oclock in the evening', 'uhr abends', 'uhr nachmittags', 'uhr am abend']],
  [
    'late',
    ['de la tarde', 'de la noche', 'heures du soir', 'h du soir', 'da noite', 'da tarde', 'di sera', 'مساء', 'مساءً'],
  ],
  ['any', ['oclock', 'uhr', 'heures']],
];
