import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['yaşında', 'yaşındaki', 'yaşlarında', 'yaşlarındaki'],
  tens: { yirmi: 20, otuz: 30, kırk: 40, elli: 50, altmış: 60, yetmiş: 70, seksen: 80, doksan: 90 },
  elder: ['yaşlı', 'ihtiyar'],
  middle: ['orta yaşlı', 'kır saçlı'],
};
