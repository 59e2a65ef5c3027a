import { setTimeout as pause } from 'node:timers/promises';

import { isCrawler, localePlaceOf, pathInLocale, type SiteConfig } from '@kinora/contracts';
import type { SharedClip } from '@kinora/contracts/share';
import { CODES } from '@kinora/contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { pageHeaders } from '../headers.ts';
import type { DrawnPage } from './drawn-pages/draw-page.ts';
import type { DrawnPages } from './drawn-pages/drawn-pages.ts';
import { openHome } from './first-page.ts';
import { withNoIndex, withPageHead, type PageAddress } from './page-head/page-head.ts';
import type { PublicPages } from './page-head/public-pages.ts';
import { withShared } from './page-head/shared-head.ts';
import { inLanguage } from './studio-page.ts';

export interface PageParts {
  readonly config: SiteConfig;
  /** The address of this server. */
  readonly base: () => string;
  /** The page of the studio with nothing in it; undefined while there is no build. */
  readonly page: () => string | undefined;
  readonly isKnown: (path: string) => boolean;
  readonly pages: PublicPages;
  readonly drawn: DrawnPages;
  /** What the page of a link to a clip shows. */
  readonly shared?: ((id: string) => Promise<SharedClip | undefined>) | undefined;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Place {
  /** With its language. */
  readonly address: string;
  readonly locale: string;
  readonly path: string;
}

/** How long a request waits for a page that isn't drawn yet, which takes about 0.5 s. After that the browser draws it. */
const PATIENCE_MS = 1500;
/** Programs run no script, and come back in weeks only. */
const PATIENCE_OF_CRAWLERS_MS = 10_000;
const SHARED = /^\/v\/([\w-]+)\/$/;
/** A request with one of these parameters comes from a sign-in: its address is private. */
const PERSONAL = ['signal', 'uc_signal', 'signin'];

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

function isPersonal({ url }: FastifyRequest): boolean {
  const query = new URLSearchParams(url.split('?', 2)[1]);
  return PERSONAL.some((name) => query.has(name));
}

/** How a browser wants a page packed: as small as it can read it. */
function packingFor({ headers: { 'accept-encoding': accepted = '' } }: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const names = accepted.split(',').map((name) => name.trim().split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity';
}

/** A page that is seen without a script; nothing where the browser has it already. */
function sendDrawn(request: FastifyRequest, reply: FastifyReply, { bodies, styleHash, tag }: DrawnPage) {
  reply.headers({ ...pageHeaders(styleHash), etag: tag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const packing = packingFor(request);
  if (packing !== 'identity') reply.header('content-encoding', packing);
  return reply.code(CODES.ok).type('text/html; charset=utf-8').send(bodies[packing]);
}

/** The page that was drawn, or is about to be. */
async function drawnPage({ drawn }: PageParts, request: FastifyRequest, html: string): Promise<DrawnPage | undefined> {
  const address = pathOf(request);
  const ready = drawn.find(address, html);
  if (ready) return ready;
  const patience = new AbortController();
  const limit = isCrawler(request.headers['user-agent']) ? PATIENCE_OF_CRAWLERS_MS : PATIENCE_MS;
  const nothing = pause(limit, undefined, { ref: false, signal: patience.signal }).catch(() => undefined);
  const page = await Promise.race([drawn.demand(address, html), nothing]);
  patience.abort();
  return page;
}

function sendUndrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, isPage }: { html: string; isPage: boolean },
) {
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  // The studio tells people that there is nothing; a crawler learns it from the status alone.
  if (!isPage && isCrawler(request.headers['user-agent'])) return reply.code(CODES.notFound).send('');
  return reply.code(isPage ? CODES.ok : CODES.notFound).send(html);
}

/** The one address of a page, with the query of its request. */
function canonicalOf({ url }: FastifyRequest, { address, locale, path }: Place, config: SiteConfig): string {
  const canonical = pathInLocale({ locale, path: path.endsWith('/') ? path : `${path}/` }, config);
  return `${canonical}${url.slice(address.length)}`;
}

/** Answers with a page that is for everybody. */
async function sendPublic(parts: PageParts, html: string, { request, reply }: Exchange) {
  const { base, config } = parts;
  const ready = await drawnPage(parts, request, html);
  if (ready) return sendDrawn(request, reply, ready);
  const { locale, path } = localePlaceOf(pathOf(request), config);
  const where: PageAddress = { base: base(), locale, locales: config, path };
  return sendUndrawn(request, reply, { html: withPageHead(inLanguage(html, locale), where), isPage: true });
}

/** Answers with the page of a shared clip; a page without a clip doesn't say why. */
async function sendShared(
  { base, shared }: PageParts,
  html: string,
  { request, reply, place }: Exchange & { place: Place },
) {
  const { address, locale, path } = place;
  const clip = await shared?.(SHARED.exec(path)?.[1] ?? '');
  const page = withNoIndex(inLanguage(html, locale));
  if (!clip) return sendUndrawn(request, reply, { html: page, isPage: false });
  return sendUndrawn(request, reply, { html: withShared(page, clip, { base: base(), address, locale }), isPage: true });
}

/** Answers with the page at an address: drawn where it is for everybody, else for the studio to draw. */
export function createPageSender(parts: PageParts) {
  const { config, isKnown, page, pages } = parts;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const html = page();
    if (html === undefined) return reply.code(CODES.unavailable).send('The web app is not built yet: run npm start.');
    const address = pathOf(request);
    const { locale, path } = localePlaceOf(address, config);
    if (path === '/') return openHome(request, reply, { config, locale });
    const isPage = isKnown(path);
    const canonical = canonicalOf(request, { address, locale, path }, config);
    if (isPage && request.url !== canonical) return reply.redirect(canonical, 301);
    const isPublic = isPage && pages.has(path);
    if (!isPublic || isPersonal(request)) reply.header('x-robots-tag', 'noindex');
    if (isPublic) return sendPublic(parts, html, { request, reply });
    if (SHARED.test(path)) return sendShared(parts, html, { request, reply, place: { address, locale, path } });
    return sendUndrawn(request, reply, { html: withNoIndex(inLanguage(html, locale)), isPage });
  };
}
