const USES = ['keydown', 'pointerdown', 'touchstart'] as const;
/** How long without a press or a key counts as a pause. */
const PAUSE_MS = 1500;

/**
 * Resolves in the user's first pause: after a press, a key or a touch (`onUse`), when nothing of it
 * comes for a while. For work that would be felt; it never resolves for visitors who only read.
 */
export function firstPause(onUse: () => void, pauseMs = PAUSE_MS): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = () => {
      over.abort();
      resolve();
    };
    const used = () => {
      if (timer === undefined) onUse();
      clearTimeout(timer);
      timer = setTimeout(pause, pauseMs);
    };
    const options = { capture: true, passive: true, signal: over.signal };
    for (const use of USES) globalThis.addEventListener(use, used, options);
  });
}
