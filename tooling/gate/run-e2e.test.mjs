import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { plantFiles } from '../checks/testing/plant.mjs';
import { partsOf, passedByFile } from './run-e2e.mjs';

const E2E = 'apps/studio/e2e';
const FILES = {
  [`${E2E}/walked-packages.data.ts`]:
    "export const WALKED_PACKAGES = {\n  'home.spec.ts': ['home'],\n  'library.spec.ts': ['home', 'library'],\n};\n",
  [`${E2E}/home.spec.ts`]: "import './journey.ts';",
  [`${E2E}/journey.ts`]: "import { a } from './stranger.ts';",
  [`${E2E}/stranger.ts`]: 'export const a = 1;',
  [`${E2E}/library.spec.ts`]: '',
  'apps/studio/playwright.config.ts': '',
};
const HASHES = {
  '@kinora/api#own': 'a',
  '@kinora/studio#own': 's',
  '@kinora/home#transit:tests': 'h',
  '@kinora/library#transit:tests': 'l',
};

const keysOf = (checkout, hashes = HASHES) => {
  const tasks = new Map(Object.entries(hashes).map(([task, hash]) => [task, { hash }]));
  return Object.fromEntries(partsOf(tasks, checkout).map(({ name, key }) => [name, key]));
};

/** The files whose key an edit changes. */
function changedBy({ file, hashes }) {
  const checkout = plantFiles(FILES);
  const before = keysOf(checkout);
  if (file) appendFileSync(join(checkout, file), '\n// edited');
  const after = keysOf(checkout, { ...HASHES, ...hashes });
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

describe('the keys of end-to-end files', () => {
  const ALL = ['home.spec.ts', 'library.spec.ts'];

  it.each([
    [{}, []],
    [{ hashes: { '@kinora/library#transit:tests': 'l2' } }, ['library.spec.ts']],
    [{ hashes: { '@kinora/home#transit:tests': 'h2' } }, ALL],
    [{ hashes: { '@kinora/api#own': 'a2' } }, ALL],
    [{ hashes: { '@kinora/studio#own': 's2' } }, ALL],
    [{ file: `${E2E}/library.spec.ts` }, ['library.spec.ts']],
    [{ file: `${E2E}/stranger.ts` }, ['home.spec.ts']],
    [{ file: 'apps/studio/playwright.config.ts' }, ALL],
  ])('after %j change for %j', (edit, names) => {
    expect(changedBy(edit)).toEqual(names);
  });

  it('are refused when a file walks a package that Turborepo does not know', () => {
    const { '@kinora/library#transit:tests': _, ...hashes } = HASHES;
    expect(() => keysOf(plantFiles(FILES), hashes)).toThrow('@kinora/library#transit:tests');
  });
});

describe('passedByFile', () => {
  it('counts the tests of files of which all passed, however deep they stand', () => {
    const suites = [
      { file: 'home.spec.ts', specs: [{ ok: true }], suites: [{ specs: [{ ok: true }], suites: [] }] },
      { file: 'library.spec.ts', specs: [{ ok: true }], suites: [{ specs: [{ ok: false }] }] },
    ];
    expect([...passedByFile({ suites })]).toEqual([['home.spec.ts', 2]]);
  });
});
