import type { Lexicon } from '../lexicon/lexicon.ts';
import { PARTS } from '../lexicon/parts.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { BodyPart } from '../plan/scene-plan.ts';
import type { CastReading } from './read-cast.ts';
import type { RelationReading } from './read-relations.ts';

/** Words between what is on a part, that part, and whose it is: "on the lap of an old", "auf dem Schoß eines alten". */
const MOST_BETWEEN = 3;
/** Most words from a relation to its part. */
const MOST_TOGETHER = 5;

/** Who is on a part of whom, by their places in the cast. */
interface Touch {
  readonly part: BodyPart;
  readonly own: number;
  readonly to: number;
  readonly span: Span;
}

interface Told {
  readonly words: readonly Word[];
  readonly cast: readonly CastReading[];
  readonly lexicon: Lexicon;
}

/** Whether two places are in one clause and near each other. */
function areNear(words: readonly Word[], start: number, end: number): boolean {
  return (
    end >= start && end - start <= MOST_BETWEEN && words.slice(Math.max(0, start - 1), end).every(({ stops }) => !stops)
  );
}

/** Whether something is said to be on what follows. */
function saysOn({ words, lexicon }: Told, start: number, end: number): boolean {
  const phrases = lexicon.relations.flatMap(([kind, called]) => (kind === 'on' || kind === 'in' ? called : []));
  return findPhrases(words, phrases).some((span) => span.start >= start && span.end <= end);
}

/** "A dog's nose" is read as the dog. */
function touchWithin(told: Told, part: BodyPart, span: Span): Touch | null {
  const { cast } = told;
  const to = cast.findIndex((one) => span.start >= one.span.start && span.end <= one.span.end);
  const end = cast[to - 1]?.span.end;
  return end !== undefined && saysOn(told, end, span.start) ? { part, own: to - 1, to, span } : null;
}

/** "On grandma's lap": the part is of the one before it, and another is on that. */
function touchOfOwner(told: Told, owner: number, { part, span }: Pick<Touch, 'part' | 'span'>): Touch | null {
  const [end, start] = [told.cast[owner - 1]?.span.end, told.cast[owner]?.span.start ?? 0];
  return end !== undefined && saysOn(told, end, start) ? { part, own: owner - 1, to: owner, span } : null;
}

/** Whose part it is and who is on it, where a relation stands before its noun. */
function touchBefore(told: Told, part: BodyPart, span: Span): Touch | null {
  const { words, cast } = told;
  const own = cast.findLastIndex((one) => one.span.end <= span.start);
  const end = cast[own]?.span.end;
  if (end === undefined || !areNear(words, end, span.start)) return null;
  if (!saysOn(told, end, span.start)) return touchOfOwner(told, own, { part, span });
  const next = cast[own + 1];
  // "On the lap of an old man", else "a ball on its nose".
  if (next && areNear(words, span.end, next.span.start)) return { part, own, to: own + 1, span };
  return own > 0 ? { part, own, to: own - 1, span } : null;
}

const touchIn = (told: Told, part: BodyPart, span: Span): Touch | null =>
  touchWithin(told, part, span) ?? touchBefore(told, part, span);

/** The same where it stands behind: おばあさんの膝の上の猫, "büyükannenin kucağında kedi". */
function touchBehind({ words, cast }: Told, part: BodyPart, span: Span): Touch | null {
  const to = cast.findLastIndex((one) => one.span.end <= span.start);
  const owner = cast[to];
  if (!owner || !areNear(words, owner.span.end, span.start)) return null;
  const isNext = cast[to + 1] !== undefined && areNear(words, span.end, cast[to + 1]?.span.start ?? Infinity);
  const own = isNext ? to + 1 : to - 1;
  return own < 0 ? null : { part, own, to, span };
}

/** The words of a relation and of a part that belong together. */
function spanOf(said: Span | null | undefined, span: Span): Span {
  if (!said) return span;
  const whole = { start: Math.min(span.start, said.start), end: Math.max(span.end, said.end) };
  return whole.end - whole.start <= MOST_TOGETHER ? whole : span;
}

/** Whether somebody has such a part: keys are of a piano, all others of a body. */
const hasPart = (one: CastReading | undefined, part: BodyPart): boolean =>
  (part === 'keys') === (one?.entry.rig === 'piano');

/** Adds to how everybody stands to the others on which part of a body they are. */
export function readParts(
  words: readonly Word[],
  cast: readonly CastReading[],
  { relations, lexicon }: { relations: readonly (RelationReading | null)[]; lexicon: Lexicon },
): (RelationReading | null)[] {
  const told = { words, cast, lexicon };
  const find = lexicon.relationOrder ? touchBehind : touchIn;
  const touches = PARTS.flatMap(([part, phrases]) =>
    findPhrases(words, phrases).flatMap((span) => {
      const touch = find(told, part, span);
      return touch && hasPart(cast[touch.to], part) ? [touch] : [];
    }),
  );
  const placed = [...relations];
  for (const { part, own, to, span } of touches) {
    placed[own] = { relation: { kind: 'on', to, part }, span: spanOf(placed[own]?.span, span) };
    if (placed[to]?.relation.to === own) placed[to] = null;
  }
  return placed;
}
