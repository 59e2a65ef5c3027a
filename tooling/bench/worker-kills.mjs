// How soon a clip runs again elsewhere after its worker was killed: twenty kills of real worker processes under leases
// of 3 s, at moments that a seed decides, on an embedded PostgreSQL that waits for the disk. Run it with
// node --conditions=@kinora/source tooling/bench/worker-kills.mjs [seed]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../../apps/api/src/adapters/postgres/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/postgres/embedded/embedded-postgres.ts';
import { openClipLine } from '../../apps/api/src/testing/creations/clip-line.ts';
import { runKillDrill } from '../../apps/api/src/testing/creations/kill-drill.ts';
import { killPlan } from '../../apps/api/src/testing/creations/kill-plan.ts';

const seed = Number(process.argv[2] ?? 1);
const home = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
const postgres = await startEmbeddedPostgres({ home });
const line = await openClipLine(await openDatabase(postgres.url));
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
try {
  const start = performance.now();
  const { kills, restarts, pairs } = await runKillDrill(line, killPlan(seed));
  const took = performance.now() - start;
  const times = restarts.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const starved = Math.max(...restarts.map(({ starvedMs }) => starvedMs));
  const half = times[Math.floor(times.length / 2)];
  const whole = pairs.filter(({ drilled, undisturbed }) => JSON.stringify(drilled) === JSON.stringify(undisturbed));
  console.log(`${kills} kills in ${seconds(took)} (seed ${seed}): ${times.length} clips ran again`);
  console.log(
    `p50 ${seconds(half)}, longest ${seconds(times.at(-1))}; kept from the processor up to ${seconds(starved)}`,
  );
  const { breaches } = await line.ledger.books();
  console.log(`${whole.length} of ${pairs.length} clips as undisturbed; ${breaches.length} broken rules in the books`);
} finally {
  await line.close();
  await postgres.stop();
  rmSync(home, { recursive: true });
}
