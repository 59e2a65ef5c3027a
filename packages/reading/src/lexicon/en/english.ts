import type { Lexicon } from '../lexicon.ts';
import { AGES } from './ages.data.ts';
import { CLOTHING } from './clothing.data.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { COMPOUNDING } from './compounding.data.ts';
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
import { singularOf } from './singular.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

export const ENGLISH: Lexicon = {
  language: 'en',
  baseOf: singularOf,
  subjects: SUBJECT_WORDS,
  trades: TRADES,
  relatives: RELATIVES,
  ages: AGES,
  places: PLACES,
  occasions: OCCASIONS,
  shown: SHOWN,
  conditions: CONDITION_WORDS,
  relations: RELATIONS,
  colours: COLOUR_WORDS,
  numbers: NUMBERS,
  small: {
    articles: ['a', 'an', 'the', 'any'],
    denials: ['without', 'no', 'not'],
    alternatives: ['or', 'nor'],
    notDenied: ['no camera', 'not only', 'not just', 'not far'],
    idioms: IDIOMS,
    linking: [],
    joins: ['and', 'plus'],
    notNames: [
      'couple of',
      'couple more',
      'being friends',
      'be friends',
      'are friends',
      'become friends',
      'became friends',
      'make friends',
      'friends with',
      'flowers',
      'flower field',
      'flower garden',
      'flower meadow',
      'flower market',
      'flower stall',
      'flower shop',
      'flower bed',
      'family of',
      'wedding dress',
      'wedding ring',
    ],
    having: 'with',
    onTop: ['on top', 'on it', 'on its head', 'on its back', 'on his head', 'on her head'],
    describing: [],
    attributive: [
      'patient',
      'mother',
      'father',
      'mum',
      'mom',
      'mama',
      'papa',
      'baby',
      'guard',
      'soldier',
      'worker',
      'queen',
      'king',
      'emperor',
      'hunter',
    ],
    broods: ['family'],
    breaks: ['with', 'and', 'on', 'in', 'under', 'over', 'the', 'above', 'near', 'by', 'or', 'from'],
    paces:
      'slow slowly gentle gently soft softly smooth smoothly subtle steady steadily fast quick quickly camera'.split(
        ' ',
      ),
    sounds: ['sound', 'sounds', 'music', 'soundtrack', 'audio', 'noise', 'ambience', 'voiceover', 'sfx'],
    fillers: FILLERS,
  },
  compounding: COMPOUNDING,
  senses: SENSES,
  conveyed: CONVEYED,
  greeting: {
    openings: [
      'happy',
      'merry',
      'congrat*',
      'welcome',
      'good luck',
      'thank you',
      'thanks',
      'get well',
      'best wishes',
      'cheers',
    ],
    scene: ['with', 'in', 'on', 'at', 'over', 'under', 'from', 'by', 'and a', 'surrounded', 'featuring'],
  },
  clothing: CLOTHING,
  shots: {
    headings: ['shot', 'scene', 'clip'],
    cuts: ['smash cut to', 'hard cut to', 'match cut to', 'cut to', 'cuts to'],
  },
  pronouns: ['it', 'its', 'they', 'their', 'them', 'he', 'his', 'him', 'she', 'her'],
  daylight: ['green', 'summer', 'spring', 'blue sky'],
  diving: ['under', 'underwater'],
  iceberg: ['iceberg', 'ice'],
};
