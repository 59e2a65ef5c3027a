// What `npm run new-package` writes is in order, and in every list of packages that is kept by hand.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { PLACES } from '../new-package/places.mjs';
import { planPackage } from '../new-package/plan-package.mjs';
import { PICTURE } from '../pictures/package-picture.mjs';
import { checkClasses } from './classes.mjs';
import { checkColours } from './colours.mjs';
import { checkEntryPoints } from './entry-points.mjs';
import { checkGlobals } from './globals.mjs';
import { checkLayers } from './layers.mjs';
import { checkLayout } from './layout.mjs';
import { checkManifests } from './manifests.mjs';
import { checkRanks } from './ranks.mjs';
import { checkReadmes } from './readmes.mjs';
import { checkStoriesAndTests } from './stories-and-tests.mjs';
import { textFilesBelow } from './text-files.mjs';
import { readWorkspace } from './workspace.mjs';

const OF_PACKAGES = [
  checkRanks,
  checkLayers,
  checkGlobals,
  checkColours,
  checkClasses,
  checkManifests,
  checkEntryPoints,
  checkReadmes,
  checkStoriesAndTests,
  checkLayout,
];
const TRIAL = { name: 'new-package-trial', about: 'a package that is made for this check only' };
const LINT = '.oxlintrc.json';

/** A tool writes these, or a package comes to stand there with its first page or its screens. */
const ELSEWHERE = [
  'pnpm-lock.yaml',
  'CHANGELOG.md',
  PICTURE,
  'docs/stories.md',
  'apps/studio/e2e/page-features.ts',
  'apps/studio/e2e/walked-packages.data.ts',
  'tooling/stories/elsewhere.data.mjs',
];
const isElsewhere = (file) => ELSEWHERE.includes(file) || file.endsWith('.po');

/** The packages that only the apps import: a file that names all of them lists packages. */
function leavesOf(packages) {
  const features = packages.filter(({ dir, runs }) => dir.startsWith('packages/') && runs === 'web');
  const highest = Math.max(...features.map(({ rank }) => rank));
  return features.filter(({ rank }) => rank === highest);
}

const wholeWord = ({ dir }) => new RegExp(String.raw`(?<![\w-])${dir.replace('packages/', '')}(?![\w-])`);

function unknownLists({ root, packages, read }) {
  const words = leavesOf(packages).map(wholeWord);
  return textFilesBelow(root)
    .filter((file) => !PLACES.includes(file) && !isElsewhere(file))
    .filter((file) => words.every((word) => word.test(read(file))))
    .map((file) => `${file}: lists the packages, but tooling/new-package/places.mjs does not know it`);
}

/** What the other checks say of the package in a copy that holds nothing else but the manifests. */
function breachesIn(files, { packages, read, root }) {
  const copy = mkdtempSync(join(tmpdir(), 'kinora-new-package-'));
  const kept = [...packages.map(({ dir }) => `${dir}/package.json`), LINT].filter((file) =>
    existsSync(join(root, file)),
  );
  try {
    for (const [file, text] of [...kept.map((one) => [one, read(one)]), ...files]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    const workspace = readWorkspace(copy);
    return OF_PACKAGES.flatMap((check) => check(workspace)).filter((breach) => breach.includes(TRIAL.name));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function trialBreaches(workspace, rank, isLeaf) {
  try {
    const files = planPackage({ ...TRIAL, rank, isLeaf }, workspace.read);
    return breachesIn(files, workspace).map((breach) => `tooling/new-package: would write ${breach}`);
  } catch (error) {
    return [`tooling/new-package: ${error.message}`];
  }
}

/** One line for each list that it does not know or cannot extend, and for each breach in what it would write. */
export function checkNewPackage(workspace) {
  const { root, packages } = workspace;
  if (!existsSync(join(root, PLACES[0]))) return [];
  const [{ rank }] = leavesOf(packages);
  return [
    ...unknownLists(workspace),
    ...trialBreaches(workspace, rank, true),
    ...trialBreaches(workspace, rank - 1, false),
  ];
}
