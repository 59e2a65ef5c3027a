import type { RigName } from '@kinora/subjects';

import { ALLEYS } from '../lexicon/alleys.data.ts';
import { COMMON_PLACES } from '../lexicon/common-places.data.ts';
import type { Lexicon, Rules } from '../lexicon/lexicon.ts';
import { chooseRule, findPhrases, type Choice, type Span, type Word } from '../lexicon/words.ts';
import { FIXTURES } from '../plan/fixtures.data.ts';
import type { CastEntry, Time } from '../plan/scene-plan.ts';
import { traitsOf, type SetName } from '../plan/set-traits.ts';
import { siteOf, type SiteName } from '../plan/sites.ts';
import { leadOf, WHEELED } from './find-home.ts';
import { isBuilding } from './kind-of.ts';
import { blank } from './read-camera.ts';
import type { CastReading } from './read-cast.ts';
import { fixtureIn, readFixture } from './read-fixture.ts';
import { hourNamed } from './read-hour.ts';
import type { SettingOptions } from './read-setting.ts';
import { claimedBy } from './said.ts';
import { phrasesOf, siteSpans } from './setting-spans.ts';
import { siteAtHome } from './site-at-home.ts';

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

/** The place that is named, or where the cast is at home. */
function placeOfAll(words: readonly Word[], options: SettingOptions, home: () => SetName): SetName {
  // A place of all languages is told by a whole phrase, with the trades in it.
  const common = chooseRule(options.scene, COMMON_PLACES)?.value;
  return common ?? leaveHome(words, preferLand(words, chooseSet(words, options, home), options.lexicon), options);
}

const BY_DAY: readonly Time[] = ['dawn', 'day', 'sunset'];

/** Whether the words show what the alley of the night has, beside the way itself: signs, lanterns, tall buildings. */
function showsCity(words: readonly Word[], { shown }: Lexicon): boolean {
  const ways = findPhrases(words, ALLEYS);
  const isWay = ({ start, end }: Span) => ways.some((way) => start >= way.start && end <= way.end);
  return findPhrases(words, shown.alley).some((span) => !isWay(span));
}

/** An alley shines by night; by day it is a street of old houses, unless its lights are named. */
function byDay(words: readonly Word[], set: SetName, { lexicon }: SettingOptions): SetName {
  const hour = hourNamed(words, lexicon);
  const isDay = set === 'alley' && hour !== undefined && BY_DAY.includes(hour);
  return isDay && !showsCity(words, lexicon) ? 'oldtown' : set;
}

/** A part of a place, and what its words show of it. */
const withSite = (options: SettingOptions, site: Choice<SiteName>) => ({
  set: siteOf(site.value).set,
  site,
  fixture: null,
  spans: siteSpans({ ...options, site }),
});

/** The part of a place that a place stands for here: an alley by day, or where its cast is at home. */
function sitePreferred(
  words: readonly Word[],
  { named, set }: Chosen,
  options: SettingOptions,
): Choice<SiteName> | null {
  const { lexicon, scene, cast } = options;
  const alleys = set === named ? [] : findPhrases(words, ALLEYS);
  if (alleys.length > 0) return { value: 'backstreet', spans: alleys };
  const isNamed = chooseRule(words, lexicon.places) !== null || chooseRule(scene, COMMON_PLACES) !== null;
  return siteAtHome({ words: scene, cast, set, isNamed });
}

interface Chosen {
  /** The place of the words or of the cast. */
  readonly named: SetName;
  /** What it is at the hour. */
  readonly set: SetName;
}

/** A place without parts, and what its words show of it. */
function wholePlace(words: readonly Word[], { named, set }: Chosen, { lexicon, scene }: SettingOptions) {
  const wanted = readFixture(words);
  const fixture = fixtureIn(wanted, set);
  const spans = [
    ...claimedBy('fixture', fixture?.spans ?? []),
    ...claimedBy('set', set === named ? [] : findPhrases(words, phrasesOf(lexicon.places, named))),
    ...claimedBy('set', findPhrases(scene, phrasesOf(COMMON_PLACES, set))),
  ];
  return { set, site: null, fixture: fixture?.value ?? null, spans };
}

/** The place of a scene, and what its words show of it. */
export function readPlace(words: readonly Word[], options: SettingOptions, usual: () => SetName) {
  if (options.site) return withSite(options, options.site);
  const wanted = readFixture(words);
  const without = (all: readonly Word[]) => (wanted ? blank(all, wanted.spans) : all);
  const around = { ...options, scene: without(options.scene) };
  const named = placeOfAll(without(words), around, () => (wanted ? FIXTURES[wanted.value].home : usual()));
  const chosen = { named, set: byDay(words, named, options) };
  const site = wanted ? null : sitePreferred(words, chosen, options);
  return site ? withSite(options, site) : wholePlace(words, chosen, options);
}
