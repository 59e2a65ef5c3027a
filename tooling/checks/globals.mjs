// Which files reach the environment, the network and what a browser stores; by whatever name they call it.
import ts from 'typescript';

import { declarationOf, elementPath, importedPath, membersOf, pathOf } from './bindings.mjs';
import { isAt, isForTests, isStory, isTest } from './workspace.mjs';

const RULES = [
  {
    globals: ['process.env', 'import.meta.env'],
    places: [
      'apps/api/src/env.ts',
      // These two start programs and pass on what a program inherits.
      'apps/api/src/adapters/postgres/embedded/program.ts',
      'packages/media-node/src/supervised-process.ts',
    ],
    because: 'only apps/api/src/env.ts reads the environment',
  },
  {
    globals: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'navigator.sendBeacon'],
    places: [
      'packages/api-client/',
      'packages/browser/',
      'apps/api/src/adapters/',
      // The service worker passes on what pages ask for.
      'apps/studio/src/offline-worker.ts',
    ],
    because: 'calls go through packages/api-client, on the server through an adapter',
  },
  {
    globals: ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches', 'document.cookie'],
    places: ['packages/browser/', 'apps/studio/src/offline-worker.ts'],
    because: 'only packages/browser touches storage',
  },
  {
    globals: ['process', 'Buffer', 'require', '__dirname', '__filename', 'setImmediate'],
    runs: ['any', 'web'],
    because: 'only code that runs on the server knows Node',
  },
  {
    globals: ['document', 'navigator', 'location', 'history'],
    runs: ['any'],
    because: 'code that runs anywhere knows no page',
  },
];

/** Whether an identifier is read here, and not the name of a member, a declaration or a key. */
function isRead(identifier) {
  const { parent } = identifier;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return parent.name !== identifier && parent.propertyName !== identifier;
}

const isOnlyType = (node) => ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

function pathsAt(node) {
  if (ts.isBindingElement(node)) return [elementPath(node)];
  // What has a name of its own in this file was told where it got it.
  if (ts.isIdentifier(node)) return isRead(node) && !declarationOf(node) ? [pathOf(node)] : [];
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return [importedPath(node)];
  return ts.isBinaryExpression(node) ? membersOf(node) : [pathOf(node)];
}

/** The globals that a file reaches among `wanted`, as `process.env`. */
function reached(source, wanted) {
  const found = new Set();
  function visit(node) {
    if (isOnlyType(node)) return;
    for (const path of pathsAt(node)) {
      const name = path?.join('.');
      if (wanted.includes(name)) found.add(name);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return [...found];
}

function breachesOf(file, { runs, parse, read }) {
  const text = read(file);
  const rules = RULES.filter((rule) => rule.runs?.includes(runs) ?? !rule.places.some((place) => isAt(file, place)));
  const wanted = rules.flatMap(({ globals }) => globals);
  const named = wanted.filter((name) => name.split('.').every((part) => text.includes(part)));
  if (named.length === 0) return [];
  return reached(parse(file), named).map((name) => {
    const { because } = rules.find(({ globals }) => globals.includes(name));
    return `${file}: reaches ${name}, but ${because}`;
  });
}

/** One line for each global in a file that should not know it. Tests and stories may. */
export function checkGlobals({ packages, parse, read }) {
  return packages.flatMap(({ files, runs }) =>
    files
      .filter((file) => !isTest(file) && !isStory(file) && !isForTests(file))
      .flatMap((file) => breachesOf(file, { runs, parse, read })),
  );
}
