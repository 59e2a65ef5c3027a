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

/** What the server has to know of the pages, by the file it reads. Throws where a public page is no page. */
export function listsOf(folder: string, publicPages: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const pages = pagesOf(readdirSync(folder));
  const unknown = publicPages.filter((path) => !pages.includes(path));
  if (unknown.length > 0) throw new Error(`public pages without a route: ${unknown.join(', ')}`);
  return { 'pages.json': pages, 'public-pages.json': publicPages };
}

/**
 * Writes `pages.json`, by which the server knows which addresses are pages and which are not, and `public-pages.json`,
 * by which it knows those it draws ahead and lets others find.
 */
export function pageAddresses(folder: string, publicPages: readonly string[]): Plugin {
  return {
    name: 'kinora:page-addresses',
    apply: 'build',
    generateBundle() {
      for (const [fileName, list] of Object.entries(listsOf(folder, publicPages)))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list) });
    },
  };
}
