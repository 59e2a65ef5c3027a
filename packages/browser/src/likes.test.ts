// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import { keepLike, readLike } from './likes.ts';

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `01940000-0000-7000-8000-${`${index}`.padStart(12, '0')}`);

beforeEach(() => {
  dropCookie('video-likes');
  dropCookie('video-like-status');
});

describe('a like', () => {
  it('is remembered in two maps', () => {
    expect(readLike('boat')).toBeUndefined();
    keepLike('boat', { count: 12, isLiked: true });
    keepLike('fox', { count: 3, isLiked: false });
    expect(readCookie('video-likes')).toBe('{"boat":12,"fox":3}');
    expect(readCookie('video-like-status')).toBe('{"boat":true,"fox":false}');
    expect(readLike('boat')).toEqual({ count: 12, isLiked: true });
    expect(readLike('fox')).toEqual({ count: 3, isLiked: false });
  });

  it.each(['{', '[]', 'null', '7', 'boat'])('is not read from %s, which is removed', (broken) => {
    writeCookie('video-likes', broken);
    writeCookie('video-like-status', broken);
    expect(readLike('boat')).toBeUndefined();
    expect([readCookie('video-likes'), readCookie('video-like-status')]).toEqual(['', '']);
  });

  it('is not read from a value of another kind', () => {
    writeCookie('video-likes', '{"boat":"many","fox":2}');
    writeCookie('video-like-status', '{"boat":1}');
    expect(readLike('boat')).toBeUndefined();
    expect(readLike('fox')).toEqual({ count: 2, isLiked: false });
  });

  it('pushes the oldest out before a cookie gets too long, also when an old one is given anew', () => {
    const all = ids(150);
    const [first = '', second = ''] = all;
    for (const id of all.slice(0, 40)) keepLike(id, { count: 1, isLiked: true });
    keepLike(first, { count: 2, isLiked: true });
    for (const id of all.slice(40, 60)) keepLike(id, { count: 1, isLiked: true });
    expect(readLike(first)).toEqual({ count: 2, isLiked: true });
    for (const id of all.slice(60)) keepLike(id, { count: 1, isLiked: true });
    expect(readLike(second)).toBeUndefined();
    expect(readLike(all.at(-1) ?? '')).toEqual({ count: 1, isLiked: true });
    for (const name of ['video-likes', 'video-like-status']) {
      expect(encodeURIComponent(readCookie(name)).length + name.length).toBeLessThan(4096);
    }
  });
});
