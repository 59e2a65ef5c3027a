/** How long to wait for content that loads late. */
const WAIT_MS = 5000;

interface Wait {
  readonly signal: AbortSignal;
  readonly waitMs?: number;
}

/** Waits until something is in the page; null when it does not come in time or the wait is over. */
export function awaitedElement(
  find: () => HTMLElement | null,
  { signal, waitMs = WAIT_MS }: Wait,
): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const found = find();
    if (found || signal.aborted) {
      resolve(signal.aborted ? null : found);
      return;
    }
    const settle = (element: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(element);
    };
    const giveUp = () => settle(null);
    const observer = new MutationObserver(() => {
      const element = find();
      if (element) settle(element);
    });
    const timer = setTimeout(giveUp, waitMs);
    signal.addEventListener('abort', giveUp);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
