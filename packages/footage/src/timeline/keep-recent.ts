/** The things that were asked for last, by a key; what has not been asked for longest goes first. */
export interface RecentThings<Thing> {
  /** What is kept under the key, else what `make` makes. */
  get(key: string, make: () => Thing): Thing;
  clear(): void;
}

/** Keeps `limit` things; `drop` is told what goes. */
export function keepRecent<Thing>(limit: number, drop: (thing: Thing) => void = () => {}): RecentThings<Thing> {
  const things = new Map<string, { readonly thing: Thing }>();
  return {
    get: (key, make) => {
      const entry = things.get(key) ?? { thing: make() };
      things.delete(key);
      things.set(key, entry);
      for (const [oldest, { thing }] of things) {
        if (things.size <= limit) break;
        things.delete(oldest);
        drop(thing);
      }
      return entry.thing;
    },
    clear: () => {
      for (const { thing } of things.values()) drop(thing);
      things.clear();
    },
  };
}
