/** Work that comes back; it must be harmless to do twice and from several processes. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  readonly act: () => Promise<unknown>;
}

/** Does each chore again and again, never twice at once; a failed one is reported and comes back. */
export function startChores(chores: readonly Chore[], log: (message: string) => void): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const timers = chores.map(({ name, everyMs, act }) =>
    setInterval(() => {
      if (running.has(name)) return;
      const done = act()
        .catch((error: unknown) => log(`${name} failed: ${error instanceof Error ? error.message : 'unknown'}`))
        .then(() => void running.delete(name));
      running.set(name, done);
    }, everyMs),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
