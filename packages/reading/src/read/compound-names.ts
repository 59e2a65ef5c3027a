import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Span, Word } from '../lexicon/words.ts';
import type { Meaning } from '../words/word-table.ts';
import type { Said } from './said.ts';
import { WORN_LIKENESS } from './worn-likeness.data.ts';

/** A subject's name where it stands. */
export interface Naming extends Meaning {
  readonly span: Span;
  /** What else is said of it and drawn, as an age. */
  readonly told?: readonly Said[] | undefined;
}

/** Whether a name only says what kind the subject right behind it is. */
export function isAttribute(
  words: readonly Word[],
  [one, next]: readonly [Naming, Naming | undefined],
  { small }: Lexicon,
): boolean {
  const isOne = one.span.end === one.span.start + 1;
  const known = isOne && small.attributive.includes(words[one.span.start]?.text ?? '');
  return known && next !== undefined && isCompound(words, one, next);
}

/** Whether a name only describes the noun behind it: no noun is written small where others are written large. */
export function describes(
  words: readonly Word[],
  [{ span }, next]: readonly [Naming, Naming | undefined],
  { small }: Lexicon,
): boolean {
  const word = words[span.start];
  if (!word || span.end > span.start + 1 || !small.describing.includes(word.text)) return false;
  const isSmall = word.shown === word.text && words.some(({ shown, text }) => shown !== text);
  const touches = next?.span.start === span.end;
  return !word.stops && (isSmall || touches);
}

export const roleOf = ({ subject: { looks, rig } }: Naming): string | undefined =>
  looks.costume ?? (rig === 'astronaut' ? WORN_LIKENESS[rig] : undefined);
const isRole = (naming: Naming) => roleOf(naming) !== undefined;
export const isCreature = ({ subject }: Pick<Naming, 'subject'>) => subject.rig !== 'person' && subject.mode !== 'prop';

/** Whether "and" is part of the word, as Arabic writes it. */
const startsWithAnd = ({ text, base }: Word) => text.startsWith('و') && !base.startsWith('و');

/** Whether two names stand side by side as one: "panda chef", "pirate ship". */
function isCompound(words: readonly Word[], first: Naming, second: Naming): boolean {
  const [last, next] = [words[first.span.end - 1], words[second.span.start]];
  return first.span.end === second.span.start && last?.stops === false && next !== undefined && !startsWithAnd(next);
}

/** Whether a role only describes the creature or vehicle right beside it. */
export function isPartOf(words: readonly Word[], [before, own, next]: readonly (Naming | undefined)[]): boolean {
  if (!own || !isRole(own)) return false;
  const follows = before !== undefined && isCreature(before) && isCompound(words, before, own);
  return follows || (next !== undefined && isCreature(next) && isCompound(words, own, next));
}

/** Whether a name only says that there are several of the creature right before it. */
export function isBrood(
  words: readonly Word[],
  [before, own]: readonly (Naming | undefined)[],
  { small }: Lexicon,
): boolean {
  if (!own || !before || !isCreature(before) || !isCompound(words, before, own)) return false;
  return own.span.end === own.span.start + 1 && small.broods.includes(words[own.span.start]?.base ?? '');
}
