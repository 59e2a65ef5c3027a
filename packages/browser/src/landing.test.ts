// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { dropCookie } from './cookies.ts';
import { noteLanding, readLanding, shortWord } from './landing.ts';

const NOBODY = { siteInitializing: '', fromUser: '' };

beforeEach(() => {
  globalThis.localStorage.clear();
  dropCookie('site_initializing');
});

describe('the first landing', () => {
  it('is kept, and later ones change nothing', () => {
    noteLanding('https://kinora.example/home/?site_initializing=newsletter&from_user=ada');
    noteLanding('https://kinora.example/home/?site_initializing=other&from_user=eve');
    expect(readLanding()).toEqual({ siteInitializing: 'newsletter', fromUser: 'ada' });
  });

  it('is found in what a purchase link carries', () => {
    const tpcp = encodeURIComponent(JSON.stringify({ terminal: 'web', from_user: 'ada' }));
    noteLanding(`https://kinora.example/checkout/pro-month/?tpcp=${tpcp}`);
    expect(readLanding().fromUser).toBe('ada');
  });

  it('says nothing of an address that says nothing', () => {
    noteLanding();
    noteLanding('nonsense');
    noteLanding('https://kinora.example/?tpcp=%7Bbroken&from_user=&site_initializing=');
    expect(readLanding()).toEqual(NOBODY);
  });

  it('drops what was stored in another form', () => {
    globalThis.localStorage.setItem('from_user', '{broken');
    expect(readLanding()).toEqual(NOBODY);
    expect(globalThis.localStorage.getItem('from_user')).toBeNull();
  });

  it('is never longer than 64 characters', () => {
    expect(shortWord('a'.repeat(65))).toHaveLength(64);
    expect(Array.from(shortWord('🦊'.repeat(99)))).toHaveLength(64);
    expect(shortWord('a\u0000\nb')).toBe('ab');
    noteLanding(`https://kinora.example/?from_user=${'x'.repeat(5000)}`);
    expect(readLanding().fromUser).toHaveLength(64);
  });
});
