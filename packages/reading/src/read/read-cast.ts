import type { Subject } from '@kinora/subjects';

import type { Lexicon, NounNumber } from '../lexicon/lexicon.ts';
import { findPhrases, spanAround, type Span, type Word } from '../lexicon/words.ts';
import type { CastEntry } from '../plan/scene-plan.ts';
import type { Meaning, Meanings } from '../words/word-table.ts';
import { describes, isAttribute, isBrood, isCreature, isPartOf, roleOf, type Naming } from './compound-names.ts';
import { findSubjects } from './find-names.ts';
import { isLifeless } from './kind-of.ts';
import type { Compounds } from './noun-compounds.ts';
import { qualifiersOf, readAttributes } from './read-attributes.ts';
import { readColours, tintOf, type ColourList } from './read-colours.ts';
import { MOST_MEMBERS, countOf, crowdIn } from './read-crowd.ts';
import { readStature, sizeOf } from './read-stature.ts';
import type { Said } from './said.ts';
import { usualCount } from './usual-count.ts';
import { wearOf } from './wearers.ts';

/** A subject of the prompt with the words that named it, its number and colour among them. */
export interface CastReading extends Meaning {
  readonly entry: CastEntry;
  readonly span: Span;
  /** Where its name begins, behind its number and colour. */
  readonly noun?: number;
  /** What else is said of it and drawn, as its number, its colour or an age. */
  readonly told?: readonly Said[] | undefined;
}

const MOST_SUBJECTS = 4;

/** A number, where it is not that of the first of several colours: "a red and a blue car" are two. */
function countWith(count: number | null, { listed, plural }: { listed: number; plural: boolean }): number | null {
  return listed > 1 && !plural ? listed : count;
}

/** The looks of a subject in the colours that the prompt gives it. */
function looksIn({ looks }: Subject, tint: string | undefined, listed: ColourList | null): CastEntry['looks'] {
  const first = tint ?? listed?.tints[0];
  if (first === undefined) return looks;
  return listed ? { ...looks, tint: first, tints: listed.tints } : { ...looks, tint: first };
}

/** The word of a name that takes its plural. */
const headOf = (words: readonly Word[], { start, end }: Span, { headFirst }: Lexicon) =>
  words[headFirst ? start : end - 1];

/** How many a form of a noun means. */
function numberOf({ text, base }: Word, lexicon: Lexicon): NounNumber {
  if (lexicon.numberOf) return lexicon.numberOf(text);
  return text === base ? 'one' : 'several';
}

/** The number behind a noun, where the language puts it there, with where it ends: 猫が三匹. */
function countBehind(words: readonly Word[], { end, until }: { end: number; until: number }, lexicon: Lexicon) {
  const { breaks } = lexicon.small;
  const at = words.slice(end, end + 1).some(({ text }) => breaks.includes(text)) ? end + 1 : end;
  const word = words[at];
  if (!lexicon.numbersFollow || !word || at >= until) return null;
  const count = countOf(word, lexicon);
  // Right before another noun it is the number of that one.
  const parted = words.slice(at, until).some(({ stops, text }) => stops || breaks.includes(text));
  return count !== null && (parted || until > words.length) ? { count, end: at + 1 } : null;
}

/** The colour right behind a noun, where the language puts it there. */
function tintBehind(words: readonly Word[], { end, until }: { end: number; until: number }, lexicon: Lexicon) {
  const word = words[end];
  if (!lexicon.coloursFollow || !word || end >= until || words[end - 1]?.stops !== false) return undefined;
  return tintOf(word, lexicon);
}

interface Told {
  readonly count: number | null;
  readonly plural: boolean;
  /** Where the number behind the noun ends. */
  readonly end: number;
}

/** How many of a noun the words speak of. */
function readCount(
  words: readonly Word[],
  { noun, said, end, until }: { noun: Word | undefined; said: number | null; end: number; until: number },
  lexicon: Lexicon,
): Told {
  const number = noun ? numberOf(noun, lexicon) : 'one';
  const several = number !== 'one';
  if (said !== null) return { count: said, plural: several || said > 1, end };
  const counted = words[end - 1]?.stops === false ? countBehind(words, { end, until }, lexicon) : null;
  if (counted) return { ...counted, plural: several || counted.count > 1 };
  return { count: number === 'two' ? 2 : null, plural: several, end };
}

/** Two grandparents are one couple. */
const pairedCount = (name: string, count: number): number => (name === 'old couple' && count === 2 ? 1 : count);

function readSubject(
  words: readonly Word[],
  { span, name, subject, isNear, told: also, from, until }: Naming & { from: number; until: number },
  lexicon: Lexicon,
): CastReading {
  const said = readAttributes(words, { noun: span.start, from }, lexicon);
  const noun = headOf(words, span, lexicon);
  const told = readCount(words, { noun, said: said.count, end: span.end, until }, lexicon);
  const { plural } = told;
  const listed = readColours(words, { name: span, from, until, plural }, lexicon);
  const several = listed?.tints.length ?? 1;
  const behind = tintBehind(words, { end: span.end, until }, lexicon);
  const wanted = countWith(told.count, { listed: several, plural }) ?? Math.max(usualCount(subject, plural), several);
  const count = pairedCount(name, wanted);
  const { rig, mode, size } = subject;
  const stature = readStature(words, { span, from, until }, lexicon);
  const looks = looksIn(subject, said.tint ?? behind, listed);
  const crowd = crowdIn(words.slice(said.start, told.end), count, subject);
  const sized = sizeOf(size, stature?.value);
  const around = { ...crowd, count, noun: span.end, number: told.end, tint: behind, listed, stature };
  const qualified = qualifiersOf(said, around);
  const entry = { name, rig, mode, looks, count, ...crowd, action: null, relation: null, ...sized };
  const head = { start: said.start, end: Math.max(told.end, span.end + (behind === undefined ? 0 : 1)) };
  const whole = spanAround(head, [listed?.span, stature?.span]);
  return { entry, name, subject, isNear, told: [...qualified, ...(also ?? [])], noun: span.start, span: whole };
}

