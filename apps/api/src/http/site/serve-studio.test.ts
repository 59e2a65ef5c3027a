import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { aSiteConfig } from '@kinora/contracts/fixtures';
import fastify from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { reportErrors } from '../report-errors.ts';
import { serveStudio } from './serve-studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-studio-'));
for (const name of ['builds', 'assets', 'icons', '_i18n/en']) mkdirSync(join(folder, name), { recursive: true });
writeFileSync(join(folder, 'index.html'), '<html lang="en"><title>Kinora</title><!--kinora:config-->');
writeFileSync(join(folder, 'pages.json'), '["/","/text-to-video/","/text-to-video/*/"]');
writeFileSync(join(folder, 'builds/latest.json'), '{"id":"1"}');

const base = () => 'https://kinora.example';
const app = fastify();
reportErrors(app, () => false);
serveStudio(app, { folder, config: aSiteConfig(), base });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function ask(url: string, agent: string) {
  const { body, headers, statusCode } = await app.inject({ url, headers: { 'user-agent': agent } });
  return { status: statusCode, body, type: headers['content-type'] };
}

describe('an address without a page', () => {
  it.each(['/nowhere/', '/nowhere/at/all', '/text-to-video/nobody/'])(
    'is 404 with the studio for people and 404 with nothing for crawlers: %s',
    async (url) => {
      const shown = await ask(url, PERSON);
      expect([shown.status, shown.type]).toEqual([404, 'text/html; charset=utf-8']);
      expect(shown.body).toContain('<title>Kinora</title>');
      expect(await ask(url, CRAWLER)).toMatchObject({ status: 404, body: '' });
    },
  );

  it.each(['/text-to-video/', '/text-to-video/local/?x=1'])('is none of these: %s', async (url) => {
    for (const agent of [PERSON, CRAWLER]) {
      const { status, body } = await ask(url, agent);
      expect([status, body.includes('<title>')]).toEqual([200, true]);
    }
  });
});

it.each(['/builds/', '/builds', '/_i18n/', '/_i18n/en/', '/assets/', '/icons/'])(
  'says of a folder of the build that nothing is there: %s',
  async (url) => {
    expect((await ask(url, PERSON)).status).toBe(404);
  },
);

it('has the newest build asked for again each time', async () => {
  const { headers, statusCode } = await app.inject('/builds/latest.json');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
});

describe('a server of several languages', () => {
  const many = fastify();
  serveStudio(many, { folder, config: aSiteConfig({ locales: ['en', 'ar', 'de'] }), base });
  afterAll(() => many.close());
  const preferring = { 'accept-language': 'de-AT,de;q=0.9' };

  it.each([
    ['/', {}, '/home/'],
    ['/', preferring, '/de/home/'],
    ['/?signal=abc', preferring, '/de/home/?signal=abc'],
    ['/', { ...preferring, cookie: 'a=b; locale=ar' }, '/ar/home/'],
    ['/', { ...preferring, cookie: 'locale=en' }, '/home/'],
    ['/', { ...preferring, cookie: 'locale=../x' }, '/de/home/'],
    ['/de/', {}, '/de/home/'],
    ['/de', { cookie: 'locale=ar' }, '/de/home/'],
  ])('leads %s with %j to %s', async (url, headers, location) => {
    const answer = await many.inject({ url, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
    expect(answer.headers.vary).toBe('accept-language, cookie');
  });

  it.each([
    ['/de/text-to-video', '/de/text-to-video/'],
    ['/en/text-to-video/?x=1', '/text-to-video/?x=1'],
    ['/en/text-to-video?x=1', '/text-to-video/?x=1'],
  ])('has one address for each page: %s is %s', async (url, location) => {
    const answer = await many.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  it.each([
    ['/text-to-video/', 200, '<html lang="en" dir="ltr">'],
    ['/de/text-to-video/', 200, '<html lang="de" dir="ltr">'],
    ['/ar/text-to-video/', 200, '<html lang="ar" dir="rtl">'],
    ['/ar/nowhere/', 404, '<html lang="ar" dir="rtl">'],
    ['/fr/text-to-video/', 404, '<html lang="en" dir="ltr">'],
  ])('answers %s with %i and %s', async (url, status, html) => {
    const answer = await many.inject(url);
    expect([answer.statusCode, answer.body.includes(html)]).toEqual([status, true]);
  });
});

it.each([
  ['/', 302, '/home/'],
  ['/?signal=abc', 302, '/home/?signal=abc'],
  ['/text-to-video', 301, '/text-to-video/'],
  ['/text-to-video/local?x=1', 301, '/text-to-video/local/?x=1'],
])('leads %s to the address of its page', async (url, status, location) => {
  const { headers, statusCode } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([status, location]);
});

describe('a page that is drawn ahead', () => {
  const other = mkdtempSync(join(tmpdir(), 'kinora-studio-'));
  mkdirSync(join(other, '.server'));
  writeFileSync(join(other, 'index.html'), '<head><title>Kinora</title></head><div id="root"></div>');
  writeFileSync(join(other, 'public-pages.json'), '["/home/"]');
  writeFileSync(join(other, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(other, '.server/prerender.js'),
    `export const renderPage = async () => ({ markup: '<p style="--a:1">Hello</p>', words: { image: '/a.jpg', imageAlt: 'A' } });`,
  );
  const drawing = fastify();
  serveStudio(drawing, { folder: other, config: aSiteConfig(), base });
  afterAll(async () => {
    await drawing.close();
    rmSync(other, { recursive: true });
  });
  const home = (headers = {}) => drawing.inject({ url: '/home/', headers });
  const drawn = () => vi.waitFor(async () => expect((await home()).body).toContain('Hello'), { timeout: 20_000 });

  it('comes with its words, a policy for its styles, and as small as the browser reads it', async () => {
    await drawn();
    const { body, headers } = await home();
    expect(body).toContain('<p data-drawn="0">Hello</p>');
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
    const packed = await home({ 'accept-encoding': 'gzip, br;q=0.9' });
    expect([packed.headers['content-encoding'], brotliDecompressSync(packed.rawPayload).toString()]).toEqual([
      'br',
      body,
    ]);
  });

  it('is not sent again while it is the same', async () => {
    await drawn();
    const { headers } = await home();
    const again = await home({ 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is not public as a script', async () => {
    expect((await drawing.inject('/.server/prerender.js')).statusCode).toBe(404);
  });
});
