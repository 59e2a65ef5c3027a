import { expect, it } from 'vitest';

import { robotsText } from './robots.ts';

const config = { locales: ['en', 'de'], defaultLocale: 'en' };

it('lets crawlers read what is for everybody, in every language', () => {
  const lines = robotsText({ ...config, environment: 'production' }, 'https://kinora.example').split('\n');
  const paths = [
    '/account/',
    '/api/',
    '/dev/',
    '/media/',
    '/checkout/',
    '/library/',
    '/member/',
    '/de/checkout/',
    '/de/library/',
    '/de/member/',
  ];
  expect(lines).toEqual([
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    'Allow: /media/share/',
    '',
    'Sitemap: https://kinora.example/sitemap.xml',
    '',
  ]);
});

it('keeps them out of a server in development', () => {
  expect(robotsText({ ...config, environment: 'development' }, 'http://127.0.0.1:4000')).toBe(
    'User-agent: *\nDisallow: /\n',
  );
});
