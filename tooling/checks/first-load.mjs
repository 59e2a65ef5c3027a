// What the first page never needs is imported lazily: no index.ts reaches it by fixed imports.
import { posix } from 'node:path';

import { importsOf } from './imports.mjs';

const LATER = ['axios', 'axios-retry', 'formik', 'yup', '@fingerprintjs/fingerprintjs', 'tus-js-client'];

const fixed = (file, read) => importsOf(file, read(file)).filter(({ lazy, type }) => !lazy && !type);

/** The files that importing `start` loads, `start` first. */
function loadedBy(start, { files, read }) {
  const loaded = [start];
  for (const file of loaded) {
    const next = fixed(file, read)
      .filter(({ from }) => from.startsWith('.'))
      .map(({ from }) => posix.join(posix.dirname(file), from))
      .filter((path) => files.includes(path) && !loaded.includes(path));
    loaded.push(...new Set(next));
  }
  return loaded;
}

/** One line for each fixed import of a heavy library on the way from a web package's index.ts. */
export function checkFirstLoad({ packages, read }) {
  return packages
    .filter(({ dir, runs, files }) => runs !== 'server' && files.includes(`${dir}/src/index.ts`))
    .flatMap(({ dir, files }) => loadedBy(`${dir}/src/index.ts`, { files, read }))
    .flatMap((file) =>
      fixed(file, read)
        .filter(({ from }) => LATER.includes(from))
        .map(({ from }) => `${file}: index.ts leads here, so ${from} would be part of the first load`),
    );
}
