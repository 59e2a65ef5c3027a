// Twenty renders side by side, of which two are killed, two cancelled and two run out of memory: whether the other
// fourteen show what they show undisturbed, and whether the six leave nothing.
//   node --conditions=@kinora/source tooling/bench/interrupted-renders.mjs [renders at once]
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drawAlone, runInterrupted } from '../../packages/media-node/src/testing/interrupted-run.ts';

const [atOnce = '4'] = process.argv.slice(2);
const EXPECTED = { undisturbed: null, killed: 'crashed', cancelled: 'cancelled', 'out-of-memory': 'out-of-memory' };
const INTERRUPTED = {
  3: 'killed',
  6: 'cancelled',
  8: 'out-of-memory',
  11: 'killed',
  14: 'cancelled',
  17: 'out-of-memory',
};

const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const alone = [await drawAlone(folder, 0), await drawAlone(folder, 1)];
const fates = Array.from({ length: 20 }, (_, index) => INTERRUPTED[index] ?? 'undisturbed');
const home = join(folder, 'together');
const start = performance.now();
const endings = await runInterrupted({ folder: home, fates, atOnce: Number(atOnce) });
const seconds = (performance.now() - start) / 1000;

const isAsExpected = ({ failure, fate, name, pictures }) =>
  failure === EXPECTED[fate] && (fate !== 'undisturbed' || pictures === alone[Number(name) % 2]);
const left = new Set((await readdir(home)).map((file) => file.replace(/^\./, '').split('.')[0]));
const wrong = endings.filter((ending) => !isAsExpected(ending) || left.has(ending.name) !== (ending.failure === null));
for (const { failure, fate, name } of endings)
  console.log(`${name.padStart(2)} ${fate.padEnd(14)} ${failure ?? 'whole'}`);
console.log(`${endings.length} renders in ${seconds.toFixed(1)} s, ${atOnce} at once: ${wrong.length} not as expected`);
if (wrong.length > 0) process.exitCode = 1;
await rm(folder, { recursive: true });
