import { contest } from './leader-contest.ts';

export interface Leadership {
  /** What only one tab does; the same name in every tab. */
  readonly name: string;
  /** Starts the work; it ends with the signal (another tab took over, or this one no longer wants to lead). */
  readonly lead: (term: AbortSignal) => void;
  /** Ends this tab's candidacy. */
  readonly signal: AbortSignal;
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

type Locks = Pick<LockManager, 'request'>;

// Absent on plain http other than loopback and in old browsers.
const browserLocks = (): Locks | undefined =>
  'locks' in globalThis.navigator ? globalThis.navigator.locks : undefined;

/** Lets exactly one tab of this browser do something; the next one follows when it closes. */
export function leadOneTab({ name, lead, signal }: Leadership, locks = browserLocks()): void {
  if (signal.aborted) return;
  if (!locks) {
    contest({ name, lead, signal });
    return;
  }
  const held = locks.request(`kinora:${name}`, { signal }, () => {
    lead(signal);
    return untilAborted(signal);
  });
  // An aborted wait is an answer, not a fault.
  void Promise.resolve(held).catch(() => {});
}

/** Runs one task at a time over all tabs; without the browser's locks only this tab's order is kept. */
export async function oneTabAtATime<Value>(
  name: string,
  run: () => Promise<Value>,
  locks = browserLocks(),
): Promise<Value> {
  if (!locks) return run();
  return locks.request(`kinora:${name}`, run);
}
