import type { HalfDay } from './clock.data.ts';
import type { Rules } from './lexicon.ts';

/** What stands before the number of an hour, where its unit stands behind it or there is none. */
export const CLOCK_BEFORE: Rules<HalfDay> = [
  ['early', ['午前', '早朝', '深夜', '凌晨', '清晨', '早上', '上午', 'gecenin', 'sabahın', 'gece', 'sabah']],
  ['late', ['午後', '夕方', '夜', '下午', '傍晚', '晚上', 'akşam', 'akşamın']],
];
