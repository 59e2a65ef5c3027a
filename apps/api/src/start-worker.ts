import { hostname, availableParallelism, freemem } from 'node:os';

import { isUnavailable } from './adapters/postgres/connection.ts';
import { startChores } from './jobs/chores.ts';
import { makeClip } from './jobs/make-clip.ts';
import { startWorker } from './jobs/worker.ts';
import type { Runtime } from './runtime.ts';

const MEMORY_PER_CLIP = 700_000_000;
const CHORE_MS = 30_000;
/** Of one member, so that nobody fills every place. */
const MEMBER_CAP = 2;
/** Over all processes; what one machine bears is decided by its places. */
const LANE_MAX = 64;

const log = (message: string) => console.error(`worker: ${message}`);

/** Clips this machine can draw at once: a core and 700 MB for each. */
export function placesOf(wanted: number): number {
  if (wanted > 0) return wanted;
  return Math.max(1, Math.min(availableParallelism(), Math.floor(freemem() / MEMORY_PER_CLIP)));
}

/** Makes clips until it is closed; what runs then is given back to the queue. */
export async function startClipWorker(runtime: Runtime): Promise<{ close(): Promise<void> }> {
  const { env, queue, creations, ledger, storage, providers } = runtime;
  const lanes = providers.flatMap(({ routes }) => routes.map(({ model }) => model));
  for (const name of lanes) await queue.configure({ name, maxRunning: LANE_MAX, memberCap: MEMBER_CAP });
  const deps = { creations, queue, storage, providers, isUnavailable, log };
  const worker = startWorker(queue, (job, slot) => makeClip(deps, job, slot), {
    name: `${hostname()}:${process.pid}`,
    lanes,
    places: placesOf(env.workers),
    leaseMs: env.leaseMs,
    log,
  });
  const stopChores = startChores(
    [
      { name: 'expiring creations', everyMs: Math.min(CHORE_MS, env.leaseMs), act: () => creations.expire() },
      { name: 'expiring credits', everyMs: CHORE_MS, act: () => ledger.expire() },
    ],
    log,
  );
  return {
    async close() {
      await stopChores();
      await worker.close();
    },
  };
}
