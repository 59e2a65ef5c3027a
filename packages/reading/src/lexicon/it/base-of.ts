import { baseByRule } from '../base-by-rule.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { IRREGULAR } from './irregular.data.ts';
import { PLACES } from './places.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

/** Most nouns that end so are singular: "leone", "ponte", "cattedrale", "cornice". */
const SINGULAR = 'on|or|nt|al|il|ol|ar|ier|ic|am|it|ud|id|et|es|rm|us|op|um';

/** The singular of an Italian noun, and the masculine of a colour. */
export const baseOf = baseByRule({
  subjects: SUBJECT_WORDS,
  trades: TRADES,
  places: PLACES,
  colours: COLOUR_WORDS,
  irregular: new Map(IRREGULAR),
  endings: [
    [/(?<=gl|cch|log)i$/u, 'io'],
    [/chi$/u, 'co'],
    [/ghi$/u, 'go'],
    [/che$/u, 'ca'],
    [/ghe$/u, 'ga'],
    [/isti$/u, 'ista'],
    [/(?<=on|or|nt|al|ic|ier)i$/u, 'e'],
    [/i$/u, 'o'],
    [new RegExp(`(?<!${SINGULAR})e$`, 'u'), 'a'],
  ],
  rareEndings: [
    [/i$/u, 'e'],
    [/i$/u, 'io'],
    [/i$/u, 'a'],
    [/e$/u, 'a'],
  ],
  colourEndings: [[/a$/u, 'o']],
});
