import { expect, it } from 'vitest';

import { pageLanguage, withoutBase } from './page-language.ts';

const site = { locales: ['en', 'ar', 'de'], defaultLocale: 'en' };

it.each([
  ['/home/', 'en', '/'],
  ['/de/home/', 'de', '/de/'],
  ['/ar/', 'ar', '/ar/'],
])('a page at %s is in %s, below %s', (pathname, locale, basepath) => {
  const language = pageLanguage(pathname, site);
  expect(language).toMatchObject({ locale, basepath });
  expect(language.addressOf('/terms/')).toBe(`${basepath}terms/`);
});

it.each([
  'https://example.com/x',
  'mailto:a@b.example',
  '#short',
  '//elsewhere.example/',
  '/media/clip.mp4',
  '/dev/mail/',
  '/de/home/',
  '/ar/home/',
])('%s leads to the same from every language', (href) => {
  expect(pageLanguage('/de/home/', site).addressOf(href)).toBe(href);
});

it('keeps what stands behind the path', () => {
  expect(pageLanguage('/de/', site).addressOf('/text-to-video/?a=b#c')).toBe('/de/text-to-video/?a=b#c');
  expect(pageLanguage('/de/', site).addressOf('/developers/')).toBe('/de/developers/');
});

it.each([
  ['/de/home/', '/de/', '/home/'],
  ['/home/', '/', '/home/'],
  ['/home/', '/de/', '/home/'],
])('%s below %s is %s', (pathname, basepath, path) => {
  expect(withoutBase(pathname, basepath)).toBe(path);
});
