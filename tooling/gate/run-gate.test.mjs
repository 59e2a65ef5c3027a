import { join } from 'node:path';

import { expect, it, vi } from 'vitest';

import { runGate } from './run-gate.mjs';

// Asks Turborepo for the names of all tasks; a busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const { KINORA_BASE: _base, KINORA_SHARD: _shard, ...env } = process.env;
// What is said would be read by the gate's sum.
vi.spyOn(console, 'log').mockImplementation(() => {});

/** Runs the gate with a Turborepo that notes what it was asked for and how many runs it was in at once. */
async function runWith(statusOf) {
  const asked = [];
  let [now, most] = [0, 0];
  async function turbo(words) {
    asked.push(words);
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    return { status: statusOf(words), tasks: [] };
  }
  const store = { read: () => {} };
  const status = await runGate('test', { turbo, store, root, env, facts: {}, strict: false });
  return { asked, most, status };
}

it('starts the longest tasks beside all others, and each task once', async () => {
  const { asked, most, status } = await runWith(() => 0);
  expect([status, most]).toEqual([0, 2]);
  const longest = asked.filter((words) => words.includes('@kinora/api#test'));
  expect(longest).toHaveLength(1);
  const both = ['@kinora/api#test', '@kinora/storybook#test:stories'];
  expect(longest[0].filter((word) => word.includes('#')).toSorted()).toEqual(both);
  const tasks = asked.flat().filter((word) => word.includes('#'));
  expect(tasks).toEqual(expect.arrayContaining(['@kinora/ui#test', '@kinora/storybook#test:stories', '//#knip']));
  expect(new Set(tasks).size).toBe(tasks.length);
});

it('fails with either of them, and goes no further', async () => {
  for (const name of ['@kinora/api#test', '@kinora/ui#test']) {
    const { asked, status } = await runWith((words) => (words.includes(name) ? 3 : 0));
    expect(status).toBe(3);
    expect(asked.flat()).not.toContain('e2e');
  }
});
