/** Calls that may come often, answered at most once in a while for each key; the last one is never lost. */
export interface Throttle {
  tell(key: string): void;
  close(): void;
}

/** `act` gets a key at once when it was quiet, else when `everyMs` have passed since it was last called for it. */
export function createThrottle(everyMs: number, act: (key: string) => void): Throttle {
  const actedAt = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();

  function run(key: string) {
    timers.delete(key);
    actedAt.set(key, performance.now());
    act(key);
  }

  return {
    tell(key) {
      if (timers.has(key)) return;
      const wait = (actedAt.get(key) ?? -everyMs) + everyMs - performance.now();
      if (wait <= 0) run(key);
      else timers.set(key, setTimeout(run, wait, key));
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
