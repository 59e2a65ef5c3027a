import { expect, it } from 'vitest';

import { sitemapXml } from './sitemap.ts';

it('lists each page in each language, with the others beside it', () => {
  const xml = sitemapXml({
    base: 'https://kinora.example',
    locales: { locales: ['en', 'de'], defaultLocale: 'en' },
    paths: ['/home/', "/a&b'/"],
    builtAt: 0,
  });
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://kinora.example/home/',
    '<loc>https://kinora.example/de/home/',
    "<loc>https://kinora.example/a&amp;b'/",
    "<loc>https://kinora.example/de/a&amp;b'/",
  ]);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(4);
  expect(xml).toContain('<lastmod>1970-01-01T00:00:00.000Z</lastmod>');
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
});
