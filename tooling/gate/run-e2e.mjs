// Runs those end-to-end files whose last result is not remembered, and the smoke walk always.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SMOKE, filesOfSpec, readWalks, specsOf } from '../checks/walked-specs.mjs';
import { runParts } from './run-parts.mjs';

const root = join(import.meta.dirname, '../..');
const studio = join(root, 'apps/studio');
const APPS = ['@kinora/api#own', '@kinora/studio#own'];
const CONFIG = 'apps/studio/playwright.config.ts';

/** Each end-to-end file and the key of what it walks: packages with all below them, both apps, and its own files. */
export function partsOf(tasks, checkout) {
  const read = (file) => readFileSync(join(checkout, file), 'utf8');
  const walks = readWalks({ read });
  const hashOf = (task) => {
    const known = tasks.get(task);
    if (!known) throw new Error(`there is no ${task}, which an end-to-end file walks.`);
    return known.hash;
  };
  return specsOf({ root: checkout }).map((name) => {
    const packages = (walks.get(name) ?? []).map((one) => hashOf(`@kinora/${one}#transit:tests`));
    const files = [CONFIG, ...filesOfSpec({ read }, name)].map((file) => [file, read(file)]);
    const facts = JSON.stringify([APPS.map(hashOf), packages, files]);
    return { name, key: `e2e-${createHash('sha256').update(facts).digest('hex').slice(0, 32)}` };
  });
}

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** How many tests of each file passed; no entry for a file of which one failed. */
export function passedByFile({ suites }) {
  const files = suites.map((suite) => [suite.file.split('/').at(-1), specsIn(suite)]);
  const whole = files.filter(([, specs]) => specs.every(({ ok }) => ok));
  return new Map(whole.map(([file, specs]) => [file, specs.length]));
}

function walk(names, words) {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-e2e-'));
  const report = join(folder, 'report.json');
  const environment = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  // Names are patterns to Playwright: `home.spec.ts` would be found in `member-home.spec.ts`, too.
  const patterns = names.map((name) => `e2e/${name}`);
  try {
    const options = ['test', '--reporter=list,json', ...(words.length > 0 ? words : patterns)];
    const { status } = spawnSync('playwright', options, { cwd: studio, env: environment, stdio: 'inherit' });
    return { ok: status === 0, passed: passedByFile(JSON.parse(readFileSync(report, 'utf8'))) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const task = { tasks: ['own', 'transit:tests'], partsOf, run: walk, always: [SMOKE] };
  process.exitCode = runParts(task, { root, env: process.env, words: process.argv.slice(2) });
}
