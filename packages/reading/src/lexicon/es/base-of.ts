import { baseByRule } from '../base-by-rule.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { IRREGULAR } from './irregular.data.ts';
import { PLACES } from './places.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

/** The singular of a Spanish noun, and the masculine of a colour. */
export const baseOf = baseByRule({
  subjects: SUBJECT_WORDS,
  trades: TRADES,
  places: PLACES,
  colours: COLOUR_WORDS,
  irregular: new Map(IRREGULAR),
  endings: [
    [/(?<=[aeiou])ces$/u, 'z'],
    [/ones$/u, 'ón'],
    [/anes$/u, 'án'],
    [/ines$/u, 'ín'],
    [/uses$/u, 'ús'],
    [/(?<=[aeiou][rldn]|[eo]j|[eo]y|s)es$/u, ''],
    [/(?<![iuáíúó])s$/u, ''],
  ],
  rareEndings: [[/s$/u, '']],
  colourEndings: [[/a$/u, 'o']],
});
