import { DREAMS_BEHIND } from '../lexicon/dreams-behind.data.ts';
import { DREAMS } from '../lexicon/dreams.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import { isLifeless } from './kind-of.ts';
import { isAble } from './read-actions.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy } from './said.ts';

/** Words between somebody, what they dream of, and what says so. */
const MOST_BETWEEN = 4;

/** Who dreams, of what, by their places in the cast. */
interface Dream {
  readonly sleeper: number;
  readonly dreamt: number;
  readonly span: Span;
}

/** Whether one is a little before another in the same clause. */
function isClose(words: readonly Word[], start: number, end: number): boolean {
  return (
    start <= end && end - start <= MOST_BETWEEN && words.slice(Math.max(0, start - 1), end).every(({ stops }) => !stops)
  );
}

const nounOf = ({ noun, span }: DeedReading) => noun ?? span.start;

/** "A dog dreams of sausages". */
function dreamsIn(words: readonly Word[], cast: readonly DeedReading[]): Dream[] {
  return findPhrases(words, DREAMS).flatMap((span): Dream[] => {
    const sleeper = cast.findLastIndex((one) => isClose(words, one.span.end, span.start));
    const dreamt = cast.findIndex((one) => isClose(words, span.end, nounOf(one)));
    return sleeper >= 0 && dreamt >= 0 ? [{ sleeper, dreamt, span }] : [];
  });
}

/** 魚の夢を見る猫. */
function dreamsBehind(words: readonly Word[], cast: readonly DeedReading[]): Dream[] {
  return findPhrases(words, DREAMS_BEHIND).flatMap((span): Dream[] => {
    const dreamt = cast.findLastIndex((one) => isClose(words, one.span.end, span.start));
    const next = cast.findIndex((one) => isClose(words, span.end, nounOf(one)));
    const sleeper = next >= 0 ? next : dreamt - 1;
    return sleeper >= 0 && dreamt >= 0 && sleeper !== dreamt ? [{ sleeper, dreamt, span }] : [];
  });
}

/** Whether somebody can be drawn asleep. */
const canDream = (one: DeedReading): boolean => !isLifeless(one) && isAble(one, 'sleep');

/** Who dreams is whom the picture is about. */
const sleeperFirst = (cast: readonly DeedReading[]): DeedReading[] =>
  cast.toReversed().map((one) => {
    const { relation } = one.entry;
    return relation ? { ...one, entry: { ...one.entry, relation: { ...relation, to: 0 } } } : one;
  });

/** The cast with what is dreamt of over the heads of those who dream it, asleep. */
export function withDreams(words: readonly Word[], cast: readonly DeedReading[]): DeedReading[] {
  const shown = [...cast];
  for (const { sleeper, dreamt, span } of [...dreamsIn(words, cast), ...dreamsBehind(words, cast)]) {
    const [one, other] = [shown[sleeper], shown[dreamt]];
    if (!one || !other || !canDream(one)) continue;
    const looks = { ...other.entry.looks, isDreamt: true };
    const bubble = { ...other.entry, looks, action: null, relation: { kind: 'over', to: sleeper } } as const;
    shown[sleeper] = {
      ...one,
      deeds: [...one.deeds, ...saidBy('action', [span])],
      entry: { ...one.entry, action: 'sleep', relation: null },
    };
    shown[dreamt] = { ...other, entry: bubble };
  }
  return shown.length === 2 && shown[0]?.entry.looks.isDreamt ? sleeperFirst(shown) : shown;
}
