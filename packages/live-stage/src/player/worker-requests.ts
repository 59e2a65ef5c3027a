/** What a worker is asked for, each once; what is asked for before there is a worker waits for it. */
export function createWorkerRequests<Request, Answer>(ask: (id: number, request: Request) => void) {
  const known = new Map<string, Promise<Answer>>();
  const waiting = new Map<number, { readonly request: Request; readonly answer: (value: Answer) => void }>();
  let last = 0;
  return {
    run(request: Request): Promise<Answer> {
      const key = JSON.stringify(request);
      const before = known.get(key);
      if (before) return before;
      last += 1;
      const id = last;
      const value = new Promise<Answer>((answer) => waiting.set(id, { request, answer }));
      known.set(key, value);
      ask(id, request);
      return value;
    },
    /** A worker has started: it is asked for everything that has no answer yet. */
    start() {
      for (const [id, { request }] of waiting) ask(id, request);
    },
    hear(id: number, value: Answer) {
      waiting.get(id)?.answer(value);
      waiting.delete(id);
    },
  };
}
