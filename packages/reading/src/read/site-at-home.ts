import { SITE_SHOWN } from '../lexicon/site-shown.data.ts';
import { findPhrases, type Choice, type Word } from '../lexicon/words.ts';
import type { SetName } from '../plan/set-traits.ts';
import type { SiteName } from '../plan/sites.ts';
import type { CastReading } from './read-cast.ts';
import { phrasesOf } from './setting-spans.ts';
import { SITE_HOMES } from './site-homes.data.ts';

interface Told {
  readonly words: readonly Word[];
  readonly cast: readonly CastReading[];
  /** The place that is chosen without it. */
  readonly set: SetName;
  /** Whether the words name that place, so that nothing else may stand for it. */
  readonly isNamed: boolean;
}

/** The part of a place where the cast is at home; no words name it, so that none are drawn by it. */
export function siteAtHome({ words, cast, set, isNamed }: Told): Choice<SiteName> | null {
  const home = SITE_HOMES.find(({ site, from, things, isShown }) => {
    if (!from.includes(set)) return false;
    if (isShown) return findPhrases(words, phrasesOf(SITE_SHOWN, site)).length > 0;
    return !isNamed && cast.some(({ name }) => things.includes(name));
  });
  return home ? { value: home.site, spans: [] } : null;
}
