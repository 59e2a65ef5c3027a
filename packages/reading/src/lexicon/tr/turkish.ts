import type { Lexicon } from '../lexicon.ts';
import { lightLexicon } from '../light-lexicon.ts';
import { AGES } from './ages.data.ts';
import { baseOf, numberOf } from './base-of.ts';
import { CLOTHING } from './clothing.data.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { CONDITION_WORDS } from './conditions.data.ts';
import { FILLERS } from './fillers.data.ts';
import { IDIOMS } from './idioms.data.ts';
import { NUMBERS } from './numbers.data.ts';
import { PLACES } from './places.data.ts';
import { RELATIONS } from './relations.data.ts';
import { RELATIVES } from './relatives.data.ts';
import { SENSES } from './senses.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

/** Words of a relation that describe the noun behind them. */
const ATTRIBUTE_MARKS = [
  'üzerindeki',
  'üstündeki',
  'içindeki',
  'sırtındaki',
  'altındaki',
  'arkasındaki',
  'ardındaki',
  'yanındaki',
  'önündeki',
  'yakınındaki',
  'binen',
  'süren',
  'sarılan',
  'kucaklayan',
  'kovalayan',
  'tutan',
  'taşıyan',
  'çalan',
  'koşan',
  'eden',
];

export const TURKISH: Lexicon = lightLexicon({
  language: 'tr',
  letters: /[ığşİ]/u,
  baseOf,
  numberOf,
  subjects: SUBJECT_WORDS,
  trades: TRADES,
  relatives: RELATIVES,
  ages: AGES,
  places: PLACES,
  conditions: CONDITION_WORDS,
  relations: RELATIONS,
  clothing: CLOTHING,
  relationOrder: {
    behind: [
      'riding',
      'hugging',
      'chasing',
      'holding',
      'on',
      'under',
      'behind',
      'beside',
      'in',
      'over',
      'between',
      'around',
      'hanging',
      'leaning',
    ],
    attributeMarks: ATTRIBUTE_MARKS,
  },
  compounding: { head: 'last', links: [], isHead: (word) => /(?<=..)s?[ıiuü]$/u.test(word) },
  senses: SENSES,
  colours: COLOUR_WORDS,
  numbers: NUMBERS,
  small: {
    idioms: IDIOMS,
    articles: ['bir', 'hiç', 'hiçbir'],
    denials: [],
    denialsBehind: ['yok', 'yoktur', 'olmadan', 'olmayan', 'olmadığı', 'değil', 'hariç', 'bulunmuyor', 'olmaksızın'],
    alternatives: ['ve', 'veya', 'ya da', 'ne'],
    joins: ['ve'],
    linking: [],
    having: 'ile',
    breaks: ['ve', 'ile', 'üzerinde', 'üstünde', 'altında', 'yanında', 'önünde', 'arkasında', 'içinde'],
    sounds: ['müzik', 'ses', 'sesi', 'ses efekti'],
    fillers: FILLERS,
  },
  sky: ['gökyüzü', 'gök', 'gökyüzünde'],
  daylight: ['yeşil', 'yaz', 'ilkbahar', 'bahar', 'mavi gökyüzü'],
  diving: ['su altında', 'suyun altında', 'sualtı', 'denizin altında', 'altında'],
  iceberg: ['buzdağı', 'buz'],
});
