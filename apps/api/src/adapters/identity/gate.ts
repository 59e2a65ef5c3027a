/** Runs one piece of work when there is room for it. */
export type Gate = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** There is more work than will be done in time: come back later. */
export class Overloaded extends Error {}

/** Lets at most `places` pieces of work run at once; the others wait in order, and `Overloaded` is thrown beyond `line`. */
export function createGate(places: number, line = Number.POSITIVE_INFINITY): Gate {
  const waiting: (() => void)[] = [];
  let free = places;

  async function enter() {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= line) throw new Overloaded(`${waiting.length} wait already`);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
