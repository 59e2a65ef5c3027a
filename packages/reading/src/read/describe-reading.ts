import type { Rules } from '../lexicon/lexicon.ts';
import { findPhrases, placesIn, splitWords, type Span } from '../lexicon/words.ts';
import { castPart, type ScenePart } from '../plan/claim.ts';
import type { CastEntry, DrawnAs, ScenePlan } from '../plan/scene-plan.ts';
import { traitsOf } from '../plan/set-traits.ts';
import { showsAngle, showsFraming } from '../plan/shows-view.ts';
import { isTableTop } from './leave-to-set.ts';
import type { CaptionReading } from './read-caption.ts';
import { shownBy } from './read-cast.ts';
import type { Look } from './read-conveyed.ts';
import { isOutside } from './read-setting.ts';
import { otherStyle } from './read-style.ts';
import type { Reading } from './reading.ts';
import { claimedBy, type Claimed, type Said } from './said.ts';
import { showsPart } from './shows-part.ts';
import { phraseText, sortWords, type Understanding, type Understood } from './understood.ts';

function phrasesFor<Value>(rules: Rules<Value>, value: Value): readonly string[] {
  return rules.filter(([name]) => name === value).flatMap(([, phrases]) => phrases);
}

/** Words about season and air, where they can be seen. */
function atmosphereSpans({ lexicon, words, setting, air, season }: Reading): readonly Claimed[] {
  const named = phrasesFor(lexicon.conditions.seasons, season);
  const seasons = isOutside(setting.set) ? findPhrases(words, named) : [];
  const airs = traitsOf(setting.set).airless ? [] : (air?.spans ?? []);
  return [...claimedBy('season', seasons), ...claimedBy('air', airs)];
}

/** Words about the view that is drawn. */
function viewSpans({ framing, angle, setting: { set }, cast }: Reading): readonly Claimed[] {
  const isNear = framing && showsFraming({ framing: framing.value, cast: cast.map(({ entry }) => entry) });
  const isTurned = angle && showsAngle(set, angle.value);
  return [...claimedBy('framing', isNear ? framing.spans : []), ...claimedBy('angle', isTurned ? angle.spans : [])];
}

/** Words of a feeling that is all they say: somebody shows it, or a place does. */
function toldSpans({ told }: Reading): readonly Claimed[] {
  if (!told) return [];
  return claimedBy(told.telling.cast.length > 0 ? 'cast/0' : 'set', told.spans);
}

/** Whether it shows how large somebody is: not of one that fills the frame alone, nor of hands that reach for a meal. */
function showsStature({ angle, cast, framing, setting: { set } }: Reading, { rig }: CastEntry): boolean {
  const isAlone = cast.length === 1 && (framing?.value === 'close' || framing?.value === 'macro');
  const isAtTable = rig === 'person' && isTableTop(set, angle?.value ?? 'level');
  return !isAlone && !isAtTable;
}

const isSeen = (reading: Reading, entry: CastEntry, said: Said): boolean =>
  showsPart(entry, said) && (said.part !== 'stature' || showsStature(reading, entry));

/** What is said of everybody and to be seen, with the part of each that draws it. */
const deedsIn = (reading: Reading): Claimed[] =>
  reading.cast.flatMap(({ entry, deeds }, index) =>
    deeds
      .filter((said) => isSeen(reading, entry, said))
      .flatMap((said) => claimedBy(castPart(index, said.part), [said])),
  );

/** Words before a noun, among its number and its colour, that nothing of it draws: "three grumpy foxes". */
function swallowedIn({ words, lexicon, cast }: Reading): Span[] {
  const { small, relationOrder } = lexicon;
  const plain = new Set([
    ...small.fillers,
    ...small.articles,
    ...small.joins,
    ...(relationOrder?.attributeMarks ?? []),
  ]);
  return cast.flatMap((one) => {
    const { deeds, span, noun = span.start } = one;
    const told = placesIn([...deeds, ...findPhrases(words, shownBy(one, lexicon))]);
    const before = { start: span.start, end: Math.min(noun, span.end) };
    return [...placesIn([before])]
      .filter((index) => !told.has(index) && !plain.has(words[index]?.text ?? ''))
      .map((index) => ({ start: index, end: index + 1 }));
  });
}

/** What is said of everybody and not to be seen. */
const hiddenIn = (reading: Reading): Span[] => [
  ...reading.cast.flatMap(({ entry, deeds }) => deeds.filter((said) => !isSeen(reading, entry, said))),
  ...swallowedIn(reading),
];

/** What is said of those who are drawn as they are called. */
const qualifiersIn = (reading: Reading): Claimed[] =>
  reading.cast.flatMap(({ deeds, entry, span }, index) =>
    deeds
      .filter((said) => isSeen(reading, entry, said))
      .filter(({ part }) => part !== 'self' && part !== 'relation')
      .filter(({ start, end }) => start >= span.start && end <= span.end)
      .flatMap((said) => claimedBy(castPart(index, said.part), [said])),
  );

/** What was chosen besides words, and decides. */
type Chosen = Pick<ScenePlan, 'style' | 'camera'>;

/** Words about a camera that another choice overrules: they are neither drawn nor missed. */
const overruledSpans = ({ camera }: Reading, { camera: move }: Chosen): readonly Span[] =>
  camera && camera.value !== move ? camera.spans : [];

