import { expect, it } from 'vitest';

import { socialsOf } from './socials.ts';

it('keeps pages of known networks, in our order', () => {
  const given = { reddit: 'https://example.com/r', youtube: 'https://example.com/y', elsewhere: 'https://example.com' };
  expect(socialsOf(given)).toEqual([
    { network: 'youtube', href: 'https://example.com/y' },
    { network: 'reddit', href: 'https://example.com/r' },
  ]);
});

it.each(['', 'javascript:alert(1)', '/x'])('leaves %j out', (href) => {
  expect(socialsOf({ x: href })).toEqual([]);
});
