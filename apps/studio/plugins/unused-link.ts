import type { Plugin } from 'vite';

const ROUTE = /[\\/]@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]route\.js$/;
const EMPTY = '\0kinora:unused-link';

/**
 * Every route of the router carries a link of its own, 2 kB of the first script that nothing here uses: the studio's
 * links are `LinkProvider`'s. The built studio leaves it out and throws where it is used.
 */
export function unusedLink(): Plugin {
  return {
    name: 'kinora:unused-link',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === './link.js' && ROUTE.test(importer ?? '') ? EMPTY : null),
    load: (id) =>
      id === EMPTY ? `export function Link() { throw new Error('Use Link of @kinora/ui: routes have none.'); }` : null,
  };
}
