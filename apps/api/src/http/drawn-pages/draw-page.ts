import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
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

/** The studio of a build. A copy for each page: what one page loads late must not be there already in the next. */
const studioOf = async (folder: string, copy: string) =>
  (await import(`${pathToFileURL(join(folder, '.server/prerender.js')).href}?${copy}`)) as Studio;

function stylesOf({ folder, template }: DrawJob): string {
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(template)?.[1];
  const file = href === undefined ? undefined : join(folder, href);
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Draws one page and packs it for every browser. */
export async function drawPage(job: DrawJob, path: string): Promise<DrawnPage> {
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

/** Draws all public pages of a build, one after the other, and hands each over. */
export async function drawPages(job: DrawJob, port: Pick<MessagePort, 'postMessage'> | null): Promise<void> {
  const { PUBLIC_PAGES } = await studioOf(job.folder, 'pages');
  for (const path of PUBLIC_PAGES) {
    const page = await drawPage(job, path);
    port?.postMessage(page);
  }
}
