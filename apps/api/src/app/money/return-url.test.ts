import { expect, it } from 'vitest';

import { returnUrl } from './return-url.ts';

const site = { base: () => 'https://kinora.example', locales: { locales: ['en', 'de', 'pt-BR'], defaultLocale: 'en' } };
const back = (language: string | undefined) => returnUrl(site, { path: '/member/', language });

it('leads to the page in the language of the buyer', () => {
  expect([back('de'), back('pt-BR')]).toEqual([
    'https://kinora.example/de/member/',
    'https://kinora.example/pt-BR/member/',
  ]);
});

it.each(['en', undefined, 'fr', '/evil.example', '..', ''])('leads to the page without a prefix for %s', (language) =>
  expect(back(language)).toBe('https://kinora.example/member/'),
);
