// Starts one command and sees to it that nothing it started outlives it.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import { environmentOf, isShell, parentOf, readProcesses } from './process-table.mjs';

/** Every process below ours carries this name with a value of its own, however it was detached. */
const MARK = 'KINORA_RUN';
const PATIENCE = { leave: 20_000, end: 3_000, again: 1_000, look: 500 };
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const windows = process.platform === 'win32';

/** The processes that carry the mark, those below `known`, and all below these. Never ourselves. */
function family(mark, known) {
  const table = readProcesses().filter(([pid]) => pid !== process.pid);
  const members = new Set(known);
  for (const [pid] of table) if (environmentOf(pid).includes(`${MARK}=${mark}`)) members.add(pid);
  for (let before = -1; before < members.size;) {
    before = members.size;
    for (const [pid, parent] of table) if (members.has(parent)) members.add(pid);
  }
  return table.map(([pid]) => pid).filter((pid) => members.has(pid));
}

function tell(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has left in the meantime.
  }
}

/** Sends the signal to all that `find` finds and waits until it finds none, or for the time given. */
async function tellAll(find, signal, patience) {
  for (const pid of find()) tell(pid, signal);
  for (let waited = 0; waited < patience && find().length > 0; waited += 50) await sleep(50);
}

/** Calls `leave` when npm, or the shell that npm put between us and itself, is gone without a word. */
function watchParents(leave) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  // Without a shell in between our parent is npm itself, and whoever started npm may go as he likes.
  const above = () => (isShell(parent) ? parentOf(parent) : undefined);
  const npm = above();
  const watch = setInterval(() => {
    if (process.ppid === parent && above() === npm) return;
    clearInterval(watch);
    leave('SIGTERM');
  }, PATIENCE.look);
  return watch;
}

/**
 * Runs one command to its end and resolves with its exit status. A signal to us goes on to it; we leave only
 * after it and everything below it has left.
 */
export async function run([program, ...options], { cwd, env }) {
  const mark = randomUUID();
  const child = spawn(program, options, { cwd, env: { ...env, [MARK]: mark }, stdio: 'inherit', shell: windows });
  const known = new Set();
  let told = 0;

  function leave(signal) {
    const now = Date.now();
    // A terminal and npm both pass one Ctrl-C on; only a later one means "at once".
    if (told > 0 && now - told < PATIENCE.again) return;
    for (const pid of family(mark, [child.pid])) known.add(pid);
    child.kill(told > 0 ? 'SIGKILL' : signal);
    if (told === 0) setTimeout(() => child.kill('SIGKILL'), PATIENCE.leave).unref();
    told = now;
  }

  for (const signal of SIGNALS) process.on(signal, leave);
  const watch = watchParents(leave);
  try {
    const [code, signal] = await once(child, 'exit');
    known.delete(child.pid);
    const left = () => family(mark, known);
    await tellAll(left, 'SIGTERM', PATIENCE.end);
    await tellAll(left, 'SIGKILL', PATIENCE.end);
    return code ?? 128 + constants.signals[signal];
  } catch (error) {
    throw new Error(`${program} does not start: ${error.message}`, { cause: error });
  } finally {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, leave);
  }
}
