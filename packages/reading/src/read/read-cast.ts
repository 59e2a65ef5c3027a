import { clamp } from '@kinora/drawing';
import { type Subject, SUBJECTS, type SubjectName } from '@kinora/subjects';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { CastEntry } from '../plan/scene-plan.ts';
import { describes, isAttribute, isBrood, isCreature, isPartOf, roleOf, type Naming } from './compound-names.ts';
import { readColours, tintOf, type ColourList } from './read-colours.ts';
import { wearOf } from './wearers.ts';

/** A subject of the prompt with the words that named it, its number and colour among them. */
export interface CastReading {
  readonly entry: CastEntry;
  readonly name: SubjectName;
  readonly span: Span;
}

const LONGEST_NAME = 3;
const MOST_SUBJECTS = 4;
const MOST_MEMBERS = 7;
const LOOK_BACK = 4;
/** Pictures of things that only have a plural. */
const PAIRS: readonly string[] = ['headphone', 'scissors', 'ice-skate', 'roller-skate'];
type Names = ReadonlyMap<string, SubjectName>;
const namesOf = new WeakMap<Lexicon, Names>();

/** Which subject each word of a language names; made once. */
export function namesIn(lexicon: Lexicon): Names {
  const known = namesOf.get(lexicon);
  if (known) return known;
  // The keys of a record with exactly these names.
  const subjects = Object.keys(lexicon.subjects) as SubjectName[];
  const names = new Map(subjects.flatMap((name) => lexicon.subjects[name].words.map((word) => [word, name] as const)));
  namesOf.set(lexicon, names);
  return names;
}

function lookUp(words: readonly Word[], names: Names): SubjectName | undefined {
  const head = words.slice(0, -1).map(({ text }) => text);
  const last = words.at(-1);
  if (!last) return undefined;
  return names.get([...head, last.text].join(' ')) ?? names.get([...head, last.base].join(' '));
}

interface Attributes {
  readonly count: number | null;
  readonly tint: string | undefined;
  readonly start: number;
}

function countOf({ text }: Word, { numbers }: Lexicon): number | null {
  if (/^\d{1,3}$/.test(text)) return clamp(Number(text), 1, MOST_MEMBERS);
  return Object.hasOwn(numbers, text) ? (numbers[text] ?? null) : null;
}

/** Reads backwards from a noun to its number, no further than to the noun before, whose number is its own. */
function readAttributes(
  words: readonly Word[],
  { noun, from }: { noun: number; from: number },
  lexicon: Lexicon,
): Attributes {
  let tint: string | undefined;
  let start = noun;
  for (let index = noun - 1; index >= Math.max(from, noun - LOOK_BACK); index--) {
    const word = words[index];
    if (!word || word.stops || lexicon.small.breaks.includes(word.text)) break;
    const colour = tintOf(word, lexicon);
    if (colour !== undefined && tint === undefined) {
      tint = colour;
      start = index;
    }
    const count = countOf(word, lexicon);
    if (count !== null) return { count, tint, start: index };
  }
  return { count: null, tint, start };
}

/** How many a plural without a number means. */
function usualCount({ rig, mode, looks }: Subject, plural: boolean): number {
  // Lovers, twins, grandparents are one couple; headphones are one thing.
  if (!plural || rig === 'couple' || PAIRS.includes(looks.picture ?? '')) return 1;
  if (mode === 'party') return 7;
  return rig === 'hotair' ? 5 : 3;
}

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

/** Whether a name means several. */
function isPlural(last: Word | undefined, count: number | null): boolean {
  return (count ?? 1) > 1 || (last !== undefined && last.text !== last.base);
}

function readSubject(
  words: readonly Word[],
  { span, name, from, until }: Naming & { from: number; until: number },
  lexicon: Lexicon,
): CastReading {
  const subject: Subject = SUBJECTS[name];
  const last = words[span.end - 1];
  const said = readAttributes(words, { noun: span.start, from }, lexicon);
  const plural = isPlural(last, said.count);
  const listed = readColours(words, { name: span, from, until, plural }, lexicon);
  const several = listed?.tints.length ?? 1;
  const count = countWith(said.count, { listed: several, plural }) ?? Math.max(usualCount(subject, plural), several);
  const { rig, mode, size } = subject;
  const looks = looksIn(subject, said.tint, listed);
  const entry = { name, rig, mode, size, looks, count, action: null, relation: null };
  const start = Math.min(said.start, listed?.span.start ?? said.start);
  return { entry, name, span: { start, end: Math.max(span.end, listed?.span.end ?? span.end) } };
}

/** Where each subject's name stands, longer names first, so that a paper boat is not also a boat. */
function findNames(words: readonly Word[], taken: Set<number>, names: Names): Naming[] {
  const found: Naming[] = [];
  for (let length = LONGEST_NAME; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const places = Array.from({ length }, (_, offset) => start + offset);
      if (places.some((place) => taken.has(place))) continue;
      const name = lookUp(words.slice(start, start + length), names);
      if (!name) continue;
      for (const place of places) taken.add(place);
      found.push({ name, span: { start, end: start + length } });
    }
  }
  return found.toSorted((one, two) => one.span.start - two.span.start);
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

/** Leaves out what another subject's drawing shows already, as the candles on a cake. */
function dropShown(words: readonly Word[], found: readonly Naming[], lexicon: Lexicon): readonly Naming[] {
  return found.filter(({ name, span }) => {
    const phrase = words.slice(span.start, span.end).map(({ base }) => base);
    return !found.some(
      (other) => other.name !== name && lexicon.subjects[other.name].shows?.includes(phrase.join(' ')),
    );
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

/** Who is in the scene, in the prompt's order. `taken` are words that mean something else, as in "crane shot". */
export function readCast(words: readonly Word[], lexicon: Lexicon, taken: readonly Span[] = []): CastReading[] {
  const others = [...taken, ...findPhrases(words, lexicon.small.notNames)];
  const blocked = new Set(
    others.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, offset) => start + offset)),
  );
  const names = findNames(words, blocked, namesIn(lexicon));
  const found = names.filter(
    (naming, index) =>
      !isAttribute(words, [naming, names[index + 1]], lexicon) &&
      !describes(words, [naming, names[index + 1]], lexicon) &&
      !isPartOf(words, [names[index - 1], naming, names[index + 1]]) &&
      !isBrood(words, [names[index - 1], naming], lexicon),
  );
  const named = dropShown(words, found, lexicon).slice(0, MOST_SUBJECTS);
  return makeRoom(
    named.map((naming, index) => {
      const from = named[index - 1]?.span.end ?? 0;
      const until = named[index + 1]?.span.start ?? words.length + 1;
      const reading = readSubject(words, { ...naming, from, until }, lexicon);
      return enriched(reading, { dropped: names.filter((one) => !found.includes(one)), words, lexicon });
    }),
  );
}
