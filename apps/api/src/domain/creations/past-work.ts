import { growthOf, durationRatio, type Size } from './work-size.ts';

/** What decides how long a clip takes, as far as everybody knows it before. */
export interface WorkFacts extends Size {
  readonly mode: string;
  /** The vendor's route that makes it, where one does and it is known. */
  readonly route?: string | null;
}

/** A clip that was made, and how many seconds it took. */
export interface PastWork extends WorkFacts {
  readonly took: number;
}

/** How long such a clip may take, by what others took: seconds, ascending; empty when nothing is known. */
export type TookBy = (facts: WorkFacts) => readonly number[];

/** Fewer clips say too little: those of a coarser kind are looked at then. */
const ENOUGH = 8;
/** Upper ends of what counts as the same length, in seconds. */
const LENGTHS = [3, 5, 8, 15, 30];

const lengthClass = (seconds: number | null) => LENGTHS.findIndex((end) => (seconds ?? 0) <= end);

/** Kinds a clip belongs to, the closest first and everything last: who makes it tells more than how large it is. */
function kindsOf({ mode, resolution, route, seconds }: WorkFacts): readonly string[] {
  const kind = [mode, resolution ?? '', lengthClass(seconds)];
  const parts = [3, 2, 1, 0].map((count) => kind.slice(0, count));
  const ofRoute = route === undefined || route === null ? [] : parts.map((one) => ({ route, one }));
  return [...ofRoute, ...parts].map((one) => JSON.stringify(one));
}

const ascending = (one: number, other: number) => one - other;

/** The clips of each kind. */
function byKind(past: readonly PastWork[]): ReadonlyMap<string, readonly PastWork[]> {
  const kinds = new Map<string, PastWork[]>();
  for (const one of past) {
    for (const kind of kindsOf(one)) {
      const known = kinds.get(kind);
      if (known) known.push(one);
      else kinds.set(kind, [one]);
    }
  }
  return kinds;
}

/** Reads what was asked for before from memory. */
function memoized<Value>(make: (facts: WorkFacts) => Value) {
  const known = new Map<string, Value>();
  return ({ mode, resolution, route, shape, seconds }: WorkFacts): Value => {
    const key = JSON.stringify([mode, resolution, shape, seconds, route]);
    const value = known.get(key) ?? make({ mode, resolution, route: route ?? null, shape, seconds });
    known.set(key, value);
    return value;
  };
}

/** Learns from clips of one lane, and of each route by itself: of the closest kind that has enough of them, as if all had the size of the new one. */
export function learn(past: readonly PastWork[]): TookBy {
  const kinds = byKind(past);
  return memoized((facts) => {
    const close = kindsOf(facts).find((kind) => (kinds.get(kind)?.length ?? 0) >= ENOUGH);
    const related = (close === undefined ? undefined : kinds.get(close)) ?? past;
    if (related.length === 0) return [];
    const growth = growthOf(related);
    return related.map((one) => one.took * durationRatio(facts, one, growth)).toSorted(ascending);
  });
}
