// What Turborepo knows a task by: a hash of all that it declares to read.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOM = 512 * 1024 ** 2;
const QUIET = { encoding: 'utf8', maxBuffer: ROOM, stdio: ['ignore', 'pipe', 'ignore'] };

/**
 * The tasks that `turbo run ...names` would run in the checkout `cwd`, with what they stand on: a map from task
 * ("@kinora/ui#test") to `{ hash, command, inputs }`; `inputs` are the declared files, from the task's folder.
 */
export function taskKeys(names, { cwd, environment }) {
  // Without the server of results: it may live in this process, which waits here and answers nothing meanwhile.
  const words = ['run', ...names, '--dry=json', '--cache=local:r'];
  const answer = execFileSync('turbo', words, { ...QUIET, cwd, env: environment });
  const { tasks } = JSON.parse(answer);
  return new Map(
    tasks.map(({ taskId, hash, command, inputs, directory, dependencies }) => [
      taskId,
      { hash, directory, dependencies, inputs: Object.keys(inputs), runs: command !== '<NONEXISTENT>' },
    ]),
  );
}

/**
 * What `read` makes of the `taskKeys` of another commit and of its checkout, a folder that is removed again.
 * By itself the keys.
 */
export function taskKeysAt(commit, names, { cwd, environment, read = (keys) => keys }) {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-base-'));
  const git = (...words) => execFileSync('git', words, { ...QUIET, cwd });
  try {
    git('worktree', 'add', '--detach', '--quiet', folder, commit);
    return read(taskKeys(names, { cwd: folder, environment }), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/** The tasks of `now` that have a program and are not the same as in `before`; all without a `before`. */
export const changedTasks = (now, before) =>
  [...now].filter(([task, { hash, runs }]) => runs && before?.get(task)?.hash !== hash).map(([task]) => task);
