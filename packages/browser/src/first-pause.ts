const USES = ['keydown', 'pointerdown', 'touchstart'] as const;
/** Who pressed and typed nothing for so long is not in the middle of something. */
const PAUSE_MS = 1500;

/**
 * Resolves in the first pause of whoever uses the page: after a press, a key or a touch (`onUse`), when nothing of it
 * comes for a while. For work that one would feel; it never comes for those who only read.
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
