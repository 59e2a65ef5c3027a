import { createRandom, hashText, pick } from '@kinora/drawing';
import type { RigName } from '@kinora/subjects';

import { COMMON_PLACES } from '../lexicon/common-places.data.ts';
import type { Lexicon, Rules } from '../lexicon/lexicon.ts';
import { MOODS } from '../lexicon/moods.data.ts';
import { VARIETIES } from '../lexicon/varieties.data.ts';
import { chooseRule, findPhrases, type Choice, type Span, type Word } from '../lexicon/words.ts';
import { FIXTURES } from '../plan/fixtures.data.ts';
import type { FixtureName } from '../plan/fixtures.ts';
import type { CastEntry, ScenePlan, Time, Weather, Without } from '../plan/scene-plan.ts';
import { traitsOf, type SetName } from '../plan/set-traits.ts';
import { siteOf, type SiteName } from '../plan/sites.ts';
import { type HomeOptions, homeOf, leadOf, WHEELED } from './find-home.ts';
import { isBuilding } from './kind-of.ts';
import { readBow, showsBow, weatherUnder, type Bow } from './read-bow.ts';
import { blank } from './read-camera.ts';
import type { CastReading } from './read-cast.ts';
import { tintOf } from './read-colours.ts';
import { fixtureIn, readFixture } from './read-fixture.ts';
import { readHour } from './read-hour.ts';
import { weatherTold } from './read-weather.ts';
import { readWithout, weatherBut } from './read-without.ts';
import { claimedBy, type Claimed } from './said.ts';
import { heardSpans, phrasesOf, shownSpans, siteSpans } from './setting-spans.ts';

