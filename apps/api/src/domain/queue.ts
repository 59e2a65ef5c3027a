/** How much of one kind of work may run at once, over all processes. */
export interface LaneLimits {
  readonly name: string;
  readonly maxRunning: number;
  /** Of one member. */
  readonly memberCap: number;
}

export interface NewJob {
  /** The same key is queued once. */
  readonly key: string;
  readonly lane: string;
  /** Whose share it uses; without one it is a chore of our own. */
  readonly memberId?: string;
  readonly payload?: object;
  /** Higher goes first, whatever the shares; 0 by default. */
  readonly priority?: number;
  /** The member's share of the lane, 1 to 16; 1 by default. */
  readonly weight?: number;
  readonly maxAttempts?: number;
  readonly delayMs?: number;
}

/** Proof that a job is still ours: it ends when another worker gets the job. */
export interface Lease {
  readonly jobId: string;
  readonly token: string;
}

export interface Job {
  readonly id: string;
  readonly key: string;
  readonly lane: string;
  readonly memberId: string | undefined;
  readonly creationId: string | undefined;
  readonly payload: object;
  /** From 1. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** When its first attempt began; epoch milliseconds. */
  readonly startedAt: number;
  readonly lease: Lease;
}

export interface Claim {
  readonly lane: string;
  /** Names the worker in the logs. */
  readonly worker: string;
  readonly leaseMs: number;
}

export interface Heartbeat {
  readonly jobId: string;
  readonly isCancelRequested: boolean;
}

export interface JobFailure {
  readonly error: string;
  /** Whether another attempt may help; it comes later and later, up to five minutes. */
  readonly retry: boolean;
}

export interface QueueSignals {
  /** There may be work in a lane. Signals get lost: ask every second or so anyway. */
  readonly onWork?: (lane: string) => void;
  /** A running job should stop; the next beat says so too. */
  readonly onCancel?: (jobId: string) => void;
}

/**
 * Work that outlives processes: fair between members, exact in its place in line, limited per lane.
 * Jobs of creations are claimed and kept alive here, and ended through `Creations`.
 */
export interface JobQueue {
  /** Makes or changes a lane. */
  configure(limits: LaneLimits): Promise<void>;
  /** Returns the job's id; throws for a lane that does not exist. */
  enqueue(job: NewJob): Promise<string>;
  /** The next job whose turn it is, or nothing while none waits or the limits are reached. */
  claim(claim: Claim): Promise<Job | undefined>;
  /** Prolongs leases; do so every third of a lease. What is not returned is no longer ours: stop it. */
  beat(leases: readonly Lease[], leaseMs: number): Promise<readonly Heartbeat[]>;
  /** False when the job is no longer ours. */
  finish(lease: Lease): Promise<boolean>;
  fail(lease: Lease, failure: JobFailure): Promise<'queued' | 'failed' | 'cancelled' | 'stale'>;
  /** Gives a job back untried; false when it is no longer ours. */
  release(lease: Lease): Promise<boolean>;
  /** Gives a job back untried, for later; false when it is no longer ours. */
  postpone(lease: Lease, delayMs: number): Promise<boolean>;
  /** Takes jobs from workers that have stopped to beat. Every worker calls it. Returns how many. */
  reap(): Promise<number>;
  /** A waiting job ends at once; a running one is asked to stop. */
  cancel(jobId: string): Promise<'cancelled' | 'cancelling' | 'ended' | 'unknown'>;
  /** The place in line, from 1; undefined when it does not wait. */
  place(jobId: string): Promise<number | undefined>;
  /** Returns how to stop listening. */
  listen(signals: QueueSignals): () => void;
}
