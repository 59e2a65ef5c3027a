import { existsSync } from 'node:fs';
import { sep } from 'node:path';

import fastifyStatic from '@fastify/static';
import { CODES, isCrawler, type SiteConfig } from '@kinora/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refusal } from './envelope.ts';
import { SCRIPT_HEADERS } from './headers.ts';
import { createKnownPages } from './known-pages.ts';
import { createStudioPage } from './studio-page.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const API_PREFIXES = ['/api/', '/account/', '/media/', '/dev/'];
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>Kinora</title></html>';

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url;
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

/** Files never change under their hashed names; everything else is asked for again. */
function cacheRule(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? FOR_EVER : 'no-cache';
}

/** Serves the built web app: precompressed files, and its page for every address that is a page. */
export function serveStudio(app: FastifyInstance, { folder, config }: { folder: string; config: SiteConfig }): void {
  const page = createStudioPage(folder, config);
  const isKnown = createKnownPages(folder);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const html = page();
    const status = isKnown(pathOf(request)) ? CODES.ok : CODES.notFound;
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (html === undefined) return reply.code(CODES.unavailable).send('The web app is not built yet: run npm start.');
    // People are told by the studio that there is nothing; a crawler is told by the status alone.
    if (status === CODES.notFound && isCrawler(request.headers['user-agent'])) return reply.code(status).send('');
    return reply.code(status).send(html);
  };
  if (existsSync(folder)) {
    app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
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
  app.get('/', (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const isPage = request.method === 'GET' && !isFile(path) && !API_PREFIXES.some((prefix) => path.startsWith(prefix));
    if (isPage) return sendPage(request, reply);
    return reply.code(CODES.notFound).header('cache-control', 'no-store').send(refusal(CODES.notFound, 'unknown-path'));
  });
}
