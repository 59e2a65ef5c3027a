import { existsSync, readFileSync } from 'node:fs';

function mayExist(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The letter of its state on Linux; undefined when it has left meanwhile, or where there is no /proc. */
function stateOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.at(stat.lastIndexOf(')') + 2); // The name in parentheses may hold anything.
  } catch {
    return existsSync('/proc/self/stat') ? 'X' : undefined;
  }
}

/**
 * Whether a process runs. A zombie counts as gone: the first process of a
 * container may never do so.
 */
export function isAlive(pid: number): boolean {
  return mayExist(pid) && !['Z', 'X'].includes(stateOf(pid) ?? '');
}
