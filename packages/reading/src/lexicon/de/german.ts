import type { Lexicon } from '../lexicon.ts';
import { AGES } from './ages.data.ts';
import { baseOf } from './base-of.ts';
import { CLOTHING } from './clothing.data.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { CONDITION_WORDS } from './conditions.data.ts';
import { CONVEYED } from './conveyed.data.ts';
import { FILLERS } from './fillers.data.ts';
import { IDIOMS } from './idioms.data.ts';
import { NUMBERS } from './numbers.data.ts';
import { OCCASIONS } from './occasions.data.ts';
import { PLACES } from './places.data.ts';
import { RELATIONS } from './relations.data.ts';
import { RELATIVES } from './relatives.data.ts';
import { SENSES } from './senses.data.ts';
import { SHOWN } from './shown.data.ts';
import { SOLID } from './solid.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

export const GERMAN: Lexicon = {
  language: 'de',
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
  senses: SENSES,
  solid: SOLID,
  colours: COLOUR_WORDS,
  numbers: NUMBERS,
  small: {
    articles: ['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines'],
    denials: ['ohne', 'kein', 'keine', 'keinen', 'keinem', 'keiner'],
    alternatives: ['oder', 'noch'],
    notDenied: ['keine kamerabewegung', 'keine kamera'],
    idioms: IDIOMS,
    linking: [],
    joins: ['und', 'sowie'],
    notNames: [
      'blumen',
      'blumenwiese',
      'familie von',
      'freunde sein',
      'sind freunde',
      'werden freunde',
      'freunde werden',
    ],
    having: 'mit',
    onTop: ['obendrauf', 'oben drauf', 'darauf', 'auf dem kopf', 'auf dem rücken'],
    attributive: [],
    broods: [],
    describing: ['junge', 'jungen', 'junger', 'junges', 'jungem'],
    breaks: 'die der den und oder mit auf in im an am unter über neben bei aus vor hinter zum zur'.split(' '),
    paces:
      'langsam langsame langsamer langsames sanft sanfte sanfter sanftes ruhig ruhige schnell schnelle kamera'.split(
        ' ',
      ),
    sounds: ['musik', 'klang', 'klänge', 'geräusch', 'geräusche', 'ton', 'töne', 'soundtrack'],
    fillers: FILLERS,
  },
  conveyed: CONVEYED,
  greeting: {
    openings: [
      'alles gute',
      'alles liebe',
      'herzlichen glückwunsch',
      'frohe',
      'frohes',
      'willkommen',
      'viel glück',
      'danke',
    ],
    scene: ['mit', 'in', 'im', 'auf', 'an', 'am', 'über', 'unter', 'von', 'bei', 'umgeben'],
  },
  clothing: CLOTHING,
  shots: {
    headings: ['einstellung', 'szene', 'bild'],
    cuts: ['schnitt auf', 'schnitt zu', 'schnitt zum', 'schnitt zur'],
  },
  pronouns: ['er', 'sie', 'es', 'ihn', 'ihm', 'ihr', 'ihnen'],
  daylight: ['grün*', 'sommer*', 'frühling*', 'blauer himmel', 'blauem himmel'],
  diving: ['unter', 'unterwasser*'],
  iceberg: ['eisberg*', 'eis'],
};
