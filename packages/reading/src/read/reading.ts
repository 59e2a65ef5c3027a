import { chooseLexicon } from '../lexicon/choose-lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitPrompt } from '../lexicon/split-prompt.ts';
import { chooseRule, findPhrases, type Choice, type Span, type Word } from '../lexicon/words.ts';
import type { AirKind, Angle, CameraMove, Framing, Season } from '../plan/scene-plan.ts';
import { joinNames } from '../words/join-names.ts';
import { NO_NOUNS, NO_WORDS, type Nouns, type Words } from '../words/word-table.ts';
import type { Naming } from './compound-names.ts';
import { isPerson } from './kind-of.ts';
import { leaveToSet, onSteps } from './leave-to-set.ts';
import { placesCalledLikeDrinks } from './places-called-like-drinks.ts';
import { ageNames, readAges } from './read-ages.ts';
import { blank } from './read-camera.ts';
import { castOf, readNames } from './read-cast.ts';
import { readCostumes } from './read-costumes.ts';
import { readDeeds, type DeedReading } from './read-deeds.ts';
import { readDenials } from './read-denials.ts';
import { withoutTurns } from './read-facing.ts';
import { withFeatures } from './read-features.ts';
import { readFeelings } from './read-feelings.ts';
import { type GradeReading, readGrade } from './read-grade.ts';
import { readHour, withPlainClock } from './read-hour.ts';
import { materialsOfNames, readMakings, withMaterials } from './read-materials.ts';
import { withMeal } from './read-meals.ts';
import { withSeats } from './read-seats.ts';
import { compositionOf, readSetting, readTone, topicOf, type Setting, type Tone } from './read-setting.ts';
import { withShapes } from './read-shapes.ts';
import { readSiteAndCamera } from './read-site.ts';
import { onSlope, readSlope, type SlopeReading } from './read-slope.ts';
import { readTelling, shownFeeling, type ToldFeeling } from './read-telling.ts';
import { thrownSpans } from './read-thrown.ts';
import { repairWords } from './repair-words.ts';
import { withDoings } from './with-doings.ts';

/** Everything the words of a shot say, before it becomes a plan. */
export interface Reading {
  readonly lexicon: Lexicon;
  /** Nouns that the lexicon doesn't list. */
  readonly nouns: Nouns;
  readonly words: readonly Word[];
  /** The same without those about the camera. */
  readonly scene: readonly Word[];
  /** Words of what is not wanted. */
  readonly denied: readonly Word[];
  readonly cast: readonly DeedReading[];
  /** Words of faces and backs that the cast can't show. */
  readonly undrawn: readonly Span[];
  readonly setting: Setting;
  /** The slope that somebody goes up or down. */
  readonly slope: SlopeReading | null;
  readonly camera: Choice<CameraMove> | null;
  readonly framing: Choice<Framing> | null;
  readonly angle: Choice<Angle> | null;
  readonly air: Choice<AirKind> | null;
  readonly season: Season;
  /** Whether words say which hour it is. */
  readonly namesHour: boolean;
  readonly iceberg: boolean;
  readonly tone: Tone;
  /** What becomes of all colours. */
  readonly grade: GradeReading | null;
  /** How a feeling is shown that is all the words say. */
  readonly told: ToldFeeling | null;
  /** What decides where everything stands; shots that share their place share it. */
  readonly composition: string;
}

/** Words that the operator of the prompt wants nowhere in it. */
function dropAvoided(words: readonly Word[], avoid: string, lexicon: Lexicon): readonly Word[] {
  const avoided = new Set(splitPrompt(avoid, lexicon).flatMap(({ text, base }) => [text, base]));
  const { articles, fillers } = lexicon.small;
  for (const word of [...articles, ...fillers]) avoided.delete(word);
  return avoided.size === 0 ? words : words.filter(({ text, base }) => !avoided.has(text) && !avoided.has(base));
}

/** Where an adjective stands that is spelt like a place, behind what it describes. */
function adjectivesIn(words: readonly Word[], { small }: Lexicon): Span[] {
  const { articles, breaks, linking, spelledLikePlaces = [] } = small;
  return words.flatMap(({ text, base }, index) => {
    const before = words[index - 1];
    const isListed = spelledLikePlaces.includes(text) || spelledLikePlaces.includes(base);
    const isNoun = !before || before.stops || [articles, breaks, linking].some((list) => list.includes(before.text));
    return isListed && !isNoun ? [{ start: index, end: index + 1 }] : [];
  });
}

/** The season that is named; snow that is refused makes no winter. */
function seasonOf(words: readonly Word[], { without }: Setting, { conditions }: Lexicon): Season {
  const named = chooseRule(words, conditions.seasons)?.value ?? 'summer';
  return named === 'winter' && without.includes('snow') ? 'summer' : named;
}

export interface ReadingOptions {
  readonly seed: number;
  readonly avoid: string;
  readonly words?: Words;
}

