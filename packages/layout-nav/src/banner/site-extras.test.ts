import { aSiteConfig } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { bannerAt, zoneOf } from './site-extras.ts';

const banner = { id: 'autumn', text: 'Plans are half price', action: 'See the plans' };
const dated = { ...banner, from: '2026-11-20T00:00:00Z', to: '2026-11-30T00:00:00Z' };
const at = (moment: string) => Date.parse(moment);
const NOW = at('2026-11-22T12:00:00Z');

describe('the banner', () => {
  it('is none where the server says nothing of it', () => {
    expect(bannerAt(null, NOW, '')).toBeNull();
    expect(bannerAt(aSiteConfig(), NOW, '')).toBeNull();
    expect(bannerAt(Object.assign(aSiteConfig(), { banner: null }), NOW, '')).toBeNull();
  });

  it('is there until it is closed, and the next one is there again', () => {
    const site = Object.assign(aSiteConfig(), { banner });
    expect(bannerAt(site, NOW, '')).toEqual(banner);
    expect(bannerAt(site, NOW, 'autumn')).toBeNull();
    expect(bannerAt(site, NOW, 'summer')).toEqual(banner);
  });

  it('keeps its time', () => {
    const site = Object.assign(aSiteConfig(), { banner: dated });
    expect(bannerAt(site, at('2026-11-19T23:59:59Z'), '')).toBeNull();
    expect(bannerAt(site, at('2026-11-20T00:00:00Z'), '')).toEqual(dated);
    expect(bannerAt(site, at('2026-11-30T00:00:00Z'), '')).toBeNull();
  });
});

it('says in which zone the days of the operator count, if the server does', () => {
  expect(zoneOf(null)).toBeUndefined();
  expect(zoneOf(Object.assign(aSiteConfig(), { timeZone: 'Asia/Tokyo' }))).toBe('Asia/Tokyo');
});
