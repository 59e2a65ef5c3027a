import { baseByRule } from '../base-by-rule.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { IRREGULAR } from './irregular.data.ts';
import { PLACES } from './places.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

/** The singular of a Portuguese noun, and the masculine of a colour. */
export const baseOf = baseByRule({
  subjects: SUBJECT_WORDS,
  trades: TRADES,
  places: PLACES,
  colours: COLOUR_WORDS,
  irregular: new Map(IRREGULAR),
  endings: [
    [/(?:ões|ães|ãos)$/u, 'ão'],
    [/ais$/u, 'al'],
    [/éis$/u, 'el'],
    [/óis$/u, 'ol'],
    [/uis$/u, 'ul'],
    [/ns$/u, 'm'],
    [/(?<=[aeiouáéíóúâêô][rzs])es$/u, ''],
    [/(?<!i)s$/u, ''],
  ],
  rareEndings: [[/s$/u, '']],
  colourEndings: [[/a$/u, 'o']],
});
