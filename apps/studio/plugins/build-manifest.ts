import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import type { Plugin } from 'vite';

const FILE = 'builds/latest.json';
/** Emitted files that say nothing about what runs in the page. */
const BESIDE = /\.map$|\.html$|\.json$/;

/** The same for the same files: their names are hashes of what is in them. */
export function buildId(fileNames: readonly string[]): string {
  const names = fileNames.filter((name) => !BESIDE.test(name)).toSorted();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
}

/** Names the build in its page and in `builds/latest.json`, so that an open page learns of a newer one. */
export function buildManifest(): Plugin {
  let id = '';
  return {
    name: 'kinora:build-manifest',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        id = buildId(Object.keys(bundle));
        return [{ tag: 'meta', attrs: { name: 'kinora-build', content: id }, injectTo: 'head' }];
      },
    },
    async writeBundle({ dir = 'dist' }) {
      const file = resolve(dir, FILE);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ id }));
    },
  };
}
