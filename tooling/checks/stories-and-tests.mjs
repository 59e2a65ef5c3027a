// A component has its stories beside it; a file that branches is reached by a test in its own folder.
import { posix } from 'node:path';

import { loadedBy } from './imports.mjs';
import { isData, isForTests, isGenerated, isStory, isTest } from './workspace.mjs';

const companion = (file, ending) => file.replace(/\.tsx?$/, ending);
/** The apps' wiring is tested end to end. */
const isWiring = (file) => file.startsWith('apps/');
const branches = (text) => /\b(?:if|switch|while|for|catch) ?[({]/.test(text);

/** What a test has its name from, and what it loads of its folder; all of an adapter's, which its port's suite tests. */
function testedIn({ files, parse }) {
  const tested = new Set();
  for (const test of files.filter(isTest)) {
    const folder = posix.dirname(test);
    const near = files.filter((file) => posix.dirname(file) === folder);
    tested.add(test.replace('.test.ts', '.ts'));
    for (const file of folder.includes('/adapters') ? near : loadedBy(test, { files: near, parse })) tested.add(file);
  }
  return tested;
}

function needsTest(file) {
  if (!file.endsWith('.ts') || /(?:\/main|\.test|\.d)\.ts$/.test(file)) return false;
  return !isGenerated(file) && !isData(file) && !isForTests(file);
}

function checkPackage({ files }, { parse, read }) {
  const storyless = files
    .filter((file) => file.endsWith('.tsx') && !isStory(file) && !isWiring(file) && !isForTests(file))
    .filter((file) => !files.includes(companion(file, '.stories.tsx')))
    .map((file) => `${file}: has no stories beside it`);
  const tested = testedIn({ files, parse });
  const testless = files
    .filter((file) => needsTest(file) && !tested.has(file) && branches(read(file)))
    .map((file) => `${file}: branches and no test in its folder reaches it`);
  const misplaced = files
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => `${file}: components are tested by stories`);
  return [...storyless, ...testless, ...misplaced];
}

export function checkStoriesAndTests({ packages, parse, read }) {
  return packages.flatMap((one) => checkPackage(one, { parse, read }));
}
