import { describe, expect, it } from 'vitest';

import { plantFiles } from './testing/plant.mjs';
import { checkWalkedPackages } from './walked-packages.mjs';
import { readWorkspace } from './workspace.mjs';

const LIST = 'apps/studio/e2e/walked-packages.data.ts';

const aPackage = (name, rank, ...below) => ({
  [`packages/${name}/package.json`]: {
    name: `@kinora/${name}`,
    kinora: { rank, runs: 'web' },
    dependencies: Object.fromEntries(below.map((one) => [`@kinora/${one}`, 'workspace:*'])),
  },
});

const FILES = {
  ...aPackage('ui', 2),
  ...aPackage('home', 7, 'ui'),
  ...aPackage('library', 7, 'ui'),
  'apps/studio/package.json': { name: '@kinora/studio', dependencies: { '@kinora/home': 'workspace:*' } },
  'apps/studio/src/pages.ts': "import '@kinora/home';\nconst shelf = () => import('@kinora/library/shelf');\n",
  'apps/studio/e2e/stranger.ts': 'export const a = 1;',
  'apps/studio/e2e/journey.ts': "import { a } from './stranger.ts';",
  'apps/studio/e2e/home.spec.ts': "import './journey.ts';",
  'apps/studio/e2e/library.spec.ts': '',
  'apps/studio/e2e/smoke.spec.ts': '',
};

const LISTED = { 'home.spec.ts': ['home'], 'library.spec.ts': ['library'], 'smoke.spec.ts': [] };
const listText = (listed) =>
  `export const WALKED_PACKAGES = {\n${Object.entries(listed)
    .map(([spec, names]) => `  '${spec}': [${names.map((name) => `\n    '${name}',`).join('')}\n  ],`)
    .join('\n')}\n};\n`;

const planted = (listed = LISTED, files = FILES) => readWorkspace(plantFiles({ ...files, [LIST]: listText(listed) }));

describe('the list of walked packages', () => {
  it('is complete', () => {
    expect(checkWalkedPackages(planted())).toEqual([]);
  });

  it('names every spec, and no other', () => {
    const { 'library.spec.ts': library, ...others } = LISTED;
    expect(checkWalkedPackages(planted({ ...others, 'lost.spec.ts': library }))).toEqual([
      `${LIST}: library.spec.ts names no packages`,
      `${LIST}: there is no lost.spec.ts`,
    ]);
  });

  it('names packages that exist, and every feature', () => {
    expect(checkWalkedPackages(planted({ ...LISTED, 'library.spec.ts': ['shelf'] }))).toEqual([
      `${LIST}: there is no package shelf`,
      `${LIST}: no spec walks library`,
    ]);
  });

  it('need not name a feature that no page shows yet', () => {
    expect(checkWalkedPackages(planted(LISTED, { ...FILES, ...aPackage('gift-cards', 7, 'ui') }))).toEqual([]);
  });

  it('holds the smoke walk', () => {
    const { 'apps/studio/e2e/smoke.spec.ts': _smoke, ...files } = FILES;
    const { 'smoke.spec.ts': _none, ...listed } = LISTED;
    expect(checkWalkedPackages(planted(listed, files))).toEqual(['apps/studio/e2e: smoke.spec.ts is missing']);
  });

  it('is nobody’s business without specs', () => {
    expect(checkWalkedPackages(readWorkspace(plantFiles(aPackage('ui', 2))))).toEqual([]);
  });
});
