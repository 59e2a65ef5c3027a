import { expect, it } from 'vitest';

import { returnPath } from './return-path.ts';

it.each(['/text-to-video/', '/ar/home/', '/ai-video-remix/?page=history', '/'])('leads back to %s', (path) =>
  expect(returnPath(path)).toBe(path),
);

it.each([
  '//evil.example/',
  '/\\evil.example',
  '/a\\b',
  '/\t/evil',
  'https://evil.example/',
  '',
  null,
  7,
  '/checkout/x/',
  '/ar/checkout/x/',
])('does not lead to %j', (path) => expect(returnPath(path)).toBeNull());
