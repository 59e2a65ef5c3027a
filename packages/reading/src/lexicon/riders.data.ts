import type { Rules } from './lexicon.ts';

/** Who is told by what they stand or sit on, by the name of that, in all languages together. */
export const RIDERS: Rules<string> = [
  ['skateboard', ['skateboarder', 'skater', 'skateboardfahrer', 'skateboardfahrerin', 'patinador de skate', 'skateur']],
  ['skateboard', ['skateuse', 'skatista', 'kaykaycı', 'متزلج على اللوح', 'スケートボーダー', 'スケーター', '滑板手']],
];
