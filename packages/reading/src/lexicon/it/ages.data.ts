import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['anni'],
  tens: { venti: 20, trenta: 30, quaranta: 40, cinquanta: 50, sessanta: 60, settanta: 70, ottanta: 80, novanta: 90 },
  decades: {
    'sulla cinquantina': 55,
    'sulla quarantina': 45,
  },
  about: ['circa'],
  elder: ['anziano', 'anziana', 'vecchio', 'vecchia', 'vecchi'],
  middle: ['di mezza età', 'cinquantenne', 'brizzolato', 'brizzolata'],
};
