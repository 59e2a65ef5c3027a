import type { Job, JobQueue } from '../domain/queue.ts';
import { createSlots, type Slot, type Slots } from './slots.ts';

export interface WorkerOptions {
  readonly name: string;
  readonly lanes: readonly string[];
  /** Jobs run at once. */
  readonly places: number;
  readonly leaseMs: number;
  readonly log: (message: string) => void;
}

export interface Worker {
  /** Stops what runs, gives it back and leaves. */
  close(): Promise<void>;
}

/** How often the queue is asked although no signal came: signals get lost when a connection breaks. */
const POLL_MS = 1000;
/** How often in a lease a worker looks for the jobs of lost ones. */
const REAPS = 6;

const textOf = (error: unknown) => (error instanceof Error ? error.message : JSON.stringify(error));

type Perform = (job: Job, slot: Slot) => Promise<void>;

async function beat(queue: JobQueue, slots: Slots, leaseMs: number) {
  const leases = slots.leases();
  if (leases.length === 0) return;
  const alive = await queue.beat(leases, leaseMs);
  const ours = new Map(alive.map(({ jobId, isCancelRequested }) => [jobId, isCancelRequested]));
  for (const lease of leases) {
    const isCancelRequested = ours.get(lease.jobId);
    if (isCancelRequested === undefined) slots.stop(lease, 'lost');
    else if (isCancelRequested) slots.stop(lease, 'cancelled');
  }
}

/** Claims jobs as long as there is a free place, and keeps the leases of what runs. */
export function startWorker(queue: JobQueue, perform: Perform, options: WorkerOptions): Worker {
  const { name: worker, lanes, places, leaseMs, log } = options;
  let isClosing = false;
  let pumping: Promise<void> | undefined;
  const slots = createSlots(places, (error) => {
    if (error !== undefined) log(`a job broke: ${textOf(error)}`);
    wake();
  });

  const hasRoom = () => !isClosing && slots.free() > 0;

  async function pump() {
    for (const lane of lanes) {
      while (hasRoom()) {
        const job = await queue.claim({ lane, worker, leaseMs });
        if (!job) break;
        slots.run(job.lease, (slot) => perform(job, slot));
      }
    }
  }

  let isWoken = false;
  function wake() {
    isWoken = true;
    if (isClosing || pumping) return;
    pumping = (async () => {
      while (isWoken) {
        isWoken = false;
        await pump().catch((error: unknown) => log(`claiming failed: ${textOf(error)}`));
      }
      pumping = undefined;
    })();
  }

  const quietly = (work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => log(`a chore failed: ${textOf(error)}`));
  const timers = [
    setInterval(wake, POLL_MS),
    setInterval(
      quietly(() => beat(queue, slots, leaseMs)),
      leaseMs / 3,
    ),
    setInterval(
      quietly(() => queue.reap()),
      leaseMs / REAPS,
    ),
  ];
  const unlisten = queue.listen({ onWork: wake, onCancel: (jobId) => slots.stop({ jobId }, 'cancelled') });
  wake();

  return {
    async close() {
      isClosing = true;
      unlisten();
      for (const timer of timers) clearInterval(timer);
      await pumping;
      slots.stopAll('stopping');
      await slots.idle();
    },
  };
}
