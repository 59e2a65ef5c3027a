/** The specification's wait where nothing else is said. */
const WAIT_MS = 25;

/** Runs once, with the last arguments, when no call has come for a while. */
export function debounce<Arguments extends readonly unknown[]>(
  run: (...given: Arguments) => void,
  waitMs = WAIT_MS,
): (...given: Arguments) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...given), waitMs);
  };
}
