import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['ans'],
  tens: { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, nonante: 90 },
  elder: ['vieux', 'vieil', 'vieille', 'âgé', 'âgée'],
};
