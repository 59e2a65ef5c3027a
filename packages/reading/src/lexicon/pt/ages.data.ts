import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['anos', 'anos de idade'],
  tens: { vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, setenta: 70, oitenta: 80, noventa: 90 },
  about: ['cerca de'],
  elder: ['idoso', 'idosa', 'velho', 'velha', 'ancião'],
  middle: ['de meia idade', 'cinquentão', 'cinquentona', 'grisalho', 'grisalha'],
};
