/** A part of the program that comes after the first paint, in a file of its own. */
export interface Lazy<Part> {
  /** Null until it is here. */
  readonly get: () => Part | null;
  /** Asks for it, and resolves when it is here. What does not come never settles: `MissingNotice` says so. */
  readonly load: () => Promise<Part>;
  /** Fetches it before anybody asks: what does not come is missed by nobody. */
  readonly fetchAhead: () => void;
}

const listeners = new Set<() => void>();
let isMissing = false;
/** How much is being fetched before anybody asks. */
let ahead = 0;
let recover = () => false;
let isHeld = false;

function publish(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever a part came or did not come; returns how to stop. */
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

/** Whether something is being fetched that nobody has asked for yet. */
export const isFetchingAhead = (): boolean => ahead > 0;

/** What is tried before anybody is told: it says whether the page is about to be reloaded. */
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
