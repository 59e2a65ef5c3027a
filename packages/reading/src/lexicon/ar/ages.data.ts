import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['عاما', 'عام', 'سنة', 'سنوات', 'أعوام'],
  elder: ['عجوز', 'مسن', 'مسنة', 'كبير السن'],
};
