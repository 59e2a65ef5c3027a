/** What decides how long a clip takes, as far as everybody knows it before. */
export interface WorkFacts {
  readonly mode: string;
  readonly resolution: string | null;
  /** Length of the clip. */
  readonly seconds: number | null;
}

/** A clip that was made, and how many seconds it took. */
export interface PastWork extends WorkFacts {
  readonly took: number;
}

/** Durations of clips of the same kind in seconds, ascending; empty when nothing is known. */
export type TookBy = (facts: WorkFacts) => readonly number[];

/** Fewer clips say too little: those of a coarser kind are looked at then. */
const ENOUGH = 8;
/** Upper ends of what counts as the same length, in seconds. */
const LENGTHS = [3, 5, 8, 15, 30];

const lengthClass = (seconds: number | null) => LENGTHS.findIndex((end) => (seconds ?? 0) <= end);

/** Kinds a clip belongs to, the closest first and everything last. */
function kindsOf({ mode, resolution, seconds }: WorkFacts): readonly string[] {
  const kind = [mode, resolution ?? '', lengthClass(seconds)];
  return [3, 2, 1, 0].map((parts) => JSON.stringify(kind.slice(0, parts)));
}

const ascending = (one: number, other: number) => one - other;

/** Learns from clips of one lane. */
export function learn(past: readonly PastWork[]): TookBy {
  const byKind = new Map<string, number[]>();
  for (const { took, ...facts } of past) {
    for (const kind of kindsOf(facts)) {
      const known = byKind.get(kind);
      if (known) known.push(took);
      else byKind.set(kind, [took]);
    }
  }
  for (const durations of byKind.values()) durations.sort(ascending);
  const all = byKind.get(JSON.stringify([])) ?? [];
  return (facts) => {
    const close = kindsOf(facts).find((kind) => (byKind.get(kind)?.length ?? 0) >= ENOUGH);
    return (close === undefined ? undefined : byKind.get(close)) ?? all;
  };
}
