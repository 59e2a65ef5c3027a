import { describe, expect, it } from 'vitest';

import { addressIn, alternatesOf, openGraphLocale, withNoIndex, withPageHead } from './page-head.ts';

const locales = { locales: ['en', 'ar', 'de'], defaultLocale: 'en' };
const page = { base: 'https://kinora.example', locales, path: '/home/' };
const HTML = '<head><title>Say &#x27;hi&#x27; "now"</title><meta name="description" content="A &amp; B"/></head>';

describe('the head of a page', () => {
  it('says its one address and what is shown beside a link to it', () => {
    const html = withPageHead(HTML, { ...page, locale: 'de' }, { image: '/share/a.jpg', imageAlt: 'An "A" & B' });
    for (const part of [
      '<link rel="canonical" href="https://kinora.example/de/home/">',
      '<meta property="og:url" content="https://kinora.example/de/home/">',
      '<meta property="og:title" content="Say &#x27;hi&#x27; &quot;now&quot;">',
      '<meta property="og:description" content="A &amp; B">',
      '<meta property="og:locale" content="de_DE">',
      '<meta property="og:locale:alternate" content="ar_AR">',
      '<meta property="og:image" content="https://kinora.example/share/a.jpg">',
      '<meta property="og:image:alt" content="An &quot;A&quot; &amp; B">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('og:locale:alternate" content="de_DE"');
    expect(html.endsWith('</head>')).toBe(true);
  });

  it('has a picture and a name where nobody said any', () => {
    const html = withPageHead('<head></head>', { ...page, locale: 'en' });
    expect(html).toContain('og:image" content="https://kinora.example/share/kinora.jpg"');
    expect(html).toContain('og:title" content="Kinora"');
  });

  it('may ask not to be found', () => {
    expect(withNoIndex('<head></head>')).toBe('<head><meta name="robots" content="noindex"></head>');
  });
});

it('names the same page in each language, and one for whoever wishes none', () => {
  expect(alternatesOf(page)).toEqual([
    { lang: 'en', href: 'https://kinora.example/home/' },
    { lang: 'ar', href: 'https://kinora.example/ar/home/' },
    { lang: 'de', href: 'https://kinora.example/de/home/' },
    { lang: 'x-default', href: 'https://kinora.example/home/' },
  ]);
  expect(alternatesOf({ ...page, locales: { locales: ['de'], defaultLocale: 'de' } })).toEqual([]);
});

it('writes an address below the one of the server, with and without a slash at its end', () => {
  expect(addressIn('ar', { ...page, base: 'https://kinora.example/' })).toBe('https://kinora.example/ar/home/');
});

it.each([
  ['en', 'en_US'],
  ['de', 'de_DE'],
  ['ar', 'ar_AR'],
  ['pt-BR', 'pt_BR'],
])('names the language %s %s', (locale, name) => {
  expect(openGraphLocale(locale)).toBe(name);
});
