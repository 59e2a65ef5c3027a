// The packages of the repository as the checks see them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import ts from 'typescript';

const posix = (path) => path.replaceAll('\\', '/');

/** Keeps what `make` gives for a name. */
function remember(make) {
  const made = new Map();
  return (name) => {
    if (!made.has(name)) made.set(name, make(name));
    return made.get(name);
  };
}

const parseText = (file, text) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : undefined);

/**
 * All packages below apps and packages. `dir` and `files` (the sources) are paths from the root, with slashes;
 * `read` and `parse` take such a path; each file is read and parsed once for all checks.
 */
export function readWorkspace(root) {
  const read = remember((file) => readFileSync(join(root, file), 'utf8'));
  const parse = remember((file) => parseText(file, read(file)));
  const packages = globSync('{apps,packages}/*/package.json', { cwd: root }).map((file) => {
    const manifest = JSON.parse(read(file));
    const dir = posix(dirname(file));
    const files = globSync(`${dir}/src/**/*.{ts,tsx}`, { cwd: root }).map(posix);
    return { dir, files, manifest, name: manifest.name, rank: manifest.kinora?.rank, runs: manifest.kinora?.runs };
  });
  const turbo = existsSync(join(root, 'turbo.json')) ? JSON.parse(read('turbo.json')) : { tasks: {} };
  return { root, read, parse, turbo, packages: packages.toSorted((one, other) => one.dir.localeCompare(other.dir)) };
}

export const isGenerated = (file) => basename(file).includes('.gen.');
export const isData = (file) => file.endsWith('.data.ts');
export const isStory = (file) => file.endsWith('.stories.tsx');
export const isTest = (file) => file.endsWith('.test.ts');
/** Suites and stand-ins that only tests import; they are proven by the tests that use them. */
export const isForTests = (file) => /(?:^|[/-])conformance\.ts$/.test(file) || /\/testing(?:\/|\.ts$)/.test(file);
/** Whether a file stands in a folder (`src/app/`), or is called so (`-atoms.ts`). */
export const isAt = (file, place) => (place.endsWith('/') ? file.startsWith(place) : file.endsWith(place));
