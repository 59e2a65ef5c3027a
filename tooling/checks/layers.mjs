// Which libraries belong to which files, and what the inner layers of the server may know.
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

import { importsOf } from './imports.mjs';
import { isAt, isForTests, isStory, isTest } from './workspace.mjs';

/** Builders and expected values, reached by a sub-path that the product leaves alone. */
const FIXTURES = ['packages/contracts/src/fixtures.ts', 'packages/contracts/src/fixtures/'];
const LIBRARIES = [
  { names: ['axios', 'axios-retry'], places: ['packages/api-client/'], because: 'only api-client speaks HTTP' },
  {
    names: ['jotai'],
    places: ['apps/', 'packages/testkit/', '-atom.ts', '-atoms.ts', '-panel.tsx', '-page.tsx'],
    because: 'state lives in *-atoms.ts; panels and pages connect it',
  },
  { names: ['@tanstack/react-router'], places: ['apps/studio/'], because: 'only the studio knows the router' },
  {
    names: ['js-cookie', '@fingerprintjs/fingerprintjs'],
    places: ['packages/browser/'],
    because: 'only browser touches storage and the device',
  },
  {
    names: ['pg', 'kysely'],
    places: ['apps/api/src/adapters/', 'apps/api/src/cli/'],
    because: 'SQL stands in adapters',
  },
  {
    names: ['@kinora/contracts/fixtures', ...FIXTURES],
    places: ['packages/testkit/', ...FIXTURES],
    because: 'fixtures are for tests and stories',
  },
];

const SERVER = 'apps/api/src';
const PURE = ['contracts', 'timeline', 'drawing', 'reading', 'scenes', 'footage'].map((name) => `@kinora/${name}`);
/** A folder and all that its files may import. */
const LAYERS = [
  { folder: `${SERVER}/domain/`, knows: [`${SERVER}/domain/`, ...PURE] },
  { folder: `${SERVER}/app/`, knows: [`${SERVER}/app/`, `${SERVER}/domain/`, '@kinora/video-providers', ...PURE] },
];
/** Atoms are plain TypeScript: they run without a page. */
const ATOMS = { ending: /-atoms?\.ts$/, unknown: ['react', 'react-dom', '@kinora/ui'] };

const isPartOf = (specifier, name) =>
  specifier === name || specifier.startsWith(name.endsWith('/') ? name : `${name}/`);

function breachesOf({ file, runs }, { from, type }) {
  const target = from.startsWith('.') ? posix.join(posix.dirname(file), from) : from;
  // A type says what is handed in; it brings no library along.
  const misplaced = LIBRARIES.filter(({ names }) => !type && names.some((name) => isPartOf(target, name)))
    .filter(({ places }) => !places.some((place) => isAt(file, place)))
    .map(({ because }) => because);
  const outside = LAYERS.filter(({ folder }) => file.startsWith(folder))
    .filter(({ knows }) => !knows.some((name) => isPartOf(target, name)))
    .map(({ folder }) => `${folder} does not know it`);
  const rendered = ATOMS.ending.test(file) && ATOMS.unknown.some((name) => isPartOf(target, name));
  const onServer = runs === 'server' || !isBuiltin(from);
  return [
    ...misplaced,
    ...outside,
    ...(rendered ? ['atoms do not render'] : []),
    ...(onServer ? [] : ['only code that runs on the server knows Node']),
  ];
}

/** One line for each import of a library or layer in a file that should not know it. Tests and stories may. */
export function checkLayers({ packages, parse }) {
  return packages
    .flatMap(({ files, runs }) => files.map((file) => ({ file, runs })))
    .filter(({ file }) => !isTest(file) && !isStory(file) && !isForTests(file))
    .flatMap((one) =>
      importsOf(parse(one.file)).flatMap((imported) =>
        breachesOf(one, imported).map((breach) => `${one.file}: imports ${imported.from}, but ${breach}`),
      ),
    );
}
