/** What moves for longer is not waited for: a part of a second, not the second that a fingerprint may take. */
const LIMIT_MS = 500;

/**
 * Resolves when nothing moves that will come to rest, as a dialog that fades in; at once where nothing does, at the
 * latest after half a second. For work under which motion would stutter.
 */
export async function afterMotion(limitMs = LIMIT_MS): Promise<void> {
  const resting = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) < Infinity)
    .map(({ finished }) => finished);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([Promise.allSettled(resting), limit]);
  clearTimeout(timer);
}
