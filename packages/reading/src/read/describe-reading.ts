import type { Rules } from '../lexicon/lexicon.ts';
import { findPhrases, splitWords, type Span } from '../lexicon/words.ts';
import type { DrawnAs, StyleName } from '../plan/scene-plan.ts';
import { traitsOf } from '../plan/set-traits.ts';
import { showsAngle, showsFraming } from '../plan/shows-view.ts';
import type { CaptionReading } from './read-caption.ts';
import { shownBy } from './read-cast.ts';
import type { Look } from './read-conveyed.ts';
import { isOutside } from './read-setting.ts';
import { otherStyle } from './read-style.ts';
import type { Reading } from './reading.ts';
import { phraseText, sortWords, type Understanding, type Understood } from './understood.ts';

function phrasesFor<Value>(rules: Rules<Value>, value: Value): readonly string[] {
  return rules.filter(([name]) => name === value).flatMap(([, phrases]) => phrases);
}

/** Words about season and air, where they can be seen. */
function atmosphereSpans({ lexicon, words, setting, air, season }: Reading): readonly Span[] {
  const named = phrasesFor(lexicon.conditions.seasons, season);
  const seasons = isOutside(setting.set) ? findPhrases(words, named) : [];
  return traitsOf(setting.set).airless ? seasons : [...seasons, ...(air?.spans ?? [])];
}

/** Words about the view that is drawn. */
function viewSpans({ framing, angle, setting: { set }, cast }: Reading): readonly Span[] {
  const isNear = framing && showsFraming({ framing: framing.value, cast: cast.map(({ entry }) => entry) });
  const isTurned = angle && showsAngle(set, angle.value);
  return [...(isNear ? framing.spans : []), ...(isTurned ? angle.spans : [])];
}

function understoodIn(reading: Reading, style: StyleName): Understood[] {
  const { lexicon, words, cast, setting, camera } = reading;
  const shows = cast.flatMap((one) => findPhrases(words, shownBy(one, lexicon)));
  const flies = cast.some(({ entry }) => entry.mode === 'air');
  const flown = flies ? findPhrases(words, lexicon.conveyed.flown) : [];
  const styled = findPhrases(words, phrasesFor(lexicon.conditions.styles, style));
  return [
    { kind: 'camera', spans: [...(camera?.spans ?? []), ...viewSpans(reading)] },
    { kind: 'subject', spans: cast.filter(({ isNear }) => !isNear).map(({ span }) => span) },
    { kind: 'action', spans: cast.flatMap(({ deeds }) => deeds) },
    {
      kind: 'setting',
      spans: [
        ...shows,
        ...flown,
        ...setting.spans,
        ...atmosphereSpans(reading),
        ...styled,
        ...(reading.grade?.spans ?? []),
        ...(reading.told?.spans ?? []),
      ],
    },
  ];
}

/** What may be said of the hour, the weather and the season, where they can be seen. */
function looksIn({ lexicon, setting: { set, time, weather }, season }: Reading): Look[] {
  const { conveyed, conditions } = lexicon;
  const { carriers, foliage, looks, moods } = conveyed;
  const { timeless, dry } = traitsOf(set);
  const ofTime = [...phrasesFor(conditions.times, time), ...carriers];
  const ofWeather = [...phrasesFor(conditions.weathers, weather), ...carriers];
  const ofSeason = [...phrasesFor(conditions.seasons, season), ...carriers, ...foliage];
  return [
    ...(timeless ? [] : [{ adjectives: looks[time], of: ofTime }, { adjectives: moods[time] ?? [] }]),
    ...(dry ? [] : [{ adjectives: looks[weather], of: ofWeather }, { adjectives: moods[weather] ?? [] }]),
    ...(isOutside(set) ? [{ adjectives: looks[season], of: ofSeason }] : []),
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
export function describeReading(reading: Reading, captioned: CaptionReading, style: StyleName): Understanding {
  const { words, lexicon } = reading;
  const understood = understoodIn(reading, style);
  const near = reading.cast.filter(({ isNear }) => isNear).map(({ span }) => span);
  // Another style is offered, so its words aren't missed.
  const other = otherStyle(reading, style);
  const ignored = [...printedSpans(reading, captioned), ...near, ...(other?.spans ?? [])];
  const sorted = sortWords(words, { understood, ignored, undrawn: reading.undrawn, looks: looksIn(reading) }, lexicon);
  const { beginsMissed, ...shown } = sorted;
  const isEmpty = reading.cast.length === 0 && !reading.iceberg && !reading.told;
  return {
    ...shown,
    drawnAs: drawnAs(reading),
    isSubjectMissed: isEmpty && beginsMissed,
    styleNamed: other?.name ?? null,
  };
}
