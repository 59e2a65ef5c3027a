import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { canReach, findRunner, type Runner } from './runner.ts';

/** Where PostgreSQL can live when the account it runs under may not enter the home folder. */
const ELSEWHERE = ['/var/lib', '/var/tmp'];

export interface Place {
  /** Ours; PostgreSQL's account may enter it. */
  readonly base: string;
  readonly dataFolder: string;
  readonly runner?: Runner;
}

function open(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, statSync(folder).mode | 0o111);
    return true;
  } catch {
    return false;
  }
}

function baseOutside(home: string, folders: readonly string[]): string {
  const name = `kinora-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const candidates = folders.map((folder) => join(folder, name));
  const base = candidates.find((candidate) => existsSync(candidate)) ?? candidates.find(open);
  if (base === undefined) {
    throw new Error(
      `PostgreSQL does not run as root and its account may not enter ${home}; set KINORA_HOME to a folder that any user may enter`,
    );
  }
  return base;
}

function makeHome(home: string): string {
  try {
    mkdirSync(home, { recursive: true });
    return realpathSync(home);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`the folder ${home} cannot be written${reason}; set KINORA_HOME to one of your own`, {
      cause: error,
    });
  }
}

/**
 * Where the database of a home folder lies. As root PostgreSQL runs under an account that owns
 * nothing: when it cannot get to the home folder, the data lies below /var/lib.
 */
export function placeFor(home: string, runner = findRunner(), elsewhere: readonly string[] = ELSEWHERE): Place {
  const real = makeHome(home);
  if (runner === undefined) return { base: real, dataFolder: join(real, 'postgres') };
  const base = canReach(dirname(real), runner) && open(real) ? real : baseOutside(real, elsewhere);
  return { base, dataFolder: join(base, 'postgres'), runner };
}
