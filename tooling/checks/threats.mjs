// Every threat of docs/security.md has a test whose title begins with its id.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { isTest } from './workspace.mjs';

const DOCUMENT = 'docs/security.md';
/** What cannot happen yet needs no test; the row says so in these words. */
const NOT_YET = 'no vendor is called yet';
const TITLE = /(?:["'`]|, )(S\d+)(?=(?:, S\d+)*: )/g;

const idsOf = (text) => [...text.matchAll(/S\d+/g)].map(([id]) => id);

/** Ids by row of the table; the rows that need no test are left out. */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => /^\| *S\d/.test(line) && !line.includes(NOT_YET))
    .map((line) => idsOf(line.split('|')[1] ?? ''));

const titledIn = (text) => [...text.matchAll(TITLE)].map(([, id]) => id);

export function checkThreats({ root, packages, read }) {
  if (!existsSync(join(root, DOCUMENT))) return [];
  const suites = packages.flatMap(({ dir, files }) => [
    ...files.filter((file) => isTest(file) || file.endsWith('-conformance.ts')),
    ...globSync(`${dir}/e2e/*.spec.ts`, { cwd: root }),
  ]);
  const titled = new Set(suites.flatMap((file) => titledIn(read(file))));
  return rowsOf(read(DOCUMENT))
    .flat()
    .filter((id) => !titled.has(id))
    .map((id) => `${DOCUMENT}: ${id} has no test named after it ("${id}: ...")`);
}
