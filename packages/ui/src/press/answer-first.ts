/** Where the browser draws no frames, as behind another window. */
const AT_THE_LATEST_MS = 100;
/** How long without a key counts as a pause. */
const PAUSE_MS = 200;

/** Whoever does one of these counts on what was done before. */
const ENDS = ['keydown', 'pointerdown', 'focusout', 'pagehide'] as const;

/** A key that writes: none that sends, or that a shortcut begins with. */
const isWriting = (event: Event) => event instanceof KeyboardEvent && !/Enter|Control|Meta/.test(event.key);

/**
 * Calls `work` once the next frame has been painted, so that a press is seen to be answered before what it costs; at
 * the latest right before the next press, which finds all done. What follows from a typed letter waits for a pause of
 * typing instead, so that no key waits for another. Returns how to cancel it.
 */
export function answerFirst(work: () => void, isTyped = false): () => void {
  const run = () => {
    cancel();
    work();
  };
  const hear = (event: Event) => (isTyped ? isWriting(event) : event.type === 'focusout') || run();
  let timer = setTimeout(run, isTyped ? PAUSE_MS : AT_THE_LATEST_MS);
  // A frame's own callbacks come before it is painted.
  const paint = () => {
    clearTimeout(timer);
    timer = setTimeout(run);
  };
  const frame = isTyped ? 0 : requestAnimationFrame(paint);
  for (const type of ENDS) addEventListener(type, hear, true);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const type of ENDS) removeEventListener(type, hear, true);
  };
  return cancel;
}
