import type { Lexicon, RelationOrder } from '../lexicon/lexicon.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { RelationKind } from '../plan/scene-plan.ts';
import type { CastReading } from './read-cast.ts';

/** One that stands to another, by their places in the cast. */
export interface OrderedRelation {
  readonly kind: RelationKind;
  readonly span: Span;
  readonly one: number;
  readonly to: number;
}

interface Sentence {
  readonly words: readonly Word[];
  readonly cast: readonly CastReading[];
  readonly lexicon: Lexicon;
  readonly order: RelationOrder;
}

/** Words that may stand between a relation and its noun. */
const MOST_BETWEEN = 1;

/** Whether some words belong to one clause, up to the one before `end`. */
const isClause = (words: readonly Word[], start: number, end: number) =>
  words.slice(start, Math.max(start, end)).every(({ stops }) => !stops);

/** The noun a relation speaks of: the one before it, or behind it. */
function landmarkOf({ words, cast, order }: Sentence, kind: RelationKind, { start, end }: Span): number {
  if (order.behind.includes(kind)) {
    const at = cast.findLastIndex((one) => one.span.end <= start);
    const own = cast[at]?.span.end ?? -MOST_BETWEEN - 1;
    return start - own <= MOST_BETWEEN && isClause(words, own - 1, start) ? at : -1;
  }
  const at = cast.findIndex((one) => one.span.start >= end);
  const own = cast[at]?.span.start ?? Infinity;
  return own - end <= MOST_BETWEEN && isClause(words, end - 1, own) ? at : -1;
}

/** Who the sentence is about: before the landmark, in its clause, and neither joined to it nor part of it. */
function isSubject({ words, cast, lexicon, order }: Sentence, at: number, until: number): boolean {
  const end = cast[at]?.span.end;
  if (end === undefined || !isClause(words, end - 1, until)) return false;
  const next = words[end]?.text ?? '';
  return order.subjectMarks ? order.subjectMarks.includes(next) : !lexicon.small.joins.includes(next);
}

/** Who stands so: who the sentence is about, else the noun that the relation is an attribute of. */
function figureOf(sentence: Sentence, landmark: number, { start, end }: Span): number {
  const { words, cast, order } = sentence;
  const landmarkSpan = cast[landmark]?.span ?? { start, end };
  const last = Math.max(end, landmarkSpan.end);
  const next = cast[landmark + 1];
  const follows = next !== undefined && isClause(words, last - 1, next.span.start);
  const isAttribute = words.slice(last - 1, last + 1).some(({ text }) => order.attributeMarks.includes(text));
  if (follows && isAttribute) return landmark + 1;
  if (isSubject(sentence, landmark - 1, Math.min(start, landmarkSpan.start))) return landmark - 1;
  return follows ? landmark + 1 : -1;
}

/** How subjects stand to each other, in a language whose relations stand behind their nouns; each to one at most. */
export function orderRelations(
  words: readonly Word[],
  cast: readonly CastReading[],
  lexicon: Lexicon,
): readonly OrderedRelation[] {
  const { relationOrder: order } = lexicon;
  if (!order) return [];
  const sentence = { words, cast, lexicon, order };
  const found = lexicon.relations.flatMap(([kind, phrases]) =>
    findPhrases(words, phrases).flatMap((span): OrderedRelation[] => {
      const to = landmarkOf(sentence, kind, span);
      const one = to < 0 ? -1 : figureOf(sentence, to, span);
      return one < 0 ? [] : [{ kind, span, one, to }];
    }),
  );
  const telling = found.toSorted((one, other) => one.span.start - other.span.start);
  return telling.filter(({ one }, index) => telling.findIndex((other) => other.one === one) === index);
}

/** The cast with what others stand by behind them: 車の上の猫 is a cat on a car. */
export function inOrder<Reading extends CastReading>(cast: readonly Reading[]): Reading[] {
  const places = cast.map((_, index) => index);
  cast.forEach(({ entry: { relation } }, index) => {
    if (!relation || relation.to === index) return;
    const other = places.indexOf(relation.to);
    // What one stands by comes behind what one has in the hands, and whom one rides right behind the rider.
    if (relation.kind !== 'riding' || other < places.indexOf(index)) places.push(...places.splice(other, 1));
  });
  return places.flatMap((place) => {
    const one = cast[place];
    if (!one?.entry.relation) return one ?? [];
    const relation = { ...one.entry.relation, to: places.indexOf(one.entry.relation.to) };
    return { ...one, entry: { ...one.entry, relation } };
  });
}
