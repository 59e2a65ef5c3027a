import type { Lexicon } from '../lexicon.ts';
import { lightLexicon } from '../light-lexicon.ts';
import { AGES } from './ages.data.ts';
import { baseOf, numberOf } from './base-of.ts';
import { CLOTHING } from './clothing.data.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { CONDITION_WORDS } from './conditions.data.ts';
import { FILLERS } from './fillers.data.ts';
import { IDIOMS } from './idioms.data.ts';
import { NOT_NAMES } from './not-names.data.ts';
import { NUMBERS } from './numbers.data.ts';
import { PLACES } from './places.data.ts';
import { RELATIONS } from './relations.data.ts';
import { RELATIVES } from './relatives.data.ts';
import { SENSES } from './senses.data.ts';
import { SHOWN } from './shown.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

export const ARABIC: Lexicon = lightLexicon({
  language: 'ar',
  letters: /\p{Script=Arabic}/u,
  coloursFollow: 'always',
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
  senses: SENSES,
  colours: COLOUR_WORDS,
  numbers: NUMBERS,
  small: {
    idioms: IDIOMS,
    articles: ['يوجد', 'توجد', 'أي', 'أحد', 'وجود'],
    denials: ['بدون', 'بلا', 'دون', 'لا', 'ليس', 'ليست', 'بغير'],
    alternatives: ['أو', 'ولا', 'او', 'وبدون'],
    joins: ['و', 'ثم'],
    linking: [],
    having: 'مع',
    breaks: ['في', 'على', 'من', 'مع', 'تحت', 'فوق', 'خلف', 'بجانب', 'أمام', 'أو'],
    paces: ['ببطء', 'بهدوء', 'بسرعة', 'بلطف', 'بسلاسة', 'بطيء', 'سريع'],
    sounds: ['صوت', 'موسيقى تصويرية', 'أصوات'],
    notNames: NOT_NAMES,
    fillers: FILLERS,
  },
  shown: SHOWN,
  sky: ['سماء', 'السماء', 'جو'],
  daylight: ['أخضر', 'خضراء', 'صيف', 'ربيع', 'سماء زرقاء'],
  diving: ['تحت', 'تحت الماء'],
  iceberg: ['جبل جليدي', 'جليد'],
});
