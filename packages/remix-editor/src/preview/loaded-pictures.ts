/** Files that are loaded once and kept, by their address. */
export interface LoadedPictures<Value> {
  /** What is loaded by now; begins to load it otherwise. */
  get(url: string): Value | null;
}

interface LoadOptions<Value> {
  readonly load: (url: string) => Promise<Value>;
  readonly most: number;
  readonly onLoad: () => void;
  readonly onFail: (url: string, error: unknown) => void;
}

/** Keeps the most recently used; one that failed isn't tried again under the same address. */
export function createLoadedPictures<Value>({ load, most, onFail, onLoad }: LoadOptions<Value>): LoadedPictures<Value> {
  const kept = new Map<string, { value: Value | null }>();

  async function start(url: string, entry: { value: Value | null }): Promise<void> {
    try {
      entry.value = await load(url);
      onLoad();
    } catch (error) {
      onFail(url, error);
    }
  }

  return {
    get(url) {
      const known = kept.get(url);
      const entry = known ?? { value: null };
      // At the end again: the one that wasn't used for longest goes first.
      kept.delete(url);
      kept.set(url, entry);
      if (!known) void start(url, entry);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return entry.value;
    },
  };
}
