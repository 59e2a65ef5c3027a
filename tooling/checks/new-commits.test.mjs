import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { newCommits } from './new-commits.mjs';
import { plantFiles } from './testing/plant.mjs';

const SINCE = 'check.mjs';

/** A repository with a commit for each subject; the second adds the file that new commits are counted from. */
function plantHistory(...subjects) {
  const root = plantFiles({ 'README.md': '' });
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  const ids = subjects.map((subject, index) => {
    writeFileSync(join(root, index === 1 ? SINCE : `file-${index}`), '');
    git('add', '--all');
    git('-c', 'user.name=ada', '-c', 'user.email=ada@localhost', 'commit', '--quiet', `--message=${subject}`);
    return git('rev-parse', 'HEAD');
  });
  return { root, ids, subjectsSince: (base) => newCommits({ root, base, since: SINCE }).map((one) => one.subject) };
}

it('looks at what is behind the base, newest first', () => {
  const { ids, subjectsSince } = plantHistory('old', 'check', 'feat(a): one', 'feat(a): two words');
  expect(subjectsSince(ids[0])).toEqual(['feat(a): two words', 'feat(a): one', 'check']);
  expect(subjectsSince(ids[3])).toEqual([]);
});

it('looks at nothing older than the check without a base', () => {
  const { subjectsSince } = plantHistory('old', 'check', 'feat(a): one');
  expect(subjectsSince('')).toEqual(['feat(a): one']);
  expect(subjectsSince(undefined)).toEqual(['feat(a): one']);
});

it('finds nothing to look at where there is no history', () => {
  expect(newCommits({ root: plantFiles({ 'README.md': '' }), since: SINCE })).toEqual([]);
});
