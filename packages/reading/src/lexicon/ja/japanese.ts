import type { Lexicon } from '../lexicon.ts';
import { lightLexicon } from '../light-lexicon.ts';
import { AGES } from './ages.data.ts';
import { CLOTHING } from './clothing.data.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { CONDITION_WORDS } from './conditions.data.ts';
import { FILLERS } from './fillers.data.ts';
import { IDIOMS } from './idioms.data.ts';
import { NOT_NAMES } from './not-names.data.ts';
import { NUMBERS } from './numbers.data.ts';
import { PLACES } from './places.data.ts';
import { PRAISE } from './praise.data.ts';
import { RELATIONS } from './relations.data.ts';
import { RELATIVES } from './relatives.data.ts';
import { SENSES } from './senses.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

const VERB_ENDINGS = [
  'た',
  'だ',
  'る',
  'ている',
  'ていた',
  'ています',
  'でいる',
  'でいた',
  'でいます',
  'める',
  'ける',
  'する',
  'せる',
];
/** Particles between which a number and a colour belong to their noun. */
const BREAKS = ['は', 'が', 'を', 'に', 'で', 'と', 'も', 'へ', 'や', 'から', 'まで'];
const MISSING = ['いない', 'いません', 'ない', 'ありません', '居ない', '無い'];
const DENIALS_BEHIND = [
  ...['が', 'は', 'も', 'の'].flatMap((particle) => MISSING.map((word) => `${particle}${word}`)),
  'ではない',
  'ではなく',
  'じゃない',
  'なし',
  '無し',
  '抜き',
];

/** Of a building, what shows the whole of it. */
const OUTSIDE = ['塔', '屋根', '鐘', '外', '外観', '夜', '朝', '夕方', '夜景', '建物', '前', '庭'];

export const JAPANESE: Lexicon = lightLexicon({
  language: 'ja',
  unspaced: true,
  compounds: true,
  numbersFollow: true,
  letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  baseOf: (word) => word,
  numberOf: (word) => (/(?:たち|々)$/u.test(word) ? 'several' : 'one'),
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
    subjectMarks: ['が', 'は', 'も'],
    attributeMarks: ['の', ...VERB_ENDINGS],
  },
  verbEndings: VERB_ENDINGS,
  compounding: { head: 'last', links: ['の'], isHead: (word) => !OUTSIDE.includes(word) },
  senses: SENSES,
  colours: COLOUR_WORDS,
  numbers: NUMBERS,
  small: {
    idioms: IDIOMS,
    articles: [],
    denials: [],
    denialsBehind: DENIALS_BEHIND,
    alternatives: ['も', 'や', 'と', 'か'],
    joins: ['と', 'や', 'そして', 'および'],
    linking: [],
    breaks: BREAKS,
    sounds: ['音', '音楽', '音声', '効果音', 'bgm'],
    notNames: NOT_NAMES,
    fillers: [...FILLERS, ...PRAISE],
  },
  sky: ['空', '大空'],
  daylight: ['緑の', '夏', '春', '青空'],
  diving: ['水中', '海中', '海底', '水の中', '海の中'],
  iceberg: ['氷山', '氷'],
});
