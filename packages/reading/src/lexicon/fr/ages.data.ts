import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['ans'],
  tens: { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, nonante: 90 },
  decades: {
    'la cinquantaine': 55,
    'la quarantaine': 45,
    'la soixantaine': 66,
  },
  about: ['environ'],
  elder: ['vieux', 'vieil', 'vieille', 'âgé', 'âgée'],
  middle: ['d âge mûr', 'd âge moyen', 'entre deux âges', 'quinquagénaire', 'grisonnant', 'grisonnante'],
};
