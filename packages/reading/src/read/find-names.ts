import { SUBJECTS, type SubjectName } from '@kinora/subjects';

import { knownSpans } from '../lexicon/choose-lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, formsOf, placesIn, type Span, type Word } from '../lexicon/words.ts';
import type { Meaning, Meanings } from '../words/word-table.ts';
import type { Naming } from './compound-names.ts';
import { NEVER_NEAR } from './never-near.data.ts';

const LONGEST_NAME = 3;

const namesOf = new WeakMap<Lexicon, Meanings>();

/** What each name of a language's own lexicon means; made once. */
export function namesIn(lexicon: Lexicon): Meanings {
  const known = namesOf.get(lexicon);
  if (known) return known;
  // The keys of a record with only such names.
  const subjects = Object.keys(lexicon.subjects) as SubjectName[];
  const names = new Map(
    subjects.flatMap((name) => {
      const meaning: Meaning = { name, subject: SUBJECTS[name], isNear: false };
      const { words = [], near = [] } = lexicon.subjects[name] ?? {};
      return [
        ...words.map((word) => [word, meaning] as const),
        ...near.map((word) => [word, { ...meaning, isNear: true }] as const),
      ];
    }),
  );
  namesOf.set(lexicon, names);
  return names;
}

/** What a run of words means as one name. */
function meaningOf(words: readonly Word[], names: Meanings, lexicon: Lexicon): Meaning | undefined {
  const form = formsOf(words, lexicon).find((one) => names.has(one));
  return form === undefined ? undefined : names.get(form);
}

/** Names where they stand, longer ones first, so that a paper boat is not also a boat; what is found is taken. */
function findNames(
  words: readonly Word[],
  taken: Set<number>,
  meaning: (words: readonly Word[]) => Meaning | undefined,
): Naming[] {
  const found: Naming[] = [];
  for (let length = LONGEST_NAME; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const span = { start, end: start + length };
      const places = [...placesIn([span])];
      if (places.some((place) => taken.has(place))) continue;
      const meant = meaning(words.slice(start, start + length));
      if (!meant) continue;
      for (const place of places) taken.add(place);
      found.push({ ...meant, span });
    }
  }
  return found;
}

/** Where names begin and end; where the noun stands first, what may only describe it stands behind places and colours too. */
interface Nouns {
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
  readonly lexicon: Lexicon;
}

function nounsOf(words: readonly Word[], namings: readonly Naming[], lexicon: Lexicon): Nouns {
  const { colours, headFirst, places } = lexicon;
  const phrases = headFirst ? [...places.flatMap(([, called]) => called), ...Object.keys(colours)] : [];
  const spans = [...namings.map(({ span }) => span), ...findPhrases(words, phrases)];
  return {
    starts: new Set(namings.map(({ span }) => span.start)),
    ends: new Set(spans.map(({ end }) => end)),
    lexicon,
  };
}

/** Whether a noun only says what kind the noun beside it is: the oil of an oil lamp, the calm of "lac calme". */
function isModifier(words: readonly Word[], { span }: Naming, { starts, ends, lexicon }: Nouns): boolean {
  const { linking } = lexicon.small;
  const before = words[span.start - 1];
  if (lexicon.headFirst && before?.stops === false && ends.has(span.start)) return true;
  if (linking.length > 0) return linking.includes(before?.text ?? '');
  return words[span.end - 1]?.stops === false && starts.has(span.end);
}

/** Words that mean something else in this language, articles among them: the German "ein" is no egg. */
function knownPlaces(words: readonly Word[], lexicon: Lexicon): Set<number> {
  const places = placesIn(knownSpans(words, lexicon));
  words.forEach(({ text }, index) => {
    if (lexicon.small.articles.includes(text)) places.add(index);
  });
  return places;
}

const inOrder = (namings: readonly Naming[]) => namings.toSorted((one, two) => one.span.start - two.span.start);

export interface NamesOptions {
  readonly lexicon: Lexicon;
  readonly meanings: Meanings;
  /** Words that mean something else. */
  readonly taken: readonly Span[];
}

/**
 * Everything in a prompt that can be drawn, in its order: names first, then nouns that nothing else claims and that are
 * drawn as something near to them.
 */
export function findSubjects(words: readonly Word[], { lexicon, meanings, taken }: NamesOptions): Naming[] {
  const own = namesIn(lexicon);
  const blocked = placesIn(taken);
  const named = findNames(words, blocked, (name) => meaningOf(name, own, lexicon));
  for (const place of knownPlaces(words, lexicon)) blocked.add(place);
  const others = findNames(words, blocked, (name) => meaningOf(name, meanings, lexicon));
  const near = others.filter(({ isNear, name }) => isNear && !NEVER_NEAR.includes(name));
  named.push(...others.filter(({ isNear }) => !isNear));
  const nouns = nounsOf(words, [...named, ...near], lexicon);
  return inOrder([...named, ...near.filter((naming) => !isModifier(words, naming, nouns))]);
}
