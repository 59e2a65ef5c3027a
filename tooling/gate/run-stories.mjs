// Shows the stories of those packages whose last result is not remembered, in one browser.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';

import { runParts } from './run-parts.mjs';

const root = join(import.meta.dirname, '../..');
const storybook = join(root, 'apps/storybook');

/** Each package with stories and the key of all that they are drawn from. */
function partsOf(tasks) {
  return [...tasks]
    .filter(([task, { inputs }]) => task.endsWith('#stories') && inputs.some((file) => file.endsWith('.stories.tsx')))
    .map(([, { directory, hash }]) => ({ name: directory.split('/').at(-1), key: `stories-${hash}` }));
}

/** How many stories of each package passed; no entry for a package of which one failed. */
export function passedByPackage({ testResults }) {
  const packages = Map.groupBy(testResults, ({ name }) => name.split(`${sep}packages${sep}`)[1]?.split(sep)[0]);
  const whole = [...packages].filter(([, files]) => files.every(({ status }) => status === 'passed'));
  return new Map(whole.map(([name, files]) => [name, files.flatMap((file) => file.assertionResults).length]));
}

function show(names, words) {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-stories-'));
  const report = join(folder, 'report.json');
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...words];
  const environment = { ...process.env, KINORA_STORIES: names.join(',') };
  try {
    const { status } = spawnSync('vitest', options, { cwd: storybook, env: environment, stdio: 'inherit' });
    return { ok: status === 0, passed: passedByPackage(JSON.parse(readFileSync(report, 'utf8'))) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { KINORA_STORIES: wanted, ...env } = process.env;
  const words = process.argv.slice(2);
  const task = { tasks: ['stories'], partsOf, run: show };
  process.exitCode = runParts(task, { root, env, words, wanted: wanted?.split(',') });
}