function understoodIn(reading: Reading, { style, camera: move }: Chosen): Understood<Claimed>[] {
  const { lexicon, words, cast } = reading;
  const camera = reading.camera?.value === move ? reading.camera : null;
  const shows = cast.flatMap((one, index) =>
    claimedBy(castPart(index, 'self'), findPhrases(words, shownBy(one, lexicon))),
  );
  const flier = cast.findIndex(({ entry }) => entry.mode === 'air');
  const flown = flier < 0 ? [] : claimedBy(castPart(flier, 'self'), findPhrases(words, lexicon.conveyed.flown));
  const styled = findPhrases(words, phrasesFor(lexicon.conditions.styles, style));
  return [
    { kind: 'camera', spans: [...claimedBy('camera', camera?.spans ?? []), ...viewSpans(reading)] },
    {
      kind: 'subject',
      spans: cast.flatMap(({ isNear, span }, index) => (isNear ? [] : claimedBy(castPart(index, 'self'), [span]))),
      finer: qualifiersIn(reading),
    },
    { kind: 'action', spans: deedsIn(reading) },
    {
      kind: 'setting',
      spans: [
        ...shows,
        ...flown,
        // Snow that falls shows more than the winter it tells of.
        ...atmosphereSpans(reading),
        ...reading.setting.spans,
        ...claimedBy('slope', reading.slope?.spans ?? []),
        ...claimedBy('style', styled),
        ...claimedBy('grade', reading.grade?.spans ?? []),
        ...toldSpans(reading),
      ],
    },
  ];
}

/** What draws words that stand anywhere. */
const drawnBy = (part: ScenePart): Claimed => ({ start: 0, end: 0, part });

/** What may be said of the hour, the weather and the season, where they can be seen. */
function looksIn({ lexicon, setting: { set, time, weather }, season }: Reading): Look<Claimed>[] {
  const { conveyed, conditions } = lexicon;
  const { carriers, foliage, looks, moods } = conveyed;
  const { timeless, dry } = traitsOf(set);
  const [hour, sky] = [drawnBy('time'), drawnBy('weather')];
  const ofTime = [...phrasesFor(conditions.times, time), ...carriers];
  const ofWeather = [...phrasesFor(conditions.weathers, weather), ...carriers];
  const ofSeason = [...phrasesFor(conditions.seasons, season), ...carriers, ...foliage];
  const timely = [
    { adjectives: looks[time], of: ofTime, by: hour },
    { adjectives: moods[time] ?? [], by: hour },
  ];
  const weathered = [
    { adjectives: looks[weather], of: ofWeather, by: sky },
    { adjectives: moods[weather] ?? [], by: sky },
  ];
  return [
    ...(timeless ? [] : timely),
    ...(dry ? [] : weathered),
    ...(isOutside(set) ? [{ adjectives: looks[season], of: ofSeason, by: drawnBy('season') }] : []),
  ];
}

/** The words of a greeting that is printed are neither drawn nor missed. */
function printedSpans({ words, lexicon }: Reading, { caption }: CaptionReading): Span[] {
  if (caption?.look !== 'title') return [];
  const printed = new Set(splitWords(caption.text, lexicon).map(({ text }) => text));
  return words.flatMap(({ text }, index) => (printed.has(text) ? [{ start: index, end: index + 1 }] : []));
}

/** What a subject is called in the language of the prompt, where that is known. */
function calledIn({ lexicon, nouns: { meanings } }: Reading, name: string): string {
  const subjects: Readonly<Record<string, { readonly words: readonly string[] } | undefined>> = lexicon.subjects;
  const own = subjects[name]?.words[0];
  const [listed] = own === undefined ? ([...meanings].find(([, one]) => !one.isNear && one.name === name) ?? []) : [];
  return own ?? listed ?? name.replaceAll('-', ' ');
}

function drawnAs(reading: Reading): DrawnAs[] {
  const near = reading.cast.filter(({ isNear }) => isNear);
  return near.map(({ name, span }) => ({
    words: phraseText(
      reading.scene.slice(span.start, span.end).map(({ shown }) => shown),
      reading.lexicon.small.articles,
    ),
    as: calledIn(reading, name),
  }));
}

/** What of a shot's words is drawn, what is drawn as something else, and what is not. */
export function describeReading(reading: Reading, captioned: CaptionReading, chosen: Chosen): Understanding {
  const { words, lexicon } = reading;
  const understood = understoodIn(reading, chosen);
  const near = reading.cast.filter(({ isNear }) => isNear).map(({ span }) => span);
  // Another style is offered, so its words aren't missed.
  const other = otherStyle(reading, chosen.style);
  const ignored = [
    ...overruledSpans(reading, chosen),
    ...printedSpans(reading, captioned),
    ...near,
    ...(other?.spans ?? []),
  ];
  const sorted = sortWords(
    words,
    { understood, ignored, undrawn: [...reading.undrawn, ...hiddenIn(reading)], looks: looksIn(reading) },
    lexicon,
  );
  const { beginsMissed, runs, ...shown } = sorted;
  const isEmpty = reading.cast.length === 0 && !reading.iceberg && !reading.told;
  return {
    ...shown,
    claims: runs.map(({ words: said, by }) => ({ words: said, part: by.part })),
    drawnAs: drawnAs(reading),
    isSubjectMissed: isEmpty && beginsMissed,
    styleNamed: other?.name ?? null,
  };
}
