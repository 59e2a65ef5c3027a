import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FROM = /(?:\bfrom |\bimport\()'(?<name>[a-z@][\w@/-]*)'/g;
const CODE = 'src/**/*.{ts,tsx}';
const isForBrowsers = (file: string) => !file.endsWith('.test.ts') && !file.includes('testing/');
const isLibrary = (name: string) => !/^(?:node:|@kinora\/|@storybook\/|storybook\/|@fontsource)/.test(name);
// The macros of Lingui are gone when the code runs.
const isCompiled = (name: string) => name.endsWith('/macro');

function librariesOf(folder: string): string[] {
  const files = globSync(CODE, { cwd: folder }).filter(isForBrowsers);
  const names = files.flatMap((file) =>
    [...readFileSync(resolve(folder, file), 'utf8').matchAll(FROM)].map(({ groups }) => groups?.['name'] ?? ''),
  );
  return [...new Set(names)].filter((name) => isLibrary(name) && !isCompiled(name));
}

/**
 * The libraries that the sources of these packages import, once each, as Vite's optimizer names them
 * (`@kinora/auth > formik`). They are told before the first story: a library that Vite finds late makes it load every
 * page again, in the middle of a story.
 */
export function usedLibraries(packages: string, names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const missing = librariesOf(resolve(packages, name)).filter((library) => !found.has(library));
    for (const library of missing) found.set(library, `@kinora/${name} > ${library}`);
  }
  return [...found.values()];
}
