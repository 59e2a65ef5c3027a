// Every threat of docs/security.md has a test whose title begins with its id.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { isTest } from './workspace.mjs';

const DOCUMENT = 'docs/security.md';
/** A heading names one threat or several: `### S2, S3. What could happen`. */
const HEADING = /^### ((?:S\d+(?:, )?)+)\. /gm;
const TITLE = /(?:["'`]|, )(S\d+)(?=(?:, S\d+)*: )/g;

const threatsIn = (text) => [...text.matchAll(HEADING)].flatMap(([, ids]) => ids.split(', '));
const titledIn = (text) => [...text.matchAll(TITLE)].map(([, id]) => id);

/** One line for each threat without a test, or one where the document names none. */
export function checkThreats({ root, packages, read }) {
  if (!existsSync(join(root, DOCUMENT))) return [];
  const suites = packages.flatMap(({ dir, files }) => [
    ...files.filter((file) => isTest(file) || file.endsWith('-conformance.ts')),
    ...globSync(`${dir}/e2e/*.spec.ts`, { cwd: root }),
  ]);
  const titled = new Set(suites.flatMap((file) => titledIn(read(file))));
  const threats = threatsIn(read(DOCUMENT));
  if (threats.length === 0) return [`${DOCUMENT}: names no threat in a heading ("### S1. ...")`];
  return threats
    .filter((id) => !titled.has(id))
    .map((id) => `${DOCUMENT}: ${id} has no test named after it ("${id}: ...")`);
}
