// Runs tasks with Turborepo, whose results are remembered outside the checkout.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../bootstrap/processes.mjs';
import { machineKey } from '../results/machine-key.mjs';
import { serveTurboCache } from '../results/turbo-cache.mjs';
import { openResultStore } from '../vitest/result-store.js';
import { takeSummaries } from './run-report.mjs';
import { commitOf, isFresh, resultsFolder } from './surroundings.mjs';

/**
 * Gives `work` a function `turbo(words, { anew })` and ends what it needed. The function resolves with the status and
 * the tasks; `anew` runs them whatever is remembered.
 */
export async function withTurbo({ root, environment, browser }, work) {
  const folder = resultsFolder(environment);
  const store = openResultStore(folder);
  store.prune();
  const { word, facts } = machineKey({ environment, browser });
  const about = { at: new Date().toISOString(), commit: commitOf(root) };
  const cache = await serveTurboCache({ store, about, forget: isFresh(environment) });
  const env = { ...environment, ...cache.environment, KINORA_MACHINE: word, KINORA_RESULTS: folder };
  const summaries = join(root, '.turbo/runs');
  async function turbo(words, { anew = false } = {}) {
    rmSync(summaries, { recursive: true, force: true });
    mkdirSync(summaries, { recursive: true });
    // What runs anew is remembered all the same.
    const command = ['turbo', 'run', `--cache=remote:${anew ? 'w' : 'rw'}`, '--summarize=true', ...words];
    const status = await run(command, { cwd: root, env });
    return { status, tasks: takeSummaries(summaries) };
  }
  try {
    return await work({ turbo, store, env, facts });
  } finally {
    await cache.close();
  }
}
