// A component has its stories beside it, a file that branches has its tests beside it.
import { posix } from 'node:path';

import { isData, isGenerated, isStory, isTest } from './workspace.mjs';

const twin = (file, ending) => file.replace(/\.tsx?$/, ending);
/** The apps' wiring is tested end to end. */
const isWiring = (file) => file.startsWith('apps/');
/** Suites and stand-ins that only tests import are proven by the tests that use them. */
const isForTests = (file) => /(?:^|[/-])conformance\.ts$/.test(file) || file.includes('/testing/');
const branches = (text) => /\b(?:if|switch|while|for|catch) ?[({]/.test(text);

/** The files of one adapter are tested together, by the suite of their port. */
function hasTest(file, files) {
  if (!file.includes('/adapters/')) return files.includes(twin(file, '.test.ts'));
  return files.some((other) => posix.dirname(other) === posix.dirname(file) && isTest(other));
}

function needsTest(file) {
  if (!file.endsWith('.ts') || /(?:\/main|\.test|\.d)\.ts$/.test(file)) return false;
  return !isGenerated(file) && !isData(file) && !isForTests(file);
}

function checkPackage({ files }, read) {
  const storyless = files
    .filter((file) => file.endsWith('.tsx') && !isStory(file) && !isWiring(file))
    .filter((file) => !files.includes(twin(file, '.stories.tsx')))
    .map((file) => `${file}: has no stories beside it`);
  const testless = files
    .filter((file) => needsTest(file) && !hasTest(file, files) && branches(read(file)))
    .map((file) => `${file}: branches and has no test beside it`);
  const misplaced = files
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => `${file}: components are tested by stories`);
  return [...storyless, ...testless, ...misplaced];
}

export function checkTwins({ packages, read }) {
  return packages.flatMap((one) => checkPackage(one, read));
}
