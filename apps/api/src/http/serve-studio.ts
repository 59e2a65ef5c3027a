import { existsSync } from 'node:fs';
import { sep } from 'node:path';

import fastifyStatic from '@fastify/static';
import { CODES, isCrawler, localePlaceOf, pathInLocale, type SiteConfig } from '@kinora/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { createDrawnPages, type DrawnPage } from './drawn-pages/drawn-pages.ts';
import { refusal } from './envelope.ts';
import { firstLocale, HOME, openHome } from './first-page.ts';
import { pageHeaders, SCRIPT_HEADERS } from './headers.ts';
import { createKnownPages } from './known-pages.ts';
import { createStudioPage, inLanguage } from './studio-page.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Of catalogues; the studio asks for those of its own build. */
const A_DAY = 'public, max-age=86400';
const API_PREFIXES = ['/api/', '/account/', '/media/', '/dev/'];
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>Kinora</title></html>';

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url;
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

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

/** Files never change under their hashed names; everything else is asked for again. */
function cacheRule(path: string): string {
  if (path.includes(`${sep}_i18n${sep}`)) return A_DAY;
  return path.includes(`${sep}assets${sep}`) ? FOR_EVER : 'no-cache';
}

/** Serves the built web app: precompressed files, and its page for every address that is a page. */
export function serveStudio(app: FastifyInstance, { folder, config }: { folder: string; config: SiteConfig }): void {
  const page = createStudioPage(folder, config);
  const isKnown = createKnownPages(folder);
  const drawn = createDrawnPages({ folder, config, log: (message) => app.log.error(message) });
  app.addHook('onReady', () => void drawn.find(HOME, page() ?? ''));
  app.addHook('onClose', () => drawn.close());
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const html = page();
    if (html === undefined) return reply.code(CODES.unavailable).send('The web app is not built yet: run npm start.');
    const address = pathOf(request);
    const { locale, path } = localePlaceOf(address, config);
    if (path === '/') return openHome(request, reply, { config, locale });
    const isPage = isKnown(path);
    const canonical = pathInLocale({ locale, path: path.endsWith('/') ? path : `${path}/` }, config);
    if (isPage && address !== canonical) {
      return reply.redirect(`${canonical}${request.url.slice(address.length)}`, 301);
    }
    const ready = drawn.find(address, html);
    if (ready) return sendDrawn(request, reply, ready);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    // People are told by the studio that there is nothing; a crawler is told by the status alone.
    if (!isPage && isCrawler(request.headers['user-agent'])) return reply.code(CODES.notFound).send('');
    return reply.code(isPage ? CODES.ok : CODES.notFound).send(inLanguage(html, locale));
  };
  if (existsSync(folder)) {
    app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      // What the build leaves for the server alone.
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheRule(path));
        if (/\.js(\.br|\.gz)?$/.test(path)) reply.headers(SCRIPT_HEADERS);
      },
    });
  }
  for (const path of ['/health', '/health/']) {
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(EMPTY_PAGE),
    );
  }
  app.get('/', (request, reply) => openHome(request, reply, { config, locale: firstLocale(request, config) }));
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const isPage = request.method === 'GET' && !isFile(path) && !API_PREFIXES.some((prefix) => path.startsWith(prefix));
    if (isPage) return sendPage(request, reply);
    return reply.code(CODES.notFound).header('cache-control', 'no-store').send(refusal(CODES.notFound, 'unknown-path'));
  });
}
