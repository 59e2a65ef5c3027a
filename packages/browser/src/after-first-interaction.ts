import { whenIdle } from './when-idle.ts';

/** Somebody is here: nobody reaches a button without one of these. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Runs something once when somebody is here and the page has nothing else to do, as fetching what a press will need;
 * the first load knows nothing of it. Returns how to call it off.
 */
export function afterFirstInteraction(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) globalThis.removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    whenIdle(run);
  };
  for (const sign of SIGNS) globalThis.addEventListener(sign, begin, { passive: true });
  return stop;
}
