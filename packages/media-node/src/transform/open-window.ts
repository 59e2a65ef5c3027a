/** Things of a file in any order, of which only some are kept in memory. */
export interface Window<Thing> {
  /** Is dropped when others are asked for. Cheap in order, and backwards by windows that are read forwards. */
  at(index: number): Promise<Thing>;
  close(): Promise<void>;
}

interface Reading<Thing> {
  /** Every thing from one on. */
  readonly read: (from: number) => AsyncIterable<Thing>;
  /** How many are kept. */
  readonly length: number;
  /** Told what isn't kept any more. */
  readonly drop: (thing: Thing) => void;
  readonly missing: (index: number) => Error;
}

/** Things that are rather read than jumped over. */
const JUMP = 48;

/** Reads on as long as it goes forward, and begins again before what is behind. */
export function openWindow<Thing>({ drop, length, missing, read }: Reading<Thing>): Window<Thing> {
  const kept = new Map<number, Thing>();
  let reading: AsyncIterator<Thing> | null = null;
  let next = 0;

  async function close() {
    for (const thing of kept.values()) drop(thing);
    kept.clear();
    await reading?.return?.();
    reading = null;
  }

  async function restart(from: number) {
    await close();
    reading = read(from)[Symbol.asyncIterator]();
    next = from;
  }

  async function readOne(): Promise<void> {
    const step = await reading?.next();
    if (step === undefined || step.done === true) throw missing(next);
    kept.set(next, step.value);
    next += 1;
    const [oldest] = kept;
    if (kept.size <= length || oldest === undefined) return;
    kept.delete(oldest[0]);
    drop(oldest[1]);
  }

  return {
    async at(index) {
      const known = kept.get(index);
      if (known !== undefined) return known;
      if (reading === null || index > next + JUMP) await restart(index);
      // What goes backwards will want the ones before it next.
      if (index < next) await restart(Math.max(0, index - length + 1));
      while (next <= index) await readOne();
      const found = kept.get(index);
      if (found === undefined) throw missing(index);
      return found;
    },
    close,
  };
}
