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

/** Of a building, what shows nothing of its outside. */
const INSIDE = [
  '走廊',
  '大厅',
  '房间',
  '大堂',
  '前台',
  '电梯',
  '楼梯',
  '浴室',
  '厨房',
  '内部',
  '地下室',
  '客房',
  '教室',
  '病房',
  '车间',
];

export const CHINESE: Lexicon = lightLexicon({
  language: 'zh',
  unspaced: true,
  letters: /\p{Script=Han}/u,
  foreignLetters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  baseOf: (word) => word,
  numberOf: (word) => (/[们群]$/u.test(word) ? 'several' : 'one'),
  subjects: SUBJECT_WORDS,
  trades: TRADES,
  relatives: RELATIVES,
  ages: AGES,
  places: PLACES,
  conditions: CONDITION_WORDS,
  relations: RELATIONS,
  clothing: CLOTHING,
  relationOrder: {
    behind: ['on', 'in', 'over', 'between', 'around', 'under', 'behind', 'beside'],
    attributeMarks: ['的'],
  },
  compounding: { head: 'last', links: ['的', ''], isHead: (word) => INSIDE.includes(word) },
  senses: SENSES,
  colours: COLOUR_WORDS,
  numbers: NUMBERS,
  small: {
    idioms: IDIOMS,
    articles: ['任何', '一个', '一只', '半个'],
    denials: ['没有', '没', '无', '不要', '毫无', '别有', '不是', '不含'],
    alternatives: ['和', '或', '或者', '与', '也没有'],
    joins: ['和', '与', '跟', '以及', '还有', '及'],
    linking: [],
    breaks: [
      '在',
      '和',
      '与',
      '跟',
      '上',
      '下',
      '里',
      '中',
      '从',
      '向',
      '是',
      '有',
      '把',
      '被',
      '旁边',
      '后面',
      '前面',
    ],
    sounds: ['声音', '音乐声', '音效', '配乐', '背景音乐'],
    notNames: NOT_NAMES,
    fillers: [...FILLERS, ...PRAISE],
  },
  sky: ['天空', '天'],
  daylight: ['绿色', '绿色的', '夏天', '春天', '蓝天'],
  diving: ['水下', '海底', '水底'],
  iceberg: ['冰山', '冰'],
});
