import { hostname } from 'node:os';
import { join } from 'node:path';

import { isUnavailable } from '../adapters/postgres/connection.ts';
import type { Job, JobQueue, LaneLimits } from '../domain/queue.ts';
import type { Slot } from '../jobs/slots.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import type { Runtime } from './runtime.ts';

/** Of one member, so that nobody fills every place; what one machine bears is decided by its places. */
const LIMITS = { maxRunning: 64, memberCap: 2 } as const;

interface LanesDeps {
  readonly env: Pick<Runtime['env'], 'leaseMs'>;
  readonly queue: JobQueue;
}

interface Lanes {
  /** Of the worker in this process. */
  readonly name: string;
  readonly lanes: readonly string[];
  /** Jobs at once. */
  readonly places?: number;
  /** Over all processes. */
  readonly limits?: Omit<LaneLimits, 'name'>;
  readonly perform: (job: Job, slot: Slot) => Promise<void>;
}

export const workerLog = (message: string) => console.error(`worker: ${message}`);

/** What every job that makes files stands on. */
export const jobTools = ({ env, queue, storage }: Runtime) => ({
  storage,
  queue,
  folder: join(env.home, 'work'),
  isUnavailable,
  log: workerLog,
});

/** Starts a worker of some lanes of the queue. */
export async function startLanes(
  { env, queue }: LanesDeps,
  { name, lanes, limits = LIMITS, places = 1, perform }: Lanes,
): Promise<Worker> {
  for (const lane of lanes) await queue.configure({ name: lane, ...limits });
  return startWorker(queue, perform, {
    name: `${hostname()}:${process.pid}:${name}`,
    lanes,
    places,
    leaseMs: env.leaseMs,
    log: workerLog,
  });
}
