// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import { keepLocale } from './keep-locale.ts';

const BLOCKED = {
  get cookie(): string {
    throw new DOMException('blocked', 'SecurityError');
  },
  set cookie(_line: string) {
    throw new DOMException('blocked', 'SecurityError');
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
  dropCookie('token');
});

describe('a cookie', () => {
  it('is read as it was written, and gone after it was dropped', () => {
    writeCookie('token', 'ut_ä; path=/x');
    expect(readCookie('token')).toBe('ut_ä; path=/x');
    dropCookie('token');
    expect(readCookie('token')).toBe('');
  });

  it('holds what it may as it is, and is read whoever wrote it', () => {
    writeCookie('token', '{"a":1,"b/c":[true]} 100 %');
    expect(document.cookie).toContain('token={%22a%22:1%2C%22b/c%22:[true]}%20100%20%25');
    expect(readCookie('token')).toBe('{"a":1,"b/c":[true]} 100 %');
    document.cookie = 'token="100% of it"; path=/';
    expect(readCookie('token')).toBe('100% of it');
    document.cookie = 'token=%FF; path=/';
    expect(readCookie('token')).toBe('%FF');
  });

  it.each([
    ['https:', true],
    ['http:', false],
  ])('on %s is secure: %s', (protocol, isSecure) => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    writeCookie('token', 'ut_1', { place: { protocol } });
    const attributes = page.cookie.toLowerCase().split('; ');
    expect(attributes).toEqual(expect.arrayContaining(['token=ut_1', 'max-age=2592000', 'samesite=lax', 'path=/']));
    expect(attributes.includes('secure')).toBe(isSecure);
  });

  it('is kept as long as it is asked to', () => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    keepLocale('de');
    expect(page.cookie.toLowerCase().split('; ')).toEqual(expect.arrayContaining(['locale=de', 'max-age=31536000']));
  });

  it('counts as none where cookies are blocked', () => {
    vi.stubGlobal('document', BLOCKED);
    expect(() => writeCookie('token', 'ut_1')).not.toThrow();
    expect(() => dropCookie('token')).not.toThrow();
    expect(readCookie('token')).toBe('');
  });
});
