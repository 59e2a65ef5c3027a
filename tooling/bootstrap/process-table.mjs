import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The parent of a process on Linux; undefined when it has ended (also unburied) or there is no /proc. */
export function parentOf(pid) {
  const stat = readText(`/proc/${pid}/stat`);
  // The name in parentheses may hold spaces; state and parent follow it.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' || state === 'Z' ? undefined : Number(parent);
}

/** Whether a process on Linux is a shell such as npm puts before its scripts. */
export const isShell = (pid) => /^(?:ba|da|k|z)?sh$/.test(readText(`/proc/${pid}/comm`).trim());

/** The environment a process was started with, on Linux, if we may read it. */
export const environmentOf = (pid) => readText(`/proc/${pid}/environ`).split('\0');

/** Pairs of id and parent of all living processes. */
export function readProcesses() {
  if (process.platform === 'linux') {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return ids.map((name) => [Number(name), parentOf(name)]).filter(([, parent]) => parent !== undefined);
  }
  const { stdout, error } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  if (error) return [];
  return stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
}
