// The commits that are looked at before they land: never the whole history.
import { execFileSync } from 'node:child_process';

const MOST = 200;

/** Where the new commits begin; undefined where there is no history, as in an archive. */
function startOfNew(git, { base, since }) {
  try {
    if (base) return git('rev-parse', '--verify', `${base}^{commit}`);
    return git('log', '--diff-filter=A', '--format=%H', '--', since).split('\n').at(-1) || undefined;
  } catch {
    return undefined;
  }
}

/** Id and subject of each commit behind `base`; without one, behind the commit that added the file `since`. */
export function newCommits({ root, base, since }) {
  const git = (...words) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const start = startOfNew(git, { base, since });
  const log = start && git('log', '--no-merges', `--max-count=${MOST}`, '--format=%h %s', `${start}..HEAD`);
  if (!log) return [];
  return log.split('\n').map((line) => ({
    id: line.slice(0, line.indexOf(' ')),
    subject: line.slice(line.indexOf(' ') + 1),
  }));
}
