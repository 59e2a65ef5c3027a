import { randomUUID } from 'node:crypto';

import type { Job, JobQueue, LaneLimits, NewJob } from '../domain/queue.ts';

export const LEASE_MS = 3000;

/** What the tests of a queue work with. */
export interface QueueBench {
  readonly queue: JobQueue;
  /** A lane of its own for one test. */
  readonly aLane: (limits?: Partial<LaneLimits>) => Promise<string>;
  readonly add: (lane: string, job?: Partial<NewJob>) => Promise<string>;
  readonly claim: (lane: string, leaseMs?: number) => Promise<Job | undefined>;
  /** A claim that must succeed. */
  readonly take: (lane: string, leaseMs?: number) => Promise<Job>;
}

export function benchOf(queue: JobQueue): QueueBench {
  const claim = (lane: string, leaseMs = LEASE_MS) => queue.claim({ lane, worker: 'w', leaseMs });
  return {
    queue,
    claim,
    aLane: async (change) => {
      const name = randomUUID();
      await queue.configure({ name, maxRunning: 1000, memberCap: 1000, ...change });
      return name;
    },
    add: (lane, job) => queue.enqueue({ key: randomUUID(), lane, memberId: randomUUID(), ...job }),
    take: async (lane, leaseMs) => {
      const job = await claim(lane, leaseMs);
      if (!job) throw new Error('nothing to claim');
      return job;
    },
  };
}
