import { baseByRule } from '../base-by-rule.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { IRREGULAR } from './irregular.data.ts';
import { PLACES } from './places.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

/** The singular of a French noun, and the masculine of a colour. */
export const baseOf = baseByRule({
  subjects: SUBJECT_WORDS,
  trades: TRADES,
  places: PLACES,
  colours: COLOUR_WORDS,
  irregular: new Map(IRREGULAR),
  endings: [
    [/eaux$/u, 'eau'],
    [/aux$/u, 'al'],
    [/(?<=[eo]u|[^e]au)x$/u, ''],
    [/(?<!s)s$/u, ''],
  ],
  colourEndings: [
    [/e$/u, ''],
    [/he$/u, ''],
    [/te$/u, ''],
  ],
});
