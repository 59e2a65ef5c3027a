import { electLeader } from './leader-election.ts';

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
    electLeader({ name, lead, signal });
    return;
  }
  const held = locks.request(`kinora:${name}`, { signal }, () => {
    lead(signal);
    return untilAborted(signal);
  });
  // An aborted wait is an answer, not a fault.
  void Promise.resolve(held).catch(() => {});
}

export interface Turn {
  /** Milliseconds to wait for the tab before; then the task runs beside its own. Without it the wait has no end. */
  readonly patience?: number;
  readonly locks?: Locks | undefined;
}

/** Runs one task at a time over all tabs; at once where the browser has no locks. */
export async function oneTabAtATime<Value>(name: string, run: () => Promise<Value>, turn: Turn = {}): Promise<Value> {
  const { patience, locks = browserLocks() } = turn;
  if (!locks) return run();
  if (patience === undefined) return locks.request(`kinora:${name}`, run);
  const signal = AbortSignal.timeout(patience);
  try {
    return await locks.request(`kinora:${name}`, { signal }, run);
  } catch (error) {
    if (error !== signal.reason) throw error;
    return run();
  }
}
