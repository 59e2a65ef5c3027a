import { describe, expect, it } from 'vitest';

import { remixPageIn, remixPath } from './remix-addresses.ts';

describe('the addresses of video remix', () => {
  it.each([
    ['', 'inspiration'],
    ['?page=inspiration', 'inspiration'],
    ['?page=history', 'history'],
    ['?page=toString', 'inspiration'],
    ['?page=nothing&page=history', 'inspiration'],
  ])('"%s" is the page %s', (search, page) => {
    expect(remixPageIn(search)).toBe(page);
  });

  it('lead back to their page', () => {
    expect(remixPageIn(remixPath('history').split('?')[1] ?? '')).toBe('history');
  });
});
