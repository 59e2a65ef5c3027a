import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { localePlaceOf, pathInLocale, type SiteConfig } from '@kinora/contracts';

import { inLanguage } from '../studio-page.ts';
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
  /** The path with its language; texts of that language by their ids, in the studio's own format. */
  readonly renderPage: (path: string, site: SiteConfig, messages: unknown) => Promise<string>;
}

/** The studio of a build. A copy for each page: what one page loads late must not be there already in the next. */
const studioOf = async (folder: string, copy: string) =>
  (await import(`${pathToFileURL(join(folder, '.server/prerender.js')).href}?${copy}`)) as Studio;

function stylesOf({ folder, template }: DrawJob): string {
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(template)?.[1];
  const file = href === undefined ? undefined : join(folder, href);
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The catalogue of a language as the build compiled it; nothing for one that stands in the code. */
function messagesOf({ folder }: DrawJob, locale: string): unknown {
  const file = join(folder, '_i18n', locale, 'messages.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Draws one page and packs it for every browser. */
export async function drawPage(job: DrawJob, path: string): Promise<DrawnPage> {
  const { renderPage } = await studioOf(job.folder, encodeURIComponent(path));
  const { locale } = localePlaceOf(path, job.config);
  const markup = await renderPage(path, job.config, messagesOf(job, locale));
  const template = inLanguage(job.template, locale);
  const { html, styleHash } = composePage({ template, markup, styles: stylesOf(job) });
  const plain = Buffer.from(html);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    path,
    styleHash,
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bodies: { br: brotliCompressSync(plain, options), gzip: gzipSync(plain, { level: 9 }), identity: plain },
  };
}

/** Draws all public pages of a build, one after the other, and hands each over: first the language of most visitors. */
export async function drawPages(job: DrawJob, port: Pick<MessagePort, 'postMessage'> | null): Promise<void> {
  const { PUBLIC_PAGES } = await studioOf(job.folder, 'pages');
  for (const locale of job.config.locales) {
    for (const path of PUBLIC_PAGES) {
      const page = await drawPage(job, pathInLocale({ locale, path }, job.config));
      port?.postMessage(page);
    }
  }
}
