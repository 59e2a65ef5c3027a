import { clamp } from '../core/math.ts';
import { COLOURS } from './colours.data.ts';
import { NUMBERS } from './numbers.data.ts';
import type { CastEntry } from './scene-plan.ts';
import { SUBJECTS, type Subject } from './subjects.data.ts';
import type { Span, Word } from './words.ts';

/** A subject of the prompt with the words that named it, its number and colour among them. */
export interface CastReading {
  readonly entry: CastEntry;
  readonly subject: Subject;
  readonly span: Span;
}

const LONGEST_NAME = 3;
const MOST_SUBJECTS = 3;
const LOOK_BACK = 4;
const BY_NAME = new Map(SUBJECTS.flatMap((subject) => subject.words.map((word) => [word, subject] as const)));
const BREAKS = new Set(['with', 'and', 'on', 'in', 'under', 'over', 'the', 'above', 'near', 'by', 'or', 'from']);

function lookUp(words: readonly Word[]): Subject | undefined {
  const head = words.slice(0, -1).map(({ text }) => text);
  const last = words.at(-1);
  if (!last) return undefined;
  return BY_NAME.get([...head, last.text].join(' ')) ?? BY_NAME.get([...head, last.singular].join(' '));
}

interface Attributes {
  readonly count: number | null;
  readonly tint: string | undefined;
  readonly start: number;
}

function countOf({ text }: Word): number | null {
  if (/^\d{1,3}$/.test(text)) return clamp(Number(text), 1, 7);
  return Object.hasOwn(NUMBERS, text) ? (NUMBERS[text] ?? null) : null;
}

/** Reads backwards from a noun to its number, as far as that belongs to it. */
function readAttributes(words: readonly Word[], noun: number): Attributes {
  let tint: string | undefined;
  let start = noun;
  for (let index = noun - 1; index >= Math.max(0, noun - LOOK_BACK); index--) {
    const word = words[index];
    if (!word || BREAKS.has(word.text)) break;
    if (Object.hasOwn(COLOURS, word.text) && tint === undefined) {
      tint = COLOURS[word.text];
      start = index;
    }
    const count = countOf(word);
    if (count !== null) return { count, tint, start: index };
  }
  return { count: null, tint, start };
}

/** How many a plural without a number means. */
function usualCount({ rig, mode }: Subject, plural: boolean): number {
  if (!plural) return 1;
  if (mode === 'party') return 7;
  return rig === 'hotair' ? 5 : 3;
}

function readSubject(words: readonly Word[], span: Span, subject: Subject): CastReading {
  const last = words[span.end - 1];
  const { count, tint, start } = readAttributes(words, span.start);
  const plural = last !== undefined && last.text !== last.singular;
  const looks = tint === undefined ? subject.looks : { ...subject.looks, tint };
  const { rig, mode, size } = subject;
  const name = subject.words[0] ?? '';
  const entry = { name, rig, mode, size, looks, count: count ?? usualCount(subject, plural) };
  return { entry, subject, span: { start, end: span.end } };
}

/** Where each subject's name stands, longer names first, so that a paper boat is not also a boat. */
function findNames(words: readonly Word[], taken: Set<number>): { span: Span; subject: Subject }[] {
  const found: { span: Span; subject: Subject }[] = [];
  for (let length = LONGEST_NAME; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const places = Array.from({ length }, (_, offset) => start + offset);
      if (places.some((place) => taken.has(place))) continue;
      const subject = lookUp(words.slice(start, start + length));
      if (!subject) continue;
      for (const place of places) taken.add(place);
      found.push({ span: { start, end: start + length }, subject });
    }
  }
  return found.toSorted((one, two) => one.span.start - two.span.start);
}

/** Who is in the scene, in the prompt's order. `taken` are words that mean something else, as in "crane shot". */
export function readCast(words: readonly Word[], taken: readonly Span[] = []): CastReading[] {
  const blocked = new Set(
    taken.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, offset) => start + offset)),
  );
  return findNames(words, blocked)
    .map(({ span, subject }) => readSubject(words, span, subject))
    .slice(0, MOST_SUBJECTS);
}
