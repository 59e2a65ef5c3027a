import { createRandom, hashText, pick } from '@kinora/drawing';
import type { RigName } from '@kinora/subjects';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { MOODS } from '../lexicon/moods.data.ts';
import { VARIETIES } from '../lexicon/varieties.data.ts';
import { chooseRule, findPhrases, type Choice, type Word } from '../lexicon/words.ts';
import type { FixtureName } from '../plan/fixtures.ts';
import type { ScenePlan, Time, Weather, Without } from '../plan/scene-plan.ts';
import { traitsOf, type SetName } from '../plan/set-traits.ts';
import { siteOf, type SiteName } from '../plan/sites.ts';
import { type HomeOptions, homeOf, leadOf } from './find-home.ts';
import { readBow, showsBow, weatherUnder, type Bow } from './read-bow.ts';
import type { CastReading } from './read-cast.ts';
import { tintOf } from './read-colours.ts';
import { hourNamed } from './read-hour.ts';
import { readPlace } from './read-place.ts';
import { weatherTold } from './read-weather.ts';
import { readWithout, weatherBut } from './read-without.ts';
import { claimedBy, type Claimed } from './said.ts';
import { heardSpans, shownSpans } from './setting-spans.ts';

export interface Setting {
  readonly set: SetName;
  /** The part of the place that is named. */
  readonly site: SiteName | null;
  /** Whether words name that part, and not only what is at home there. */
  readonly namesSite: boolean;
  /** What stands in the place. */
  readonly fixture: FixtureName | null;
  readonly time: Time;
  readonly weather: Weather;
  /** Words that the set, its hour and its weather show. */
  readonly spans: readonly Claimed[];
  /** What its sky is asked not to have. */
  readonly without: readonly Without[];
  /** A rainbow stands in its sky. */
  readonly hasBow: boolean;
}

export type Tone = Pick<ScenePlan, 'mood' | 'tint' | 'variety'>;

/** The place and its hero: what may be said of camera, hour, weather or style is not part of it. */
export const compositionOf = (set: SetName, cast: readonly CastReading[]) => `${set} ${cast[0]?.name ?? ''}`.trim();

/** What a calm place with nobody in it is of: the first word that is not a small one; what follows changes nothing. */
export function topicOf(words: readonly Word[], { set }: Setting, { small }: Lexicon): string {
  const isTelling = ({ text }: Word) => !small.articles.includes(text) && !small.fillers.includes(text);
  return set === 'calm' ? (words.find(isTelling)?.base ?? '') : '';
}

/** Where nobody is, the feeling and the colour that the words name are all there is to tell one place from another. */
export function readTone(words: readonly Word[], lexicon: Lexicon, cast: readonly CastReading[]): Tone {
  const mood = chooseRule(words, MOODS)?.value ?? null;
  const tints = cast.length === 0 ? words.flatMap((word) => tintOf(word, lexicon) ?? []) : [];
  const variety = chooseRule(words, VARIETIES)?.value ?? null;
  return { mood, tint: tints[0] ?? null, variety };
}

/** What is only lit when it is dark. */
const LANTERNS: readonly RigName[] = ['lantern', 'paperLantern'];
const hasLanterns = (set: SetName, cast: readonly CastReading[]) =>
  traitsOf(set).indoors !== true && cast.some(({ entry }) => LANTERNS.includes(entry.rig));

/** The hour that the words name, or that what they name is only seen at. */
function timeNamed(words: readonly Word[], set: SetName, { bow, cast, lexicon }: BowOptions): Time | undefined {
  const named = hourNamed(words, lexicon);
  if (named) return named;
  if (chooseRule(words, VARIETIES)?.value === 'aurora') return 'night';
  if (bow) return 'day';
  if (isOutside(set) && findPhrases(words, lexicon.daylight).length > 0) return 'day';
  return hasLanterns(set, cast) ? 'night' : undefined;
}

function chooseTime(words: readonly Word[], set: SetName, options: BowOptions): Time {
  const named = timeNamed(words, set, options) ?? (options.site ? siteOf(options.site.value).time : undefined);
  if (named) return named;
  const random = createRandom(hashText(compositionOf(set, options.cast)) ^ options.seed);
  return traitsOf(set).time ?? pick<Time>(['day', 'dawn', 'sunset'], random() * 3);
}

/** Whether the seasons and the air of outside reach a set. */
export function isOutside(set: SetName): boolean {
  const { indoors, dry } = traitsOf(set);
  return !indoors && !dry;
}

export interface SettingOptions extends Omit<HomeOptions, 'words'> {
  /** All words of the scene, those of trades among them. */
  readonly scene: readonly Word[];
  /** Words of what is not wanted. */
  readonly denied: readonly Word[];
  /** The part of a place that is named. */
  readonly site: Choice<SiteName> | null;
  /** Words of what is to be heard. */
  readonly heard: readonly Word[];
  readonly seed: number;
}

type BowOptions = SettingOptions & { readonly bow: Bow | null };

/** Where the scene is, at which hour, in which weather. */
export function readSetting(words: readonly Word[], options: SettingOptions): Setting {
  const { lexicon } = options;
  // A field shows what grows there: nothing else is looked for in its sky.
  const bow = chooseRule(words, VARIETIES) === null ? readBow(words) : null;
  const { without, spans } = readWithout(words, options.denied, lexicon);
  const told = weatherTold(words, options.heard, lexicon);
  const weather = weatherUnder(bow, weatherBut(told, without));
  const home = () => (bow && !leadOf(options.cast) ? 'valley' : homeOf(weather, { ...options, words: options.scene }));
  const place = readPlace(words, options, home);
  const { set, fixture } = place;
  const site = place.site?.value ?? null;
  const time = chooseTime(words, set, { ...options, site: place.site, bow });
  const hasBow = bow !== null && showsBow(set, time, weather);
  const shown = [
    ...place.spans,
    ...shownSpans(words, { set, site, time, weather }, lexicon),
    ...heardSpans(options, { set, weather }),
    ...(isOutside(set) ? claimedBy(`without/${without.indexOf('clouds')}`, spans) : []),
    ...(hasBow ? claimedBy('variety', bow.spans) : []),
  ];
  const namesSite = options.site !== null;
  return { set, site, namesSite, fixture, time, weather, spans: shown, hasBow, without };
}
