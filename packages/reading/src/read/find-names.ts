import { SUBJECTS, type SubjectName } from '@kinora/subjects';

import { knownSpans } from '../lexicon/choose-lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { placesIn, type Span, type Word } from '../lexicon/words.ts';
import type { Meaning, Meanings } from '../words/word-table.ts';
import type { Naming } from './compound-names.ts';

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
export function meaningOf(words: readonly Word[], names: Meanings): Meaning | undefined {
  const head = words.slice(0, -1).map(({ text }) => text);
  const last = words.at(-1);
  if (!last) return undefined;
  return names.get([...head, last.text].join(' ')) ?? names.get([...head, last.base].join(' '));
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

/** Whether a noun only says what kind the noun beside it is: the oil of an oil lamp. */
function isModifier(
  words: readonly Word[],
  { span }: Naming,
  { starts, lexicon }: { starts: ReadonlySet<number>; lexicon: Lexicon },
) {
  const { linking } = lexicon.small;
  if (linking.length > 0) return linking.includes(words[span.start - 1]?.text ?? '');
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
  const named = findNames(words, blocked, (name) => meaningOf(name, own));
  for (const place of knownPlaces(words, lexicon)) blocked.add(place);
  const others = findNames(words, blocked, (name) => meaningOf(name, meanings));
  const near = others.filter(({ isNear }) => isNear);
  named.push(...others.filter(({ isNear }) => !isNear));
  const starts = new Set([...named, ...near].map(({ span }) => span.start));
  return inOrder([...named, ...near.filter((naming) => !isModifier(words, naming, { starts, lexicon }))]);
}
