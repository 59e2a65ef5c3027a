/** How long without a key counts as not typing. */
const QUIET_MS = 5000;

/** Tells when somebody begins to type anywhere in the page, and when they have stopped; returns how to stop. */
export function watchTyping(tell: (isTyping: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = () => {
    timer = undefined;
    tell(false);
  };
  const typed = () => {
    if (timer === undefined) tell(true);
    clearTimeout(timer);
    timer = setTimeout(stopped, QUIET_MS);
  };
  globalThis.addEventListener('input', typed, true);
  globalThis.addEventListener('compositionupdate', typed, true);
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener('input', typed, true);
    globalThis.removeEventListener('compositionupdate', typed, true);
  };
}
