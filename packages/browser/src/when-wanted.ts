/** Somebody is here: nobody reaches a button without one of these. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;
/** How long the page may be busy before it happens all the same. */
const IDLE_MS = 2000;

/**
 * Runs something once when somebody is here and the page has nothing else to do, as fetching what a press will need;
 * the first load knows nothing of it. Returns how to call it off.
 */
export function whenWanted(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) globalThis.removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    // Safari has no moments of idleness.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => run(), { timeout: IDLE_MS });
    else setTimeout(run);
  };
  for (const sign of SIGNS) globalThis.addEventListener(sign, begin, { passive: true });
  return stop;
}