export interface Setting {
  readonly set: SetName;
  /** The part of the place that is named. */
  readonly site: SiteName | null;
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

/** Land with no water for a boat but a lake's. */
const WATERLESS: readonly SetName[] = ['valley', 'farm', 'road', 'park'];
/** Land that a ship may sail over, or stand on. */
const DRY_LAND: readonly SetName[] = ['castle', 'forest', 'desert', 'farm', 'road'];

/** The places that are named themselves, and not only by somebody who lives there. */
function placesTold(words: readonly Word[], { cast, lexicon }: SettingOptions): Rules<SetName> {
  const isName = ({ start, end }: Span) => cast.some(({ span }) => start >= span.start && end <= span.end);
  return lexicon.places.filter(([, phrases]) => findPhrases(words, phrases).some((span) => !isName(span)));
}

/** Whether somebody is at the sea on foot or on wheels, and no boat or raft is told of. */
function isAshore(lead: CastEntry | undefined, cast: readonly CastReading[]): boolean {
  if (lead?.mode !== 'ground' || lead.relation) return false;
  const walks =
    WHEELED.includes(lead.rig) || lead.rig === 'person' || lead.rig === 'couple' || lead.rig === 'quadruped';
  return walks && cast.every(({ entry }) => entry.mode !== 'water' && entry.mode !== 'swim');
}

/** A place that is only the home of somebody named, as a whale's sea, gives way to one that is named itself. */
function choosePlace(words: readonly Word[], options: SettingOptions): SetName | undefined {
  const { cast, lexicon } = options;
  const first = chooseRule(words, lexicon.places)?.value;
  const lead = leadOf(cast);
  // The sea of whoever stands by themselves is its shore.
  if (first === 'sea') return isAshore(lead, cast) ? 'beach' : first;
  const told = placesTold(words, options);
  const [named] = told.find(([set]) => set === 'underwater' && lead?.mode === 'swim') ?? told[0] ?? [];
  // The sea of a whale is under water.
  return named === 'sea' ? first : (named ?? first);
}

/** The place that is named; the windows of a house are no room that it stands in. */
function placeAround(words: readonly Word[], options: SettingOptions): SetName | undefined {
  const named = choosePlace(words, options);
  const [first] = options.cast;
  if (named !== 'room' || !first || !isBuilding(first)) return named;
  return placesTold(words, options).find(([set]) => set !== 'room')?.[0];
}

function chooseSet(words: readonly Word[], options: SettingOptions, home: () => SetName): SetName {
  const { cast, lexicon } = options;
  const named = placeAround(words, options);
  if (!named) return home();
  const swims = leadOf(cast)?.mode === 'swim' && WATERLESS.includes(named);
  if (!swims && !cast.some(({ entry }) => entry.mode === 'water')) return named;
  // A boat wants its water: it does not dive with a whale, and a hill with a canoe has a lake.
  const dives = named === 'underwater' && findPhrases(words, lexicon.diving).length === 0;
  if (dives) return 'sea';
  return WATERLESS.includes(named) ? 'lake' : named;
}

/** A sea that is only a boat's or a wave's word gives way to a place on land that is named too. */
function preferLand(words: readonly Word[], set: SetName, { places }: Lexicon): SetName {
  if (set !== 'sea') return set;
  const land = places.filter(([name]) => DRY_LAND.includes(name));
  return chooseRule(words, land)?.value ?? set;
}

/** Where those go whose home has no sky. */
const UNDER_THE_SKY: Partial<Record<SetName, SetName>> = {
  underwater: 'sea',
  space: 'calm',
  stage: 'calm',
  cave: 'forest',
  tabletop: 'room',
};
/** Stays in its water, where all of it can be seen. */
const DEEP: readonly RigName[] = ['jelly'];

/** Whether a place does not show the hour or the weather that the prompt names. */
function hidesSky(words: readonly Word[], set: SetName, { conditions }: Lexicon): boolean {
  const { timeless, dry, time: own } = traitsOf(set);
  const time = chooseRule(words, conditions.times)?.value ?? own;
  return (timeless === true && time !== own) || (dry === true && chooseRule(words, conditions.weathers) !== null);
}

/** A home without hours or weather gives way where the prompt asks for them: "a whale under the stars". */
function leaveHome(words: readonly Word[], set: SetName, options: SettingOptions): SetName {
  const away = UNDER_THE_SKY[set];
  const lead = leadOf(options.cast);
  if (!away || !hidesSky(words, set, options.lexicon) || (lead && DEEP.includes(lead.rig))) return set;
  return placesTold(words, options).some(([name]) => name === set) ? set : away;
}

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

const hourNamed = (words: readonly Word[], lexicon: Lexicon): Time | undefined =>
  readHour(words, lexicon)?.time ?? chooseRule(words, lexicon.conditions.times)?.value;

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

/** The place that is named, or where the cast is at home. */
function placeOfAll(words: readonly Word[], options: SettingOptions, home: () => SetName): SetName {
  // A place of all languages is told by a whole phrase, with the trades in it.
  const common = chooseRule(options.scene, COMMON_PLACES)?.value;
  return common ?? leaveHome(words, preferLand(words, chooseSet(words, options, home), options.lexicon), options);
}

const BY_DAY: readonly Time[] = ['dawn', 'day', 'sunset'];

/** An alley shines by night; by day it is a street of old houses, unless its lights are named. */
function byDay(words: readonly Word[], set: SetName, { lexicon }: SettingOptions): SetName {
  const hour = hourNamed(words, lexicon);
  const isDay = set === 'alley' && hour !== undefined && BY_DAY.includes(hour);
  return isDay && findPhrases(words, lexicon.shown.alley).length === 0 ? 'oldtown' : set;
}

/** The place of a scene, and what its words show of it. */
function readPlace(words: readonly Word[], options: SettingOptions, usual: () => SetName) {
  const { lexicon, scene, site } = options;
  if (site) return { set: siteOf(site.value).set, fixture: null, spans: siteSpans(options) };
  const wanted = readFixture(words);
  const without = (all: readonly Word[]) => (wanted ? blank(all, wanted.spans) : all);
  const around = { ...options, scene: without(scene) };
  const named = placeOfAll(without(words), around, () => (wanted ? FIXTURES[wanted.value].home : usual()));
  const set = byDay(words, named, options);
  const fixture = fixtureIn(wanted, set);
  const spans = [
    ...claimedBy('fixture', fixture?.spans ?? []),
    ...claimedBy('set', set === named ? [] : findPhrases(words, phrasesOf(lexicon.places, named))),
    ...claimedBy('set', findPhrases(scene, phrasesOf(COMMON_PLACES, set))),
  ];
  return { set, fixture: fixture?.value ?? null, spans };
}

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
  const site = options.site?.value ?? null;
  const time = chooseTime(words, set, { ...options, bow });
  const hasBow = bow !== null && showsBow(set, time, weather);
  const shown = [
    ...place.spans,
    ...shownSpans(words, { set, site, time, weather }, lexicon),
    ...heardSpans(options, { set, weather }),
    ...(isOutside(set) ? claimedBy(`without/${without.indexOf('clouds')}`, spans) : []),
    ...(hasBow ? claimedBy('variety', bow.spans) : []),
  ];
  return { set, site, fixture, time, weather, spans: shown, hasBow, without };
}
