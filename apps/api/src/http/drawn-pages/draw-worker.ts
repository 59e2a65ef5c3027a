// Runs in a thread of its own: draws every public page of the built studio, packs it, and ends.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { SiteConfig } from '@kinora/contracts';

import { composePage } from './compose-page.ts';
import type { DrawnPage } from './drawn-pages.ts';

export interface DrawJob {
  /** The folder of the built web app. */
  readonly folder: string;
  readonly template: string;
  readonly config: SiteConfig;
}

/** The studio as its build left it for the server. */
interface Studio {
  readonly PUBLIC_PAGES: readonly string[];
  readonly renderPage: (path: string, site: SiteConfig) => Promise<string>;
}

/** A copy for each page: what one page loads late must not be there already in the next. */
const studioOf = async (folder: string, copy: string) =>
  (await import(`${pathToFileURL(join(folder, '.server/prerender.js')).href}?${copy}`)) as Studio;

function stylesOf({ folder, template }: DrawJob): string {
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(template)?.[1];
  const file = href === undefined ? undefined : join(folder, href);
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function draw(job: DrawJob, path: string): Promise<DrawnPage> {
  const { renderPage } = await studioOf(job.folder, encodeURIComponent(path));
  const markup = await renderPage(path, job.config);
  const { html, styleHash } = composePage({ template: job.template, markup, styles: stylesOf(job) });
  const plain = Buffer.from(html);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    path,
    styleHash,
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bodies: { br: brotliCompressSync(plain, options), gzip: gzipSync(plain, { level: 9 }), identity: plain },
  };
}

// The thread that started this one hands over its job.
const job = workerData as DrawJob;
const { PUBLIC_PAGES } = await studioOf(job.folder, 'pages');
for (const path of PUBLIC_PAGES) {
  const page = await draw(job, path);
  // A port between threads has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(page);
}
