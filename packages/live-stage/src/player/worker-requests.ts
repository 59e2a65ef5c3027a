/** What a worker is asked for, each once; what is asked for before there is a worker waits for it. */
export function createWorkerRequests<Wish, Answer>(ask: (id: number, wish: Wish) => void) {
  const known = new Map<string, Promise<Answer>>();
  const waiting = new Map<number, { readonly wish: Wish; readonly answer: (value: Answer) => void }>();
  let last = 0;
  return {
    run(wish: Wish): Promise<Answer> {
      const key = JSON.stringify(wish);
      const before = known.get(key);
      if (before) return before;
      last += 1;
      const id = last;
      const value = new Promise<Answer>((answer) => waiting.set(id, { wish, answer }));
      known.set(key, value);
      ask(id, wish);
      return value;
    },
    /** A worker has started: it is asked for everything that has no answer yet. */
    start() {
      for (const [id, { wish }] of waiting) ask(id, wish);
    },
    hear(id: number, value: Answer) {
      waiting.get(id)?.answer(value);
      waiting.delete(id);
    },
  };
}
