import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const NOBODY = 65_534;

/** The existing account under which PostgreSQL runs, because it refuses to run as root. */
export interface Runner {
  readonly uid: number;
  readonly gid: number;
}

/** What a passwd file says about `nobody`; the customary number where it says nothing. */
export function nobodyIn(passwd: string): Runner {
  const fields = /^nobody:.*$/m.exec(passwd)?.[0].split(':') ?? [];
  const uid = Number(fields[2] ?? Number.NaN);
  const gid = Number(fields[3] ?? Number.NaN);
  return Number.isInteger(uid) && Number.isInteger(gid) && uid !== 0 ? { uid, gid } : { uid: NOBODY, gid: NOBODY };
}

/** Undefined when PostgreSQL can run as the current user. */
export function findRunner(): Runner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return nobodyIn(readFileSync('/etc/passwd', 'utf8'));
  } catch {
    return { uid: NOBODY, gid: NOBODY };
  }
}

/** The permission bits (rwx) that a file or folder gives to an account. */
function bitsFor(path: string, { uid, gid }: Runner): number {
  const { mode, uid: owner, gid: group } = statSync(path);
  if (owner === uid) return (mode >> 6) & 7;
  return (group === gid ? mode >> 3 : mode) & 7;
}

/** Whether an account can read a file, or enter a folder, on the whole way down from the root. */
export function canReach(path: string, runner: Runner): boolean {
  const needed = statSync(path).isDirectory() ? 1 : 4;
  if ((bitsFor(path, runner) & needed) !== needed) return false;
  return dirname(path) === path || canReach(dirname(path), runner);
}
