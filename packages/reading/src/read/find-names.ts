import { SUBJECTS, type SubjectName } from '@kinora/subjects';

import { BREEDS } from '../lexicon/breeds.data.ts';
import { knownSpans } from '../lexicon/choose-lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, formsOf, placesIn, type Span, type Word } from '../lexicon/words.ts';
import type { Meaning, Meanings } from '../words/word-table.ts';
import { chooseSense } from './choose-sense.ts';
import type { Naming } from './compound-names.ts';
import { isLifeless } from './kind-of.ts';
import { NEVER_NEAR } from './never-near.data.ts';
import { mergeCompounds, type Compounds } from './noun-compounds.ts';
import { headMeaning } from './solid-compounds.ts';

const LONGEST_NAME = 4;
const NO_HEADS: ReadonlySet<string> = new Set();

const namesOf = new WeakMap<Lexicon, Meanings>();

const nearTo = (name: SubjectName): Meaning => ({ name, subject: SUBJECTS[name], isNear: true });
// The keys of a record with only such names.
const keys = (record: object) => Object.keys(record) as SubjectName[];

/** A breed is its animal with another coat. */
const breedNames: Meanings = new Map(
  BREEDS.flatMap(([{ of, kind, size }, words]) => {
    const subject = { ...SUBJECTS[of], size, looks: { kind } };
    return words.map((word) => [word, { name: of, subject, isNear: false }] as const);
  }),
);

/** What each name of a language's own lexicon means; made once. */
export function namesIn(lexicon: Lexicon): Meanings {
  const known = namesOf.get(lexicon);
  if (known) return known;
  const { relatives = {}, subjects, trades = {} } = lexicon;
  const names = new Map<string, Meaning>([
    ...[relatives, trades].flatMap((lists) =>
      keys(lists).flatMap((name) => (lists[name] ?? []).map((word) => [word, nearTo(name)] as const)),
    ),
    ...keys(subjects).flatMap((name) => (subjects[name]?.near ?? []).map((word) => [word, nearTo(name)] as const)),
    ...keys(subjects).flatMap((name) =>
      (subjects[name]?.words ?? []).map((word) => [word, { ...nearTo(name), isNear: false }] as const),
    ),
    ...breedNames,
  ]);
  namesOf.set(lexicon, names);
  return names;
}

/** What a run of words means as one name. */
function meaningOf(words: readonly Word[], names: Meanings, lexicon: Lexicon): Meaning | undefined {
  const form = formsOf(words, lexicon).find((one) => names.has(one));
  return form === undefined ? undefined : names.get(form);
}

/** The same in a language's own lexicon, where a word may mean what is not drawn. */
function ownMeaningOf(words: readonly Word[], span: Span, lexicon: Lexicon): Meaning | null | undefined {
  const name = words.slice(span.start, span.end);
  const senses = formsOf(name, lexicon).map((form) => chooseSense(words, { form, span }, lexicon));
  const sense = senses.find((one) => one !== undefined);
  return sense === undefined ? meaningOf(name, namesIn(lexicon), lexicon) : sense;
}

/** Names where they stand, longer ones first, so that a paper boat is not also a boat; what is found is taken. */
function findNames(
  words: readonly Word[],
  taken: Set<number>,
  meaning: (span: Span) => Meaning | null | undefined,
): Naming[] {
  const found: Naming[] = [];
  for (let length = LONGEST_NAME; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const span = { start, end: start + length };
      const places = [...placesIn([span])];
      if (places.some((place) => taken.has(place))) continue;
      const meant = meaning(span);
      if (meant === undefined) continue;
      for (const place of places) taken.add(place);
      if (meant) found.push({ ...meant, span });
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
  /** Nouns that nothing draws. */
  readonly heads?: ReadonlySet<string>;
  readonly meanings: Meanings;
  /** Words that mean something else. */
  readonly taken: readonly Span[];
}

/**
 * Everything in a prompt that can be drawn, in its order: names first, then nouns that nothing else claims and that are
 * drawn as something near to them.
 */
export function findSubjects(
  words: readonly Word[],
  { lexicon, meanings, heads = NO_HEADS, taken }: NamesOptions,
): Compounds {
  const own = namesIn(lexicon);
  const blocked = placesIn(taken);
  const named = findNames(words, blocked, (span) => ownMeaningOf(words, span, lexicon));
  for (const place of knownPlaces(words, lexicon)) blocked.add(place);
  const listed = (name: readonly Word[]) => meaningOf(name, meanings, lexicon);
  const others = findNames(words, blocked, ({ start, end }) => listed(words.slice(start, end)));
  const known = (noun: string) =>
    own.get(noun) ?? (meanings.get(noun)?.isNear === false ? meanings.get(noun) : undefined);
  named.push(
    ...findNames(words, blocked, ({ start, end }) => {
      const word = words[start];
      return word && end === start + 1 ? headMeaning(word, lexicon, known) : undefined;
    }),
  );
  const near = others.filter(({ isNear, name }) => isNear && !NEVER_NEAR.includes(name));
  named.push(...others.filter(({ isNear }) => !isNear));
  const nouns = nounsOf(words, [...named, ...near], lexicon);
  const found = inOrder([...named, ...near.filter((naming) => !isModifier(words, naming, nouns))]);
  const isThing = ({ text, base }: Word) =>
    [text, base].some(
      (form) => heads.has(form) || [meanings.get(form)].some((meaning) => meaning && isLifeless(meaning)),
    );
  return mergeCompounds(words, found, { lexicon, isThing });
}
