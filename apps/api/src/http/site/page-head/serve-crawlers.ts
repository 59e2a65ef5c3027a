import { createHash } from 'node:crypto';

import type { SiteConfig } from '@kinora/contracts';
import { CODES } from '@kinora/contracts/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { PublicPages } from './public-pages.ts';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

export interface CrawlerParts {
  readonly config: SiteConfig;
  readonly pages: PublicPages;
  /** The address of this server. */
  readonly base: () => string;
}

const AN_HOUR = 'public, max-age=3600';

function sendText(request: FastifyRequest, reply: FastifyReply, { text, type }: { text: string; type: string }) {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag: tag, 'cache-control': AN_HOUR });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.code(CODES.ok).type(`${type}; charset=utf-8`).send(text);
}

/** What programs ask for that read pages for others: what they may read, and what there is. */
export function serveCrawlers(app: FastifyInstance, { base, config, pages }: CrawlerParts): void {
  app.get('/robots.txt', (request, reply) =>
    sendText(request, reply, { text: robotsText(config, base()), type: 'text/plain' }),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const parts = { base: base(), locales: config, paths: pages.all(), builtAt: pages.builtAt() };
    return sendText(request, reply, { text: sitemapXml(parts), type: 'application/xml' });
  });
}
