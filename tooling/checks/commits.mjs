// Checks the subjects of new commits: those since KINORA_BASE, else those since this check was written.
// Run by the gate, and by hand: npm run commits
import { join } from 'node:path';

import { subjectBreach } from './commit-rules.mjs';
import { newCommits } from './new-commits.mjs';

const commits = newCommits({
  root: join(import.meta.dirname, '../..'),
  base: process.env.KINORA_BASE,
  since: 'tooling/checks/commits.mjs',
});
const breaches = commits.flatMap(({ id, subject }) => {
  const breach = subjectBreach(subject);
  return breach ? [`${id} ${breach}`] : [];
});
for (const breach of breaches) console.error(breach);
console.log(`commits: ${commits.length} new, ${breaches.length} breaches`);
process.exitCode = breaches.length > 0 ? 1 : 0;
