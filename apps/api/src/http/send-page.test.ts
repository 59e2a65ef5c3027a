import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aSiteConfig } from '@kinora/contracts/fixtures';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';

import { serveStudio } from './serve-studio.ts';

const PATTERNS = ['/home/', '/text-to-video/', '/text-to-video/*/', '/ai-video-effects/*/'];
const folder = mkdtempSync(join(tmpdir(), 'kinora-heads-'));
writeFileSync(join(folder, 'index.html'), '<html><head><title>Kinora</title><!--kinora:config--></head></html>');
writeFileSync(join(folder, 'pages.json'), JSON.stringify([...PATTERNS, '/member/', '/checkout/*/']));
writeFileSync(join(folder, 'public-pages.json'), JSON.stringify(PATTERNS));
const app = fastify();
serveStudio(app, {
  folder,
  config: aSiteConfig({ locales: ['en', 'ar', 'de'] }),
  base: () => 'https://kinora.example',
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
