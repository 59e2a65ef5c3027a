import { resolve } from 'node:path';

import type { Plugin } from 'vite';

const OF_LUCIDE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]/;
const MAKER = /(?:^|\/)createLucideIcon\.mjs$/;
const PLAIN = '\0kinora:plain-icon';
const OURS = resolve(import.meta.dirname, '../src/plain-icon.ts');

/**
 * Lucide's icons take sizes, colours and classes from everywhere: 1 kB of the first script, and work whenever an icon
 * is drawn, for what nothing here uses. The built studio, also where the server draws it, has plain ones.
 */
export function plainIcons(): Plugin {
  return {
    name: 'kinora:plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (MAKER.test(source) && OF_LUCIDE.test(importer ?? '') ? PLAIN : null),
    load: (id) => (id === PLAIN ? `export { plainIcon as default } from ${JSON.stringify(OURS)};` : null),
  };
}
