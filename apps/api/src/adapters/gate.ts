/** Runs one piece of work when there is room for it. */
export type Gate = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lets at most `places` pieces of work run at once; the others wait in order. */
export function createGate(places: number): Gate {
  const waiting: (() => void)[] = [];
  let free = places;

  async function enter() {
    if (free > 0) {
      free -= 1;
      return;
    }
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
