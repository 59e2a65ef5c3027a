import { readdirSync } from 'node:fs';

import type { Plugin } from 'vite';

const ROUTE = /\.tsx$/;

/** The path of a route file, a name in it written as `*`; null for a file that is only a frame around others. */
function pathOf(file: string): string | null {
  const parts = file.replace(ROUTE, '').split('.');
  if (parts.at(-1)?.startsWith('_') === true) return null;
  const segments = parts.filter((part) => !part.startsWith('_') && part !== 'index');
  return `/${segments.map((part) => `${part.startsWith('$') ? '*' : part}/`).join('')}`;
}

/** The paths of the pages among route files: `_framed.text-to-video.$model.tsx` is `/text-to-video/*\/`. */
export const pagesOf = (files: readonly string[]): string[] =>
  files
    .filter((file) => ROUTE.test(file))
    .flatMap((file) => pathOf(file) ?? [])
    .toSorted();

/** Writes `pages.json`: by it the server knows which addresses are pages and which are not. */
export function pageAddresses(folder: string): Plugin {
  return {
    name: 'kinora:page-addresses',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pagesOf(readdirSync(folder))) });
    },
  };
}
