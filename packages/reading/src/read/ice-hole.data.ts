import type { Rules } from '../lexicon/lexicon.ts';
import type { SiteName } from '../plan/sites.ts';

/** A hole in the ice, in all languages together. */
export const ICE_HOLE_WORDS: Rules<SiteName> = [
  ['underIce', ['hole in the ice', 'hole in ice', 'ice hole', 'loch im eis', 'eisloch', 'agujero en el hielo']],
  ['underIce', ['trou dans la glace', 'buraco no gelo', 'buco nel ghiaccio', 'buzdaki delik', 'buzda bir delik']],
  ['underIce', ['ثقب في الجليد', '氷の穴', '冰洞']],
];
