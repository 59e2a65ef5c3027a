import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['años', 'años de edad'],
  tens: { veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
  decades: {
    'en la cincuentena': 55,
  },
  about: ['unos'],
  elder: ['anciano', 'anciana', 'viejo', 'vieja', 'mayor', 'envejecido'],
  middle: ['de mediana edad', 'cincuentón', 'cincuentona', 'madura', 'maduro'],
};
