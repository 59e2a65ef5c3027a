// Jobs at a simulated vendor, on an embedded PostgreSQL that waits for the disk.
//   node --conditions=@kinora/source tooling/bench/vendor-jobs.mjs polling [open jobs] [checks a second]
//   node --conditions=@kinora/source tooling/bench/vendor-jobs.mjs throughput [jobs] [in flight]
// `polling`: what a worker of its own process spends on jobs that all go on. `throughput`: many short jobs through one
// process, simulator and all, with the encoder left out: how soon after it is ready there each can be played here.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { openDatabase } from '../../apps/api/src/adapters/postgres/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/postgres/embedded/embedded-postgres.ts';
import { createPostgresRoutes } from '../../apps/api/src/adapters/postgres/routing/postgres-routes.ts';
import { keepSecrets } from '../../apps/api/src/adapters/secrets.ts';
import { createVault } from '../../apps/api/src/adapters/vault.ts';
import { ROUTE_DEFAULTS } from '../../apps/api/src/domain/routing/route.ts';
import { openVendorLine } from '../../apps/api/src/testing/routing/vendor-line.ts';

const LIMITS = { core: 0.05, megabytes: 300, p95Seconds: 3 };
const WATCHED_MS = 30_000;
const AT_ONCE = 50;
const TICKS = 100;

const [kind = 'polling', ...sizes] = process.argv.slice(2);
const home = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
const postgres = await startEmbeddedPostgres({ home });
const line = await openVendorLine(await openDatabase(postgres.url));

/** Seconds of processor a process has used, and its resident megabytes. */
function usedBy(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { seconds: (Number(fields[11]) + Number(fields[12])) / TICKS, megabytes: Number(resident) / 1024 };
}

async function order(count) {
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = Math.min(AT_ONCE, count - done);
    await Promise.all(Array.from({ length: some }, () => line.orderVendor({ ttlMs: 86_400_000 })));
  }
}

const countIn = async (state) => {
  const { count } = await line.db
    .selectFrom('operation')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
};

async function until(state, count) {
  while ((await countIn(state)) < count) await sleep(200);
}

async function polling(jobs = 1000, perSecond = 20) {
  const vendor = await line.addRoute({ parallel: jobs, microUsdADay: 1e12 }, { pace: { running: 1e9 } });
  await order(jobs);
  const starter = line.startVendorWorker();
  await until('open', jobs);
  await starter.close();
  const routes = createPostgresRoutes(line.db, createVault(keepSecrets(home).accepted.sealKey));
  const { base, key } = vendor;
  const limits = { parallel: jobs, perSecond, microUsdADay: 1e12 };
  await routes.put({ ...ROUTE_DEFAULTS, ...limits, id: 'vidu', provider: 'vidu', base, key, source: 'operator' });
  const env = { ...process.env, KINORA_ROLE: 'worker', KINORA_HOME: home, DATABASE_URL: postgres.url };
  const worker = spawn(process.execPath, ['--conditions=@kinora/source', 'apps/api/src/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout, 'data');
  await sleep(5000);
  const [before, seen] = [usedBy(worker.pid), vendor.seen.length];
  await sleep(WATCHED_MS);
  const after = usedBy(worker.pid);
  const share = ((after.seconds - before.seconds) * 1000) / WATCHED_MS;
  const checks = ((vendor.seen.length - seen) * 1000) / WATCHED_MS;
  worker.kill('SIGTERM');
  await once(worker, 'exit');
  console.log(
    `${jobs} open jobs: ${(share * 100).toFixed(1)} % of a core (at most ${LIMITS.core * 100}), ${checks.toFixed(1)} checks a second (at most ${perSecond}), ${after.megabytes.toFixed(0)} MB`,
  );
}

async function throughput(jobs = 10_000, inFlight = 200) {
  const pace = { waiting: 0, running: 2000 };
  await line.addRoute({ parallel: inFlight, perSecond: 200, microUsdADay: 1e12 }, { pace });
  await order(jobs);
  const begin = performance.now();
  const worker = line.startVendorWorker({ pace: 1, starts: 16, checks: 64, places: 8 });
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, usedBy(process.pid).megabytes)), 1000);
  await until('done', jobs);
  clearInterval(watch);
  await worker.close();
  const took = (performance.now() - begin) / 1000;
  const rows = await line.db.selectFrom('operation').select(['opened_at', 'ended_at']).execute();
  const late = rows.map(({ ended_at: end, opened_at: open }) => (end - open - pace.running) / 1000);
  const p95 = late.toSorted((a, b) => a - b)[Math.floor(late.length * 0.95)];
  console.log(
    `${jobs} jobs, ${inFlight} in flight: ${took.toFixed(0)} s, p95 from ready there to playable here ${p95.toFixed(1)} s (at most ${LIMITS.p95Seconds}), at most ${most.toFixed(0)} MB with the simulator (at most ${LIMITS.megabytes})`,
  );
}

const KINDS = { polling, throughput };
try {
  await KINDS[kind](...sizes.map(Number));
} finally {
  await line.close();
  await postgres.stop();
  rmSync(home, { recursive: true });
}
