import { nightly } from '@kinora/vitest-config/nightly';
import type { APIRequestContext } from '@playwright/test';

import { expect, requestTest as test } from './studio.ts';

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** Of the addresses in the sitemap, one in so many is read: in every language, and of every kind. */
const SAMPLE = nightly ? 7 : 37;

const headers = { 'user-agent': CRAWLER };
const ENTITIES = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const readable = (text: string) =>
  Object.entries(ENTITIES).reduce((whole, [entity, letter]) => whole.replaceAll(entity, letter), text);

/** What the head of a page says, read as a program reads it that runs no script. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const found = (pattern: RegExp) => readable(pattern.exec(head)?.[1] ?? '');
  return {
    title: found(/<title>([^<]*)/),
    description: found(/<meta name="description" content="([^"]*)/),
    canonical: found(/<link rel="canonical" href="([^"]*)/),
    og: (name: string) => found(new RegExp(`<meta property="og:${name}" content="([^"]*)`)),
    alternates: Object.fromEntries(
      [...head.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang = '', href]) => [lang, href]),
    ),
    robots: found(/<meta name="robots" content="([^"]*)/),
    count: (text: string) => head.split(text).length - 1,
  };
}

async function read(request: APIRequestContext, url: string) {
  const answer = await request.get(url, { headers });
  expect(answer.status(), url).toBe(200);
  return { html: await answer.text(), answer };
}

/** Width and height of a JPEG, from the first frame header. */
function sizeOf(picture: Buffer): [number, number] {
  for (let at = 2; at < picture.length; at += 2 + picture.readUInt16BE(at + 2)) {
    const marker = picture[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return [picture.readUInt16BE(at + 7), picture.readUInt16BE(at + 5)];
  }
  throw new Error('no frame');
}

test.describe('a crawler', () => {
  for (const [path, en, de, ar] of [
    ['/home/', 'Kinora · Describe a scene, watch it play', 'Kinora · ', 'Kinora · '],
    ['/text-to-video/sora-2/', 'Sora 2 · Text to Video · Kinora', 'Sora 2 · Text zu Video · Kinora', 'Sora 2 · نص'],
    ['/ai-video-effects/love-note/', 'Just developed · Video Effects · Kinora', 'Frisch entwickelt', 'حُمّضت للتو'],
    ['/models/', 'Models · Kinora', 'Modelle · Kinora', 'النماذج · Kinora'],
    ['/terms/', 'Terms · Kinora', ' · Kinora', ' · Kinora'],
  ] as const) {
    for (const [prefix, locale, title] of [
      ['', 'en_US', en],
      ['/de', 'de_DE', de],
      ['/ar', 'ar_AR', ar],
    ] as const) {
      test(`reads what ${prefix}${path} is about`, async ({ baseURL, request }) => {
        const base = String(baseURL);
        const address = `${base}${prefix}${path}`;
        const { html } = await read(request, address);
        const head = headOf(html);
        expect(head.title).toContain(title);
        expect(head.description.length).toBeGreaterThan(20);
        expect([head.og('title'), head.og('description'), head.og('url')]).toEqual([
          head.title,
          head.description,
          address,
        ]);
        expect([head.canonical, head.og('locale'), head.robots]).toEqual([address, locale, '']);
        expect(head.alternates).toEqual({
          ar: `${base}/ar${path}`,
          de: `${base}/de${path}`,
          en: `${base}${path}`,
          'x-default': `${base}${path}`,
        });
        for (const once of ['<title>', 'name="description"', 'rel="canonical"', 'name="twitter:card"'])
          expect(head.count(once), once).toBe(1);
        // Its words are there without a script.
        expect(html).toMatch(/<h1\b[^>]*>/);
        const picture = await request.get(head.og('image'));
        expect(picture.headers()['content-type']).toBe('image/jpeg');
        expect(sizeOf(await picture.body())).toEqual([Number(head.og('image:width')), Number(head.og('image:height'))]);
        expect(head.og('image:alt').length).toBeGreaterThan(10);
      });
    }
  }

  for (const path of ['/member/', '/library/', '/de/member/confirm/', '/checkout/pack-200/', '/home/?signal=abc']) {
    test(`does not keep ${path}`, async ({ request }) => {
      const { answer } = await read(request, path);
      expect(answer.headers()['x-robots-tag']).toBe('noindex');
    });
  }

  test('learns nothing from the name a request calls the server by', async ({ baseURL, request }) => {
    const answer = await request.get('/terms/', {
      headers: { ...headers, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(headOf(await answer.text()).canonical).toBe(`${String(baseURL)}/terms/`);
  });

  test('finds the pages of the sitemap under their one address', async ({ baseURL, page, request }) => {
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['content-type']).toContain('application/xml');
    const tag = answer.headers().etag ?? '';
    expect((await request.get('/sitemap.xml', { headers: { 'if-none-match': tag } })).status()).toBe(304);
    const addresses = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        if (document.querySelector('parsererror')) throw new Error('no XML');
        return Array.from(document.querySelectorAll('url'), (url) => ({
          at: url.querySelector('loc')?.textContent ?? '',
          changed: url.querySelector('lastmod')?.textContent ?? '',
          others: url.querySelectorAll('[hreflang]').length,
        }));
      },
      await answer.text(),
    );
    expect(addresses.length).toBeGreaterThan(300);
    expect(new Set(addresses.map(({ at }) => at)).size).toBe(addresses.length);
    for (const { at, changed, others } of addresses) {
      expect([others, Date.parse(changed) > 0, at.startsWith(`${String(baseURL)}/`)], at).toEqual([4, true, true]);
    }
    for (const { at } of addresses.filter((_one, index) => index % SAMPLE === 0)) {
      const head = headOf((await read(request, at)).html);
      expect([head.canonical, head.robots]).toEqual([at, '']);
    }
  });

  test('is kept out of a server in development', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });
});
