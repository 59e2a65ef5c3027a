// What the first page never needs is imported lazily: no index.ts reaches it by fixed imports.
import { fixedImports, loadedBy } from './imports.mjs';

const LATER = ['axios', 'axios-retry', 'formik', 'yup', '@fingerprintjs/fingerprintjs', 'tus-js-client'];

/** One line for each fixed import of a heavy library on the way from a web package's index.ts. */
export function checkFirstLoad({ packages, parse }) {
  return packages
    .filter(({ dir, runs, files }) => runs !== 'server' && files.includes(`${dir}/src/index.ts`))
    .flatMap(({ dir, files }) => loadedBy(`${dir}/src/index.ts`, { files, parse }))
    .flatMap((file) =>
      fixedImports(parse(file))
        .filter(({ from }) => LATER.includes(from))
        .map(({ from }) => `${file}: index.ts leads here, so ${from} would be part of the first load`),
    );
}
