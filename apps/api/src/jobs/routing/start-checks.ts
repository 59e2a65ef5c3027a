import type { JobQueue } from '../../domain/queue.ts';
import type { Checked, DueOperation, Operations } from '../../domain/routing/operations.ts';
import type { Worker } from '../worker.ts';
import { checkOperation, type CheckDeps } from './check-operation.ts';
import type { Arrival, receiveClip } from './receive-clip.ts';
import { createSemaphore } from './semaphore.ts';

export interface ChecksOptions {
  /** Of one job that is asked for; results that are copied keep theirs as long as it takes. */
  readonly leaseMs: number;
  /** Jobs asked for at once. */
  readonly atOnce: number;
  /** Results copied and finished at once. */
  readonly places: number;
}

export interface ChecksDeps extends Omit<CheckDeps, 'operations' | 'queue' | 'receive'> {
  readonly operations: Operations;
  readonly queue: Pick<JobQueue, 'fail' | 'listen'>;
  readonly receiveClip: (arrival: Arrival) => ReturnType<typeof receiveClip>;
}

/** How often the books are asked for what is due, and how often what was found is written down. */
const POLL_MS = 500;
const WRITE_MS = 200;

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Results are written in one batch: a thousand running jobs cost one statement, not a thousand. */
function createNotes({ log, operations }: ChecksDeps) {
  let notes: Checked[] = [];
  return {
    add: (note: Checked) => void notes.push(note),
    async write() {
      const all = notes;
      notes = [];
      await operations.checked(all).catch((error: unknown) => log(`checks were not written down: ${textOf(error)}`));
    },
  };
}

/** Keeps the leases of results that are being copied. */
function createHeld({ log, operations }: ChecksDeps, leaseMs: number) {
  const held = new Set<DueOperation>();
  const beat = (some: readonly DueOperation[]) =>
    operations.beat(some, leaseMs).catch((error: unknown) => log(`results were not kept: ${textOf(error)}`));
  // One after the other: two that went over the same rows at once would wait for each other.
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    beating = beating.then(() => beat([...held]));
  }, leaseMs / 3);
  return {
    async during<Value>(due: DueOperation, work: () => Promise<Value>): Promise<Value> {
      held.add(due);
      await beat([due]);
      try {
        return await work();
      } finally {
        held.delete(due);
      }
    },
    close: () => clearInterval(timer),
  };
}

/**
 * Checks the jobs that run at vendors, whichever process started them, and fetches finished ones. Several processes may do so:
 * each job is under the lease of one of them.
 */
export function startChecks(deps: ChecksDeps, { atOnce, leaseMs, places }: ChecksOptions): Worker {
  const stopper = new AbortController();
  const { signal } = stopper;
  const notes = createNotes(deps);
  const held = createHeld(deps, leaseMs);
  const room = createSemaphore(places);
  const running = new Set<Promise<void>>();
  const receive: CheckDeps['receive'] = (due, arrival) =>
    held.during(due, () => room.take(() => deps.receiveClip({ ...arrival, signal })));

  async function check(due: DueOperation) {
    try {
      const note = await checkOperation({ ...deps, receive }, due, signal);
      if (note) notes.add(note);
    } catch (error) {
      // Its lease ends by itself, and it is asked for again.
      if (!signal.aborted) deps.log(`a check broke: ${textOf(error)}`);
    }
  }

  async function round() {
    while (!signal.aborted && running.size < atOnce) {
      const due = await deps.operations.claim(atOnce - running.size, leaseMs);
      for (const one of due) {
        const work: Promise<void> = check(one).finally(() => running.delete(work));
        running.add(work);
      }
      if (due.length === 0) return;
    }
  }

  let pumping: Promise<void> | undefined;
  function wake() {
    if (signal.aborted || pumping) return;
    pumping = round()
      .catch((error: unknown) => deps.log(`claiming checks failed: ${textOf(error)}`))
      .finally(() => (pumping = undefined));
  }
  const timers = [setInterval(wake, POLL_MS), setInterval(() => void notes.write(), WRITE_MS)];
  const unlisten = deps.queue.listen({ onCancel: wake });
  wake();

  return {
    async close() {
      stopper.abort();
      unlisten();
      for (const timer of timers) clearInterval(timer);
      await pumping;
      await Promise.all(running);
      held.close();
      await notes.write();
    },
  };
}
