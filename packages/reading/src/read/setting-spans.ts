import type { Lexicon, Rules } from '../lexicon/lexicon.ts';
import { SITE_SHOWN } from '../lexicon/site-shown.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Time } from '../plan/scene-plan.ts';
import { traitsOf } from '../plan/set-traits.ts';
import { siteOf } from '../plan/sites.ts';
import { readHour } from './read-hour.ts';
import type { Setting, SettingOptions } from './read-setting.ts';
import { claimedBy, type Claimed } from './said.ts';

export function phrasesOf<Value>(rules: Rules<Value>, value: Value): readonly string[] {
  return rules.flatMap(([name, phrases]) => (name === value ? phrases : []));
}

type Scenery = Pick<Setting, 'set' | 'site' | 'time' | 'weather'>;

/** Words of the hour that is shown. */
function hoursIn(words: readonly Word[], time: Time, lexicon: Lexicon): Span[] {
  const told = readHour(words, lexicon);
  const named = findPhrases(words, phrasesOf(lexicon.conditions.times, time));
  return told?.time === time ? [told.span, ...named] : named;
}

/** Words of the place; a part of it paints nothing of what else stands there. */
function placeSpans(words: readonly Word[], { set, site }: Scenery, { places, shown }: Lexicon): Claimed[] {
  const named = findPhrases(words, phrasesOf(places, set));
  return site ? claimedBy('site', named) : claimedBy('set', [...named, ...findPhrases(words, shown[set])]);
}

export function shownSpans(words: readonly Word[], scenery: Scenery, lexicon: Lexicon): Claimed[] {
  const { set, time, weather } = scenery;
  const { conditions } = lexicon;
  const traits = traitsOf(set);
  return [
    ...placeSpans(words, scenery, lexicon),
    ...(traits.timeless ? [] : claimedBy('time', hoursIn(words, time, lexicon))),
    ...(traits.dry ? [] : claimedBy('weather', findPhrases(words, phrasesOf(conditions.weathers, weather)))),
  ];
}

/** Words of a part of a place, and of what stands there by itself. */
export function siteSpans({ site, cast, scene }: Pick<SettingOptions, 'site' | 'cast' | 'scene'>): readonly Claimed[] {
  if (!site) return [];
  const { own } = siteOf(site.value);
  const shown = findPhrases(scene, phrasesOf(SITE_SHOWN, site.value));
  return claimedBy('site', [
    ...site.spans,
    ...shown,
    ...cast.filter(({ name, isNear }) => !isNear && own.includes(name)).map(({ span }) => span),
  ]);
}

/** Words of rain that is only heard, where it is seen too. */
export function heardSpans(
  { heard, lexicon }: Pick<SettingOptions, 'heard' | 'lexicon'>,
  { set, weather }: Pick<Setting, 'set' | 'weather'>,
): Claimed[] {
  const { weathers } = lexicon.conditions;
  return traitsOf(set).dry ? [] : claimedBy('weather', findPhrases(heard, phrasesOf(weathers, weather)));
}
