import type { Span, Word } from './words.ts';

/** How many words stand between two spans of one clause, whichever is first; infinite where they are in two. */
export function gapBetween(words: readonly Word[], one: Span, other: Span): number {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  const isClause = words.slice(first.start, second.start).every(({ stops }) => !stops);
  return isClause ? Math.max(0, second.start - first.end) : Infinity;
}
