import type { Compounding, Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../lexicon/words.ts';
import { meaningNamed } from '../words/word-table.ts';
import { roleOf, type Naming } from './compound-names.ts';
import { isBuilding, isLifeless, isPerson } from './kind-of.ts';

export interface CompoundsOptions {
  readonly lexicon: Lexicon;
  /** Whether a word is a noun for a thing, though nothing of the prompt is drawn for it. */
  readonly isThing: (word: Word) => boolean;
}

/** A noun with those named before and behind it, and what is known of its language. */
interface Side extends CompoundsOptions {
  readonly words: readonly Word[];
  readonly rule: Compounding;
  readonly one: Naming;
  readonly before: Naming | undefined;
  readonly next: Naming | undefined;
}

/** What a noun becomes: both as one, `null` where it only describes the other; `undefined` where it stays as it is. */
type Merged = Naming | null | undefined;

/** What stands for itself, and what only says what kind the noun beside it is. */
export interface Compounds {
  readonly namings: readonly Naming[];
  readonly modifiers: readonly Naming[];
}

const isPlural = (word: Word | undefined) => word !== undefined && word.text !== word.base;
const fits = (list: readonly string[] | undefined, { text, base }: Word) =>
  list?.includes(text) === true || list?.includes(base) === true;

/** Where the noun that goes on from a name begins: right behind it, or behind the word that links the two. */
function startOfHead({ words, one, rule: { links } }: Side): number {
  const { end } = one.span;
  const link = words[end];
  if (link && !link.stops && links.includes(link.text)) return end + 1;
  return links.length === 0 || links.includes('') ? end : words.length;
}

/** The word that may say what a noun in the singular only describes; none behind a stop. */
function headOf(side: Side): Word | undefined {
  const { words, one, lexicon } = side;
  const last = words[one.span.end - 1];
  if (!last || last.stops || isPlural(last)) return undefined;
  const word = words[startOfHead(side)];
  return word && fits(lexicon.clothing.costumes, word) ? undefined : word;
}

/** A child, a woman or a man who is somebody by the next noun, "girl pirate", or does what it says: "a woman cooks". */
function asSomebody(one: Naming, next: Naming, word: Word): Naming | undefined {
  if (!isPerson(one) || !isPerson(next) || roleOf(one) !== undefined) return undefined;
  if (isPlural(word)) return { ...one, span: { start: one.span.start, end: next.span.end } };
  const costume = roleOf(next);
  const { looks } = one.subject;
  const subject = costume === undefined ? one.subject : { ...one.subject, looks: { ...looks, costume } };
  return { ...one, subject, isNear: next.isNear, span: { start: one.span.start, end: next.span.end } };
}

/** Whether a drawn noun takes the one before as what kind it is. */
function takesBefore({ rule, one }: Side, next: Naming, word: Word): boolean {
  // Where verbs stand last, who does something and what it is done to touch.
  if (rule.isHead) return isLifeless(one) && isLifeless(next) && (rule.links.length > 0 || rule.isHead(word.text));
  if (isPerson(next)) return isLifeless(one) || fits(rule.handlers, word);
  // A plural may be a verb where somebody is named before.
  return isLifeless(next) && (isLifeless(one) || !isPlural(word));
}

/** Whether a noun that nothing draws takes the drawn one before as what kind it is. */
function isUndrawnHead({ rule, one, isThing }: Side, word: Word): boolean {
  if (rule.isHead) return isBuilding(one) && rule.isHead(word.text);
  return isThing(word) && (isLifeless(one) || !isPlural(word));
}

/** Somebody who is only told by what is done with the thing named before: "dog walker". */
function asHandler({ rule, one }: Side, word: Word): Naming | undefined {
  const handler = fits(rule.handlers, word) ? meaningNamed('person') : undefined;
  return handler && { ...handler, isNear: true, span: { start: one.span.start, end: one.span.end + 1 } };
}

/** What becomes of a noun where the last of two says what they are. */
function beforeHead(side: Side): Merged {
  const { rule, one, next } = side;
  const word = headOf(side);
  if (!word) return undefined;
  const start = startOfHead(side);
  if (fits(rule.wholes, word)) return { ...one, isNear: true, span: { start: one.span.start, end: start + 1 } };
  if (next?.span.start !== start) return asHandler(side, word) ?? (isUndrawnHead(side, word) ? null : undefined);
  return (rule.isHead ? undefined : asSomebody(one, next, word)) ?? (takesBefore(side, next, word) ? null : undefined);
}

/** Whether the word before a noun links it to another before that: "de" in "chaise de jardin". */
function isLinked({ words, one, rule }: Side): boolean {
  const [head, link] = [words[one.span.start - 2], words[one.span.start - 1]];
  return head?.stops === false && link?.stops === false && rule.links.includes(link.text);
}

/** What becomes of a noun where the first of two says what they are; of several things each stands for itself. */
function behindHead(side: Side): Merged {
  const { words, one, before } = side;
  if (!isLinked(side) || isPlural(words[one.span.start])) return undefined;
  const isKnown = before?.span.end === one.span.start - 1;
  return (isKnown ? isLifeless(before) : isBuilding(one)) ? null : undefined;
}

function mergeAll(sides: readonly Side[]): (Naming | null)[] {
  let end = 0;
  return sides.map((side) => {
    if (side.one.span.start < end) return null;
    const merged = side.rule.head === 'last' ? beforeHead(side) : behindHead(side);
    end = merged?.span.end ?? end;
    return merged === undefined ? side.one : merged;
  });
}

/** Makes one of two nouns that are one thing: of "hotel corridor", "chocolate cake" and "lion statue" only one is drawn. */
export function mergeCompounds(
  words: readonly Word[],
  namings: readonly Naming[],
  { lexicon, isThing }: CompoundsOptions,
): Compounds {
  const rule = lexicon.compounding;
  if (!rule) return { namings, modifiers: [] };
  const merged = mergeAll(
    namings.map((one, index) => {
      return { words, rule, lexicon, isThing, one, before: namings[index - 1], next: namings[index + 1] };
    }),
  );
  return {
    namings: merged.flatMap((one) => one ?? []),
    modifiers: namings.filter((one, index) => merged[index] === null && !isBuilding(one)),
  };
}
