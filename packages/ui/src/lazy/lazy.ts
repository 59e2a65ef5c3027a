/** A part of the app that is loaded after the first paint, from a file of its own. */
export interface Lazy<Part> {
  /** Null until it is loaded. */
  readonly get: () => Part | null;
  /** Loads it. A failed load never settles: `MissingNotice` reports it. */
  readonly load: () => Promise<Part>;
  /** Preloads it; a failure isn't reported. */
  readonly fetchAhead: () => void;
}

const listeners = new Set<() => void>();
let isMissing = false;
/** How many parts are being preloaded. */
let ahead = 0;
let recover = () => false;
let isHeld = false;

function publish(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever a part has loaded or failed; returns how to stop. */
export function subscribeToLazy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While the studio takes over a page that was drawn ahead, no lazy part is shown: none stands in it. */
export function holdLazy(hold: boolean): void {
  isHeld = hold;
  publish();
}

/** The part as far as it may be shown. */
export const shownPart = <Part>(part: Lazy<Part>): Part | null => (isHeld ? null : part.get());

/** Whether a part did not come, in the life of this page: browsers do not ask for a script's address a second time. */
export const isSomethingMissing = (): boolean => isMissing;

/** Whether something is being preloaded. */
export const isFetchingAhead = (): boolean => ahead > 0;

/** Sets what is tried before a missing part is reported; returns whether the page is about to be reloaded. */
export function setMissingRecovery(recovery: () => boolean): void {
  recover = recovery;
}

/** Says that something of the program did not come, or (`false`) that this no longer matters. */
export function reportMissing(missing = true): void {
  isMissing = missing && !recover();
  publish();
}

/** Names what is loaded by need: `lazy(() => import('./form.lazy.ts'))`. Nothing is loaded before somebody asks. */
export function lazy<Part>(bring: () => Promise<Part>): Lazy<Part> {
  let part: Part | null = null;
  let arrival: Promise<Part> | undefined;
  const fetchPart = async (): Promise<Part> => {
    try {
      part = await bring();
    } catch (error) {
      console.error(error);
      reportMissing();
      return new Promise(() => {});
    }
    publish();
    return part;
  };
  const fetchQuietly = async () => {
    ahead += 1;
    try {
      part = await bring();
    } catch {
      return;
    } finally {
      ahead -= 1;
    }
    publish();
  };
  return {
    get: () => part,
    load: () => (arrival ??= fetchPart()),
    fetchAhead: () => void (part || arrival || fetchQuietly()),
  };
}
