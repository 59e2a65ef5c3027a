import type { Lexicon } from '../lexicon.ts';
import { lightLexicon } from '../light-lexicon.ts';
import { AGES } from './ages.data.ts';
import { baseOf } from './base-of.ts';
import { CLOTHING } from './clothing.data.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { CONDITION_WORDS } from './conditions.data.ts';
import { NUMBERS } from './numbers.data.ts';
import { OCCASIONS } from './occasions.data.ts';
import { PLACES } from './places.data.ts';
import { RELATIONS } from './relations.data.ts';
import { RELATIVES } from './relatives.data.ts';
import { SENSES } from './senses.data.ts';
import { SHOWN } from './shown.data.ts';
import { SMALL_WORDS } from './small-words.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

export const SPANISH: Lexicon = lightLexicon({
  language: 'es',
  baseOf,
  subjects: SUBJECT_WORDS,
  trades: TRADES,
  relatives: RELATIVES,
  ages: AGES,
  places: PLACES,
  occasions: OCCASIONS,
  shown: SHOWN,
  conditions: CONDITION_WORDS,
  relations: RELATIONS,
  clothing: CLOTHING,
  compounding: { head: 'first', links: ['de'] },
  senses: SENSES,
  colours: COLOUR_WORDS,
  numbers: NUMBERS,
  small: SMALL_WORDS,
  coloursFollow: true,
  headFirst: true,
  carriers: [
    'aire',
    'ambiente',
    'atmósfera',
    'fondo',
    'cielo',
    'hora',
    'luz',
    'paisaje',
    'estación',
    'clima',
    'tiempo',
  ],
  pronouns: ['él', 'ella', 'ellos', 'ellas'],
  daylight: ['verde', 'verano', 'primavera', 'cielo azul'],
  diving: ['bajo', 'submarin*', 'debajo'],
  iceberg: ['iceberg', 'hielo'],
});
