// Edits planted into a copy of the checkout, and which tasks Turborepo would run again after each.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { changedTasks, taskKeys } from './task-keys.mjs';

const ALL = ['format', 'lint', 'lint:types', 'knip', 'conventions', 'licences', 'messages', 'boundaries', 'typecheck'];
const PROOFS = ['tooling', 'reach', 'test', 'test:browser', 'build', 'bundle', 'outside', 'publishable'];

const git = (cwd, ...words) => execFileSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });

/** Copies what git knows of or would take, as it stands now, into a repository of its own. */
export function copyCheckout(root) {
  const copy = mkdtempSync(join(tmpdir(), 'kinora-reach-'));
  const files = git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0');
  for (const file of files.filter((one) => one && existsSync(join(root, one)))) {
    cpSync(join(root, file), join(copy, file));
  }
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, '-c', 'user.name=reach', '-c', 'user.email=reach@localhost', 'commit', '--quiet', '--message=copy');
  return { copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/** This run's own settings would change the keys before an edit, too: at night a night run would change nothing. */
const OWN_SETTINGS = ['KINORA_BASE', 'KINORA_FRESH', 'KINORA_NIGHTLY', 'KINORA_RUN', 'KINORA_SHARD'];
const surroundings = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.includes(name)));

const hasStories = ({ inputs }) => inputs.some((file) => file.endsWith('.stories.tsx'));

/** A task with a program, or the stories of a package, whose runner asks for their key itself. */
function keysIn(copy, environment) {
  const tasks = taskKeys([...ALL, ...PROOFS, 'stories'], { cwd: copy, environment });
  return new Map(
    [...tasks].map(([task, known]) => [
      task,
      task.endsWith('#stories') ? { ...known, runs: hasStories(known) } : known,
    ]),
  );
}

const packageOf = (task) => task.split('#')[0].replace('@kinora/', '').replace('//', '');

/** Sorts tasks by what they do: `{ build: ['studio', 'ui'], lint: [''] }`. */
function byName(tasks) {
  const groups = Map.groupBy(tasks, (task) => task.split('#')[1]);
  return Object.fromEntries([...groups].map(([name, list]) => [name, list.map(packageOf).toSorted()]));
}

/**
 * What runs again when a line is added to `file` (which may be new), or with other `environment`.
 * The copy is as before afterwards.
 */
export function rerunsAfter({ file, environment = {} }, { copy, before }) {
  const path = file && join(copy, file);
  const old = path && existsSync(path) ? readFileSync(path) : undefined;
  if (path) {
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, '\n');
  }
  try {
    return byName(changedTasks(keysIn(copy, { ...surroundings, ...environment }), before));
  } finally {
    if (old) writeFileSync(path, old);
    else if (path) rmSync(path);
  }
}

export const keysBefore = (copy) => keysIn(copy, surroundings);
