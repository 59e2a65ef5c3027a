import { expect, it } from 'vitest';

import { languagesOf } from './languages.ts';

const site = { locales: ['en', 'ar', 'de', 'fr'], defaultLocale: 'en' };

it.each(['/terms/', '/de/terms/'])('has %s in every language, named as its speakers do', (pathname) => {
  expect(languagesOf(pathname, site)).toEqual([
    { locale: 'en', name: 'English', href: '/terms/' },
    { locale: 'ar', name: 'العربية', href: '/ar/terms/' },
    { locale: 'de', name: 'Deutsch', href: '/de/terms/' },
    { locale: 'fr', name: 'Français', href: '/fr/terms/' },
  ]);
});

it('offers no choice of one', () => {
  expect(languagesOf('/terms/', { locales: ['en'], defaultLocale: 'en' })).toEqual([]);
});
