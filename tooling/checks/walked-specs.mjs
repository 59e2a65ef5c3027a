// What each end-to-end file names and imports.
import { globSync } from 'node:fs';
import { basename, posix } from 'node:path';

const E2E = 'apps/studio/e2e';
/** It runs whatever has changed. */
export const SMOKE = 'smoke.spec.ts';
const LISTED = /'([\w-]+\.spec\.ts)':\s*\[([^\]]*)\]/g;
const IMPORTED = /(?:from|import) '(\.[^']+)'/g;

/** Spec file to the packages that it names. */
export function readWalks({ read }) {
  const text = read(`${E2E}/walked-packages.data.ts`);
  return new Map(
    [...text.matchAll(LISTED)].map(([, spec, names]) => [
      spec,
      [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name),
    ]),
  );
}

/** The spec files there are. */
export const specsOf = ({ root }) =>
  globSync(`${E2E}/*.spec.ts`, { cwd: root })
    .map((file) => basename(file))
    .toSorted();

/** The files below e2e that a spec is made of, as paths from the root: itself and all it imports there. */
export function filesOfSpec({ read }, spec) {
  const found = new Set([`${E2E}/${spec}`]);
  for (const file of found) {
    const paths = [...read(file).matchAll(IMPORTED)].map(([, path]) => posix.join(posix.dirname(file), path));
    for (const path of paths.filter((one) => one.startsWith(`${E2E}/`))) found.add(path);
  }
  return [...found];
}
