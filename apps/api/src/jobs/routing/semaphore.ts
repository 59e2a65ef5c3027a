/** Runs at most `count` pieces of work at once; the others wait. */
export function createSemaphore(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async take<Value>(work: () => Promise<Value>): Promise<Value> {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // A place that is handed on was never free.
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
