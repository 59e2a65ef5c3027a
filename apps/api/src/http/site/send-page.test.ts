import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aSiteConfig } from '@kinora/contracts/fixtures';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';

import { serveStudio } from './serve-studio.ts';

const PATTERNS = ['/home/', '/text-to-video/', '/text-to-video/*/', '/ai-video-effects/*/'];
const folder = mkdtempSync(join(tmpdir(), 'kinora-heads-'));
writeFileSync(
  join(folder, 'index.html'),
  '<html><head><title>Kinora</title><!--kinora:config--></head><body></body></html>',
);
writeFileSync(join(folder, 'pages.json'), JSON.stringify([...PATTERNS, '/member/', '/checkout/*/', '/v/*/']));
writeFileSync(join(folder, 'public-pages.json'), JSON.stringify(PATTERNS));
const LINK = 'aZ09_-aZ09_-aZ09_-aZ09';
const CLIP = { url: '/media/c.mp4', poster: '/media/p.jpg', width: 640, height: 360, seconds: 5 };
const SHARED = { id: LINK, model: 'local', mode: 'text', by: '', settings: { prompt: 'a fox' }, clip: CLIP } as const;
const app = fastify();
serveStudio(app, {
  folder,
  config: aSiteConfig({ locales: ['en', 'ar', 'de'] }),
  base: () => 'https://kinora.example',
  shared: (id) => Promise.resolve(id === LINK ? SHARED : undefined),
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('a page that is for everybody', () => {
  it('stands in the sitemap under its one address, in each language', async () => {
    const { body } = await app.inject('/sitemap.xml');
    const addresses = [...body.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(250);
    for (const address of addresses) {
      const page = await app.inject(address);
      expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, undefined]);
      expect(page.body).toContain(`<link rel="canonical" href="${address}">`);
    }
  });

  it('is not called what a request calls us', async () => {
    const { body } = await app.inject({ url: '/home/', headers: { host: 'evil.example' } });
    expect([body.includes('evil'), body.includes('href="https://kinora.example/de/home/"')]).toEqual([false, true]);
  });

  it('has its headers without its body, too', async () => {
    const { body, statusCode } = await app.inject({ method: 'HEAD', url: '/home/' });
    expect([statusCode, body]).toEqual([200, '']);
  });
});

it.each(['/member/', '/de/checkout/x/', '/nowhere/', '/home/?signal=a', '/home/?x=1&signin=off', '/home/?uc_signal=a'])(
  '%s is not to be found',
  async (url) => {
    expect((await app.inject(url)).headers['x-robots-tag']).toBe('noindex');
  },
);

it.each(['/member/', '/nowhere/'])('%s says so itself', async (url) => {
  const { body } = await app.inject(url);
  expect([body.includes('content="noindex"'), body.includes('canonical')]).toEqual([true, false]);
});

describe('the page of a link', () => {
  it('is there for whoever has it, and nobody else finds it', async () => {
    const { body, headers, statusCode } = await app.inject(`/de/v/${LINK}/`);
    expect([statusCode, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, 'noindex', 'no-cache']);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<title>a fox · Kinora</title>');
    expect(body).toContain(`<meta property="og:url" content="https://kinora.example/de/v/${LINK}/">`);
    expect(body).toContain('lang="de"');
    expect((await app.inject('/sitemap.xml')).body).not.toContain('/v/');
  });

  it.each(['/v/aZ09_-aZ09_-aZ09_-aZ00/', '/v/x/'])('says of %s that there is nothing', async (url) => {
    const { body, headers, statusCode } = await app.inject(url);
    expect([statusCode, headers['x-robots-tag'], body.includes('kinora-shared')]).toEqual([404, 'noindex', false]);
  });
});
