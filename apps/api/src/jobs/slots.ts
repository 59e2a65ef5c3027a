import type { Lease } from '../domain/queue.ts';

/** Why running work is told to stop. */
export type StopReason = 'cancelled' | 'lost' | 'stopping';

/** One piece of running work, under a lease. */
export interface Slot {
  readonly lease: Lease;
  readonly signal: AbortSignal;
  /** Why it was stopped; undefined while it runs. */
  stopReason(): StopReason | undefined;
}

/** The work a process runs right now. */
export interface Slots {
  readonly free: () => number;
  readonly leases: () => Lease[];
  /** Runs work in a slot of its own; the slot is free again when the work has ended, however it ends. */
  run(lease: Lease, work: (slot: Slot) => Promise<void>): void;
  /** Without a token, whatever runs of that job. */
  stop(which: { readonly jobId: string; readonly token?: string }, reason: StopReason): void;
  stopAll(reason: StopReason): void;
  /** Resolves when nothing runs. */
  idle(): Promise<void>;
}

interface Running {
  readonly slot: Slot;
  readonly done: Promise<void>;
  readonly stop: (reason: StopReason) => void;
}

function createSlot(lease: Lease): Pick<Running, 'slot' | 'stop'> {
  const controller = new AbortController();
  let reason: StopReason | undefined;
  return {
    slot: { lease, signal: controller.signal, stopReason: () => reason },
    stop(why) {
      reason ??= why;
      controller.abort();
    },
  };
}

/** Calls `onEnd` for every piece of work that has ended, with its error if it failed. */
export function createSlots(places: number, onEnd: (error: unknown) => void): Slots {
  // By token: a job that was lost may be claimed again while its first run still winds down.
  const running = new Map<string, Running>();
  return {
    free: () => places - running.size,
    leases: () => [...running.values()].map(({ slot }) => slot.lease),
    run(lease, work) {
      const made = createSlot(lease);
      const done = work(made.slot).then(
        () => undefined,
        (error: unknown) => error,
      );
      running.set(lease.token, {
        ...made,
        done: done.then((error): void => {
          running.delete(lease.token);
          return onEnd(error);
        }),
      });
    },
    stop({ jobId, token }, reason) {
      for (const { slot, stop } of running.values()) {
        if (slot.lease.jobId === jobId && (token ?? slot.lease.token) === slot.lease.token) stop(reason);
      }
    },
    stopAll(reason) {
      for (const { stop } of running.values()) stop(reason);
    },
    async idle() {
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
