// Processes that are killed without a warning and started again, as a machine that fails would have it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startServerProcess } from '../../../apps/api/src/testing/server-process.ts';
import { between } from './dice.mjs';

/** How long a victim may live, in ms from its last start: long enough to do some work, short enough to lose some. */
const LIVES = { worker: [1200, 9000], server: [4000, 16_000], database: [9000, 30_000] };
const NEVER_SAID = 60_000;

/** Starts one until it runs, as a supervisor does: one that finds no database ends by itself. */
async function startWithRetries(settings, sign) {
  const end = performance.now() + NEVER_SAID;
  for (;;) {
    const child = startServerProcess(settings);
    try {
      await child.until(sign);
      return child;
    } catch (error) {
      await child.end('SIGKILL');
      if (performance.now() > end) throw error;
      await sleep(200);
    }
  }
}

/** One process of ours that is there again as soon as it is gone. */
async function keepAlive(settings, sign) {
  let child = await startWithRetries(settings, sign);
  return {
    kill: async () => {
      await child.end('SIGKILL');
      child = await startWithRetries(settings, sign);
    },
    stop: () => child.end('SIGTERM'),
  };
}

export const startServer = ({ home, url, port }) =>
  keepAlive(
    {
      KINORA_ROLE: 'api',
      KINORA_HOME: home,
      DATABASE_URL: url,
      KINORA_PORT: String(port),
      KINORA_LIMITS: 'test',
      KINORA_LOW_DISK: '0',
      KINORA_START_PER_ADDRESS: '1000',
      KINORA_START_PER_DEVICE: '1000',
    },
    /Kinora runs at (\S+)/,
  );

export const startWorker = ({ home, url }) =>
  keepAlive(
    {
      KINORA_ROLE: 'worker',
      KINORA_HOME: home,
      DATABASE_URL: url,
      KINORA_WORKERS: '1',
      KINORA_LEASE: '5',
      KINORA_LOW_DISK: '0',
    },
    /Kinora works on/,
  );

const postmasterOf = (folder) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** PostgreSQL, which its supervisor starts again by itself. */
export function databaseTarget({ dataFolder }, isThere) {
  return {
    kill: async () => {
      const pid = postmasterOf(dataFolder);
      process.kill(pid, 'SIGKILL');
      const end = performance.now() + NEVER_SAID;
      while (!(await isThere())) {
        if (performance.now() > end) throw new Error('PostgreSQL did not come back');
        await sleep(100);
      }
    },
    stop: () => Promise.resolve(),
  };
}

/** Kills a victim so many times, at moments the dice decide; says when it was done last. */
export async function killAtRandom(target, { kind, kills, dice, told, signal }) {
  const [least, most] = LIVES[kind];
  for (let count = 0; count < kills && !signal.aborted; count += 1) {
    await sleep(between(dice, least, most), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await target.kill();
    told(kind);
  }
}
