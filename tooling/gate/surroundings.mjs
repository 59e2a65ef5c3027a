// What a run of the gate knows about itself: the commit, the folder of results, what is asked for.
import { execFileSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';

const git = (cwd, ...words) => {
  try {
    return execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

function userCache({ XDG_CACHE_HOME, LOCALAPPDATA }) {
  if (process.platform === 'win32') return LOCALAPPDATA ?? join(homedir(), 'AppData/Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches');
  return XDG_CACHE_HOME || join(homedir(), '.cache');
}

/** Where results are kept: KINORA_CACHE, or below the user's cache folder. */
export const resultsFolder = (environment) =>
  join(environment.KINORA_CACHE || join(userCache(environment), 'kinora'), 'results');

/** The commit that results are written under, with a `+` where the checkout differs from it. */
export function commitOf(cwd) {
  const commit = git(cwd, 'rev-parse', '--short=8', 'HEAD') || 'no commit';
  return git(cwd, 'status', '--porcelain') === '' ? commit : `${commit}+`;
}

export const isFresh = (environment) => !['', '0', undefined].includes(environment.KINORA_FRESH);
