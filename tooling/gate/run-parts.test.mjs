import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { runParts } from './run-parts.mjs';

// Each asks Turborepo for keys; a busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A task of three parts that notes what it was asked to run; `answer` is what its run says. */
function taskOf(keys, answer) {
  const ran = [];
  const partsOf = () => Object.entries(keys).map(([name, key]) => ({ name, key }));
  const run = (names) => {
    ran.push(names);
    return answer ?? { ok: true, passed: new Map(names.map((name) => [name, 2])) };
  };
  return { task: { tasks: ['//#licences'], partsOf, run, always: ['smoke'] }, ran };
}

// At night nothing is taken from memory, which is what these tests are about.
const NO_SETTINGS = { KINORA_BASE: '', KINORA_FRESH: '', KINORA_SHARD: '' };
const env = (more) => ({ ...process.env, ...NO_SETTINGS, KINORA_RESULTS: folder, ...more });
// What is said would be read by the gate's sum.
const quiet = { root, say: () => {} };
const runWith = ({ task }, words = []) => runParts(task, { ...quiet, env: env(), words });

it('runs what is not remembered, and what always runs', () => {
  const first = taskOf({ one: 'a1', two: 'b1', smoke: 's1' });
  expect(runWith(first)).toBe(0);
  expect(first.ran).toEqual([['smoke', 'one', 'two']]);
  const second = taskOf({ one: 'a1', two: 'b2', smoke: 's1' });
  expect(runWith(second)).toBe(0);
  expect(second.ran).toEqual([['smoke', 'two']]);
});

it('remembers nothing of a run that failed beside its tests', () => {
  const broken = taskOf({ one: 'a1' }, { ok: false, passed: new Map([['one', 2]]) });
  expect(runWith(broken)).toBe(1);
  const again = taskOf({ one: 'a1' });
  runWith(again);
  expect(again.ran).toEqual([['one']]);
});

it('fails when the run says nothing of a part it was asked for', () => {
  const silent = taskOf({ one: 'a1', two: 'b1' }, { ok: true, passed: new Map([['one', 2]]) });
  expect(runWith(silent)).toBe(1);
});

it('remembers nothing of a run that somebody narrowed', () => {
  const narrowed = taskOf({ one: 'a1' });
  expect(runWith(narrowed, ['-t', 'only this'])).toBe(0);
  const again = taskOf({ one: 'a1' });
  runWith(again);
  expect(again.ran).toEqual([['one']]);
});

const oneChanged = (_, checkout) => [
  { name: 'one', key: 'a1' },
  { name: 'two', key: checkout === root ? 'b2' : 'b1' },
];

it('takes parts for green that are as they were at the commit named', () => {
  const { task, ran } = taskOf({ one: 'a1', two: 'b1' });
  runParts({ ...task, partsOf: oneChanged }, { ...quiet, env: env({ KINORA_BASE: 'HEAD' }), words: [] });
  expect(ran).toEqual([['two']]);
});
