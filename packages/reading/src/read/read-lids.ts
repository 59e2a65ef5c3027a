import type { Lexicon } from '../lexicon/lexicon.ts';
import { LIDS } from '../lexicon/lids.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import { isLifeless } from './kind-of.ts';
import type { CastReading } from './read-cast.ts';
import type { RelationReading } from './read-relations.ts';

/** Words between "on" and the lid: "on the closed lid". */
const MOST_BETWEEN = 3;

interface Told {
  readonly words: readonly Word[];
  readonly cast: readonly CastReading[];
  readonly lexicon: Lexicon;
}

/** The words that say "on" right before a lid, or right behind it. */
function onAt({ words, lexicon }: Told, { start, end }: Span): Span | undefined {
  const phrases = lexicon.relations.flatMap(([kind, called]) => (kind === 'on' ? called : []));
  const isClose = (one: Span) =>
    lexicon.relationOrder
      ? one.start <= end && one.end >= end && one.end - end <= MOST_BETWEEN
      : one.end <= start && start - one.start <= MOST_BETWEEN;
  return findPhrases(words, phrases).findLast(isClose);
}

/** Whether nothing ends the clause between two places. */
const isClause = (words: readonly Word[], start: number, end: number) =>
  words.slice(Math.max(0, start - 1), end).every(({ stops }) => !stops);

/** Who is on a lid: who follows it in its clause, else who stands before it there; -1 where nobody does. */
function ownOf({ words, cast }: Told, { start, end }: Span, bearer: number): number {
  const next = cast.findIndex((one) => one.span.start >= end);
  if (next >= 0 && isClause(words, end, cast[next]?.span.start ?? end)) return next;
  const before = cast.findLastIndex((one) => one.span.end <= start);
  return before > bearer && isClause(words, cast[before]?.span.end ?? start, start) ? before : -1;
}

/** Adds who is on the lid of a thing named before: "a piano in a meadow, five sparrows sit on the lid". */
export function readLids(
  words: readonly Word[],
  cast: readonly CastReading[],
  { relations, lexicon }: { relations: readonly (RelationReading | null)[]; lexicon: Lexicon },
): (RelationReading | null)[] {
  const told = { words, cast, lexicon };
  const placed = [...relations];
  for (const span of findPhrases(words, LIDS)) {
    const to = cast.findLastIndex((one) => one.span.end <= span.start && isLifeless(one));
    const on = onAt(told, span);
    const own = to < 0 || !on ? -1 : ownOf(told, span, to);
    if (own < 0 || own === to || !on) continue;
    const said = { start: Math.min(on.start, span.start), end: Math.max(on.end, span.end) };
    placed[own] = { relation: { kind: 'on', to }, span: said };
    if (placed[to]?.relation.to === own) placed[to] = null;
  }
  return placed;
}