/** Words that bring no place along: what is only near, made of something, or only has a shape. */
function aside(told: { named: readonly Naming[]; modifiers: readonly Naming[]; cast: readonly DeedReading[] }): Span[] {
  const { named, modifiers, cast } = told;
  const besides = [...modifiers, ...named.filter((one) => one.isNear && isPerson(one))].map(({ span }) => span);
  return [...besides, ...cast.flatMap(({ entry, span }) => (entry.looks.shaped ? [span] : []))];
}

const namesHour = (words: readonly Word[], { conditions, daylight }: Lexicon): boolean =>
  chooseRule(words, conditions.times) !== null || findPhrases(words, daylight).length > 0;

/** What decides where everything of a shot stands. */
function composedOf(
  scene: readonly Word[],
  { cast, setting, tone, lexicon }: Pick<Reading, 'cast' | 'setting' | 'tone' | 'lexicon'>,
): string {
  const topic = cast.length === 0 ? topicOf(scene, setting, lexicon) : '';
  return [compositionOf(setting.set, cast), setting.site, topic, tone.mood].filter(Boolean).join(' ');
}

/** The cast as it is in a place, with what that has and seats. */
function placedIn(
  words: readonly Word[],
  cast: readonly DeedReading[],
  place: Setting & Pick<Reading, 'framing' | 'angle' | 'slope'>,
): readonly DeedReading[] {
  const left = leaveToSet(cast, place, place.angle?.value);
  return withSeats(words, onSlope(onSteps(left, place), place.slope), place);
}

/** Reads a shot in the language that knows most of its words. */
export function readShot(text: string, { seed, avoid, words: tables = NO_WORDS }: ReadingOptions): Reading {
  const lexicon = chooseLexicon(text);
  const nouns = tables.get(lexicon.language) ?? NO_NOUNS;
  const { meanings } = nouns;
  const typed = joinNames(
    splitPrompt(withPlainClock(text), lexicon, (word) => meanings.has(word)),
    lexicon,
    meanings,
  );
  const { kept, denied } = readDenials(repairWords(typed, lexicon, meanings), lexicon);
  const words = dropAvoided(kept, avoid, lexicon);
  const { turned, scene, heard, site, ...filming } = readSiteAndCamera(words, lexicon);
  const idioms = [...findPhrases(scene, lexicon.small.idioms), ...thrownSpans(scene)];
  const ages = readAges(scene, lexicon);
  const hour = readHour(scene, lexicon);
  const plain = blank(withoutTurns(scene), [...ages.map(({ span }) => span), ...(hour ? [hour.span] : [])]);
  const nounsOf = (taken: readonly Span[]) => readNames(plain, lexicon, { taken, meanings, heads: nouns.heads });
  const makings = readMakings(plain, nounsOf(idioms).namings, lexicon);
  const made = makings.map(({ span }) => span);
  const names = nounsOf([...idioms, ...made, ...placesCalledLikeDrinks(plain, lexicon)]);
  const named = ageNames(plain, names.namings, { ages, lexicon });
  const shapes = withShapes({ words: plain, cast: castOf(plain, named, lexicon), lexicon, modifiers: names.modifiers });
  const featured = withFeatures(plain, shapes, lexicon);
  const figures = withMaterials(plain, featured, { makings, lexicon });
  const dressed = readCostumes(scene, figures, lexicon);
  const deeds = withDoings(scene, withMeal(scene, readDeeds(scene, dressed, lexicon)), lexicon);
  const { cast, undrawn } = readFeelings(scene, { cast: deeds, turned }, lexicon);
  const tone = readTone(scene, lexicon, cast);
  // A jellyfish lamp brings no sea along, and whoever is only told by a trade no weather.
  const around = blank(scene, [
    ...aside({ named, modifiers: names.modifiers, cast }),
    ...made,
    ...materialsOfNames(scene, named, lexicon),
    ...adjectivesIn(scene, lexicon),
  ]);
  const allDenied = [...denied, ...splitPrompt(avoid, lexicon)];
  const asleep = cast[0]?.entry.action === 'sleep';
  const setting = readSetting(around, { scene, denied: allDenied, lexicon, cast, asleep, heard, site, seed });
  const slope = readSlope(scene, { cast, setting, angle: filming.angle?.value, lexicon });
  const reading: Reading = {
    lexicon,
    nouns,
    words,
    scene,
    denied: allDenied,
    cast: placedIn(scene, cast, { ...setting, ...filming, slope }),
    slope,
    undrawn,
    setting,
    ...filming,
    air: chooseRule(scene, lexicon.conditions.airs),
    season: seasonOf(scene, setting, lexicon),
    namesHour: hour !== null || namesHour(scene, lexicon),
    iceberg: findPhrases(scene, lexicon.iceberg).length > 0,
    grade: readGrade(scene, lexicon),
    tone: setting.hasBow ? { ...tone, variety: 'rainbow' } : tone,
    told: readTelling({ words: scene, denied: allDenied, cast, lexicon, seed }),
    composition: composedOf(scene, { cast, setting, tone, lexicon }),
  };
  return { ...reading, ...shownFeeling(reading) };
}
