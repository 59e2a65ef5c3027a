// Pages of a bench, built as the studio is and served on loopback: a development build of React, which no member runs,
// would be slower.
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';

import { reactLingui, sourceConditions } from '../../vitest/plugins.js';

const at = (path) => new URL(path, import.meta.url);
const PAGES = new URL('page/', import.meta.url).pathname;
const ENTRIES = ['index.html', 'preview.html', 'export.html'];
/** Which packages provide what a page imports: the benches have no package.json. */
const OWNERS = ['../../../packages/remix-editor/package.json', '../../../apps/storybook/package.json'];
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.mp4': 'video/mp4' };

const fromStorybook = createRequire(at('../../../apps/storybook/package.json'));
const { build } = await import(fromStorybook.resolve('vite'));
const { default: tailwindcss } = await import(fromStorybook.resolve('@tailwindcss/vite'));

/** Finds packages for the pages where their owners find them. */
const borrowed = {
  name: 'borrowed-packages',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer?.startsWith(PAGES) || /^[./\0]/.test(source)) return null;
    for (const owner of OWNERS) {
      const found = await this.resolve(source, at(owner).pathname, { skipSelf: true });
      if (found) return found;
    }
    return null;
  },
};

async function buildPages(outDir) {
  await build({
    root: PAGES,
    configFile: false,
    logLevel: 'error',
    plugins: [borrowed, reactLingui(), tailwindcss()],
    resolve: { conditions: sourceConditions },
    worker: { format: 'es', plugins: () => [reactLingui()] },
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 9999,
      rolldownOptions: { input: ENTRIES.map((name) => join(PAGES, name)) },
    },
  });
}

/** A part of a file where a part is asked for: readers of videos want no more. */
function sendFile(response, { path, range }) {
  const { size } = statSync(path);
  const part = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  const start = Number(part?.[1] ?? 0);
  const end = part?.[2] ? Math.min(Number(part[2]), size - 1) : size - 1;
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const headers = { 'accept-ranges': 'bytes', 'content-length': end - start + 1, 'content-type': type };
  if (part === null) response.writeHead(200, headers);
  else response.writeHead(206, { ...headers, 'content-range': `bytes ${start}-${end}/${size}` });
  createReadStream(path, { start, end }).pipe(response);
}

function answer(folder, { headers, url }, response) {
  const path = resolve(join(folder, new URL(url, 'http://bench').pathname.replace(/\/$/, '/index.html')));
  if (!path.startsWith(folder) || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  sendFile(response, { path, range: headers.range });
}

/** Builds and serves `page/`; files that are put into `folder` are served beside it. */
export async function startBenchPage() {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-bench-page-'));
  await buildPages(folder);
  const server = createServer((request, response) => answer(folder, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    rmSync(folder, { recursive: true });
  };
  return { folder, url: `http://127.0.0.1:${server.address().port}`, stop };
}
