import { whenIdle } from './when-idle.ts';

/** Signs of a present user: one of these precedes every press. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Runs something once, after the first sign of a user and when the page is idle, such as fetching what a press will need;
 * it doesn't slow the first load. Returns how to cancel it.
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