const BROOD = 3;

/** What was named right beside a creature and is no subject of its own: more of it, or what it is dressed up as. */
function enriched(
  reading: CastReading,
  { dropped, words, lexicon }: { dropped: readonly Naming[]; words: readonly Word[]; lexicon: Lexicon },
): CastReading {
  const { entry, span } = reading;
  const beside = dropped.find((one) => one.span.start === span.end || one.span.end === span.start);
  if (!beside || !isCreature(reading)) return reading;
  const whole = { start: Math.min(span.start, beside.span.start), end: Math.max(span.end, beside.span.end) };
  if (isBrood(words, [reading, beside], lexicon)) {
    return { ...reading, span: whole, entry: { ...entry, count: Math.max(BROOD, entry.count) } };
  }
  const role = roleOf(beside);
  if (role === undefined || !wearOf(entry.rig).includes(role)) return reading;
  return { ...reading, span: whole, entry: { ...entry, looks: { ...entry.looks, costume: role } } };
}

/** Phrases that a subject's drawing shows. */
export const shownBy = ({ name }: Pick<Meaning, 'name'>, { subjects }: Lexicon): readonly string[] =>
  (subjects as Readonly<Record<string, { readonly shows?: readonly string[] }>>)[name]?.shows ?? [];

/** Leaves out what another subject's drawing shows already, as the candles on a cake. */
function dropShown(words: readonly Word[], found: readonly Naming[], lexicon: Lexicon): readonly Naming[] {
  return found.filter(({ name, span }) => {
    const phrase = words.slice(span.start, span.end).map(({ base }) => base);
    return !found.some((other) => other.name !== name && shownBy(other, lexicon).includes(phrase.join(' ')));
  });
}

/** There is room for some; everybody named keeps at least one, and the largest group gives way first. */
function makeRoom(cast: readonly CastReading[]): CastReading[] {
  const counts = cast.map(({ entry }) => entry.count);
  while (counts.reduce((sum, count) => sum + count, 0) > MOST_MEMBERS) {
    const largest = counts.lastIndexOf(Math.max(...counts));
    counts[largest] = (counts[largest] ?? 0) - 1;
  }
  return cast.map((one, index) => ({ ...one, entry: { ...one.entry, count: counts[index] ?? 1 } }));
}

/** Leaves out things that are only near to what is there already: the noodles of a bowl of ramen. */
const dropDoubles = (named: readonly Naming[]): readonly Naming[] =>
  named.filter((one) => {
    const isDouble = named.some((other) => other !== one && other.name === one.name && !other.isNear);
    return !(one.isNear && isDouble && isLifeless(one));
  });

/** As many as there is room for: who is named first, then those drawn as themselves, then what is only near. */
function chooseNamed(named: readonly Naming[]): readonly Naming[] {
  const [first] = named;
  const rankOf = (one: Naming) => (one === first ? 0 : 1) + (one.isNear ? 1 : 0);
  const chosen = named.toSorted((one, two) => rankOf(one) - rankOf(two)).slice(0, MOST_SUBJECTS);
  return named.filter((one) => chosen.includes(one));
}

export interface CastOptions {
  /** Words that mean something else, as in "crane shot". */
  readonly taken?: readonly Span[];
  /** Nouns that the lexicon doesn't list. */
  readonly meanings?: Meanings;
  /** Nouns that nothing draws. */
  readonly heads?: ReadonlySet<string>;
}

/** Everything that a prompt names. */
export function readNames(
  words: readonly Word[],
  lexicon: Lexicon,
  { taken = [], meanings = new Map(), heads = new Set() }: CastOptions = {},
): Compounds {
  const others = [...taken, ...findPhrases(words, lexicon.small.notNames)];
  return findSubjects(words, { lexicon, meanings, heads, taken: others });
}

/** Who of those named is in the scene, in the prompt's order. */
export function castOf(words: readonly Word[], names: readonly Naming[], lexicon: Lexicon): CastReading[] {
  const found = names.filter(
    (naming, index) =>
      !isAttribute(words, [naming, names[index + 1]], lexicon) &&
      !describes(words, [naming, names[index + 1]], lexicon) &&
      !isPartOf(words, [names[index - 1], naming, names[index + 1]]) &&
      !isBrood(words, [names[index - 1], naming], lexicon),
  );
  const named = chooseNamed(dropDoubles(dropShown(words, found, lexicon)));
  return makeRoom(
    named.map((naming, index) => {
      const from = named[index - 1]?.span.end ?? 0;
      const until = named[index + 1]?.span.start ?? words.length + 1;
      const reading = readSubject(words, { ...naming, from, until }, lexicon);
      return enriched(reading, { dropped: names.filter((one) => !found.includes(one)), words, lexicon });
    }),
  );
}

/** Who is in the scene, in the prompt's order. */
export const readCast = (words: readonly Word[], lexicon: Lexicon, options: CastOptions = {}): CastReading[] =>
  castOf(words, readNames(words, lexicon, options).namings, lexicon);
