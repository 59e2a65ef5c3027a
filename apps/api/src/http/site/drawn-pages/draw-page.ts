import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { localePlaceOf, pathInLocale, type SiteConfig } from '@kinora/contracts';

import { withPageHead, type ShareImage } from '../page-head/page-head.ts';
import { publicPatterns } from '../page-head/public-patterns.ts';
import { inLanguage } from '../studio-page.ts';
import { composePage } from './compose-page.ts';

export interface DrawJob {
  /** The folder of the built web app. */
  readonly folder: string;
  readonly template: string;
  readonly config: SiteConfig;
  /** The address of this server. */
  readonly base: string;
}

/** What one thread draws. */
export interface DrawWork extends DrawJob {
  /** With their language. */
  readonly paths: readonly string[];
}

/** A page that is seen without a script, packed for every browser. */
export interface DrawnPage {
  readonly path: string;
  /** Of its one style element, for the policy. */
  readonly styleHash: string;
  /** Changes with its content. */
  readonly tag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array>>;
}

/** A page as the studio draws it. */
interface RenderedPage {
  readonly markup: string;
  readonly words: ShareImage & { readonly title?: string; readonly description?: string };
}

/** The studio as its build left it for the server. */
interface Studio {
  /** The path with its language; texts of that language by their ids, in the studio's own format. */
  readonly renderPage: (path: string, site: SiteConfig, messages: unknown) => Promise<RenderedPage>;
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
export async function drawPage(job: DrawJob, address: string): Promise<DrawnPage> {
  const { base, config, folder } = job;
  const { renderPage } = await studioOf(folder, encodeURIComponent(address));
  const { locale, path } = localePlaceOf(address, config);
  const { markup, words } = await renderPage(address, config, messagesOf(job, locale));
  const template = inLanguage(job.template, locale);
  const { html, styleHash } = composePage({ template, markup, styles: stylesOf(job), words });
  const plain = Buffer.from(withPageHead(html, { base, locale, locales: config, path }, words));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    path: address,
    styleHash,
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bodies: { br: brotliCompressSync(plain, options), gzip: gzipSync(plain, { level: 9 }), identity: plain },
  };
}

/** All public pages without a name in their address, in each language, first that of most visitors. */
export function startPages({ config, folder }: DrawJob): readonly string[] {
  const paths = publicPatterns(folder).filter((pattern) => !pattern.includes('*'));
  return config.locales.flatMap((locale) => paths.map((path) => pathInLocale({ locale, path }, config)));
}

/** Draws the pages of a job, one after the other, and hands each over. */
export async function drawPages(work: DrawWork, port: Pick<MessagePort, 'postMessage'> | null): Promise<void> {
  for (const path of work.paths) port?.postMessage(await drawPage(work, path));
}
