import { existsSync } from 'node:fs';
import { sep } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { SiteConfig } from '@kinora/contracts';
import type { SharedClip } from '@kinora/contracts/share';
import { CODES } from '@kinora/contracts/wire';
import type { FastifyInstance } from 'fastify';

import { refusal } from '../envelope.ts';
import { scriptHeaders } from '../headers.ts';
import { createDrawnPages } from './drawn-pages/drawn-pages.ts';
import { firstLocale, HOME, openHome } from './first-page.ts';
import { createKnownPages } from './known-pages.ts';
import { createPublicPages } from './page-head/public-pages.ts';
import { serveCrawlers } from './page-head/serve-crawlers.ts';
import { createPageSender, pathOf } from './send-page.ts';
import { createStudioPage } from './studio-page.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Of catalogues; the studio asks for those of its own build. */
const A_DAY = 'public, max-age=86400';
const API_PREFIXES = ['/api/', '/account/', '/media/', '/dev/'];
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>Kinora</title></html>';

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

/** Files never change under their hashed names; everything else is asked for again. */
function cacheRule(path: string): string {
  if (path.includes(`${sep}_i18n${sep}`)) return A_DAY;
  return path.includes(`${sep}assets${sep}`) ? FOR_EVER : 'no-cache';
}

export interface StudioParts {
  /** The folder of the built web app. */
  readonly folder: string;
  readonly config: SiteConfig;
  /** The address of this server; it may be known only when it listens. */
  readonly base: () => string;
  /** What the page of a link to a clip shows; without it there are no such pages. */
  readonly shared?: ((id: string) => Promise<SharedClip | undefined>) | undefined;
}

/** Serves the built web app: precompressed files, and its page for every address that is a page. */
export function serveStudio(app: FastifyInstance, { base, folder, config, shared }: StudioParts): void {
  const page = createStudioPage(folder, config);
  const pages = createPublicPages(folder);
  const drawn = createDrawnPages({ folder, config, base, log: (message) => app.log.error(message) });
  const sendPage = createPageSender({ config, base, page, pages, drawn, shared, isKnown: createKnownPages(folder) });
  // Later, when the port of the server is known.
  app.addHook('onListen', (done) => {
    setImmediate(() => drawn.find(HOME, page() ?? ''));
    done();
  });
  app.addHook('onClose', () => drawn.close());
  serveCrawlers(app, { config, pages, base });
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
        if (/\.js(\.br|\.gz)?$/.test(path)) reply.headers(scriptHeaders(path));
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
    const isAsked = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isAsked && !isFile(path) && !API_PREFIXES.some((prefix) => path.startsWith(prefix));
    if (isPage) return sendPage(request, reply);
    return reply.code(CODES.notFound).header('cache-control', 'no-store').send(refusal(CODES.notFound, 'unknown-path'));
  });
}
