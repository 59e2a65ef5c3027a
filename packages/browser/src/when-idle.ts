/** How long the page may be busy before it happens all the same. */
const MAX_MS = 2000;
/** Safari has no moments of idleness: a pause stands for one, in parts of the longest wait. */
const PAUSE = 1 / 4;

/** Runs something once when the page has nothing else to do, at the latest after `maxMs`. Returns how to call it off. */
export function whenIdle(run: () => void, maxMs = MAX_MS): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, maxMs * PAUSE);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => run(), { timeout: maxMs });
  return () => cancelIdleCallback(handle);
}
