import { describe, expect, it } from 'vitest';

import { directionOf, localePlaceOf, pathInLocale } from './locales.ts';

const site = { locales: ['en', 'de', 'pt-BR'], defaultLocale: 'en' };

describe('localePlaceOf', () => {
  it.each([
    ['/home/', 'en', '/home/'],
    ['/de/home/', 'de', '/home/'],
    ['/pt-BR/terms/', 'pt-BR', '/terms/'],
    ['/de/', 'de', '/'],
    ['/de', 'de', '/'],
    ['/en/home/', 'en', '/home/'],
    ['/fr/home/', 'en', '/fr/home/'],
    ['/demo/', 'en', '/demo/'],
    ['/', 'en', '/'],
    ['', 'en', ''],
  ])('reads %s as %s and %s', (address, locale, path) => {
    expect(localePlaceOf(address, site)).toEqual({ locale, path });
  });
});

describe('pathInLocale', () => {
  it.each(['de', 'pt-BR', 'en'])('goes there and back in %s', (locale) => {
    const place = { locale, path: '/text-to-video/local/' };
    expect(localePlaceOf(pathInLocale(place, site), site)).toEqual(place);
  });

  it('gives the default language no prefix, whichever it is', () => {
    expect(pathInLocale({ locale: 'de', path: '/home/' }, { locales: ['de', 'en'], defaultLocale: 'de' })).toBe(
      '/home/',
    );
  });
});

it.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['de', 'ltr'],
  ['arn', 'ltr'],
])('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
