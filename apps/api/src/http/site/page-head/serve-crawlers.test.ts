import { aSiteConfig } from '@kinora/contracts/fixtures';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';

import { serveCrawlers } from './serve-crawlers.ts';

const app = fastify();
serveCrawlers(app, {
  config: aSiteConfig({ environment: 'production' }),
  pages: { has: () => true, all: () => ['/home/'], builtAt: () => 0 },
  base: () => 'https://kinora.example',
});
afterAll(() => app.close());

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://kinora.example/sitemap.xml'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', '<loc>https://kinora.example/home/</loc>'],
])('%s is sent, whoever the request says we are, and once only while it is the same', async (url, type, part) => {
  const { body, headers, statusCode } = await app.inject({ url, headers: { host: 'evil.example' } });
  expect([statusCode, headers['content-type'], body.includes(part)]).toEqual([200, type, true]);
  expect([body.includes('evil'), headers['cache-control']]).toEqual([false, 'public, max-age=3600']);
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
