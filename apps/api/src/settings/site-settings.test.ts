import { describe, expect, it } from 'vitest';

import { readSiteSettings } from './site-settings.ts';

const plain = {
  KINORA_PROMOTION: 'off',
  KINORA_ZONE: 'UTC',
  KINORA_LIVE_SUPPORT_URL: '',
  KINORA_SOCIALS: '',
  KINORA_GPU_CREDITS: 0.5,
};
const season = { name: 'Spring', from: '03-01', to: '05-31', image: '/a.svg', mobileImage: '/b.svg', path: '/home/' };
const seasons = (...all: unknown[]) => ({ KINORA_SEASONS: JSON.stringify(all) });

it('has Halloween and no promotion', () => {
  const { promotion, seasons: all, ...rest } = readSiteSettings(plain);
  expect(promotion).toEqual({ kind: 'off' });
  expect(all).toMatchObject([{ name: 'Halloween', from: '10-10', to: '11-03', path: '/ai-video-effects/' }]);
  expect(rest).toEqual({ zone: 'UTC', liveSupportUrl: '', gpuCredits: 0.5, socials: {} });
});

it('takes what an operator says', () => {
  const given = {
    KINORA_PROMOTION: 'Black Friday | Half price until Monday | 2026-11-30T23:59+01:00',
    KINORA_ZONE: 'Europe/Berlin',
    KINORA_LIVE_SUPPORT_URL: 'https://chat.example.com/?to=us',
    KINORA_GPU_CREDITS: 0.0704,
    KINORA_SOCIALS: 'youtube=https://youtube.example/@us?a=b, x=https://x.example/us',
    ...seasons(season),
  };
  expect(readSiteSettings(given)).toEqual({
    promotion: {
      kind: 'dated',
      name: 'Black Friday',
      text: 'Half price until Monday',
      endsAt: Date.UTC(2026, 10, 30, 22, 59),
    },
    zone: 'Europe/Berlin',
    liveSupportUrl: 'https://chat.example.com/?to=us',
    gpuCredits: 0.07,
    socials: { youtube: 'https://youtube.example/@us?a=b', x: 'https://x.example/us' },
    seasons: [season],
  });
  expect(readSiteSettings({ ...plain, KINORA_PROMOTION: 'daily', KINORA_SEASONS: '[]' })).toMatchObject({
    promotion: { kind: 'daily' },
    seasons: [],
  });
});

describe('the start ends where', () => {
  it.each([
    ['a promotion has no end', { KINORA_PROMOTION: 'Sale|Now' }, 'KINORA_PROMOTION must be'],
    ['its end is no time', { KINORA_PROMOTION: 'Sale|Now|soon' }, 'KINORA_PROMOTION must be'],
    ['its end has no zone', { KINORA_PROMOTION: 'Sale|Now|2026-11-30T10:00' }, 'KINORA_PROMOTION must be'],
    ['its end is a day that is none', { KINORA_PROMOTION: 'Sale|Now|2026-02-30T10:00Z' }, 'KINORA_PROMOTION must be'],
    ['a season is no JSON', { KINORA_SEASONS: 'halloween' }, 'KINORA_SEASONS must be'],
    ['a season is no list', { KINORA_SEASONS: '{}' }, 'KINORA_SEASONS must be'],
    ['a season lacks a field', seasons({ ...season, to: undefined }), 'KINORA_SEASONS must be'],
    ['a season has a day that is none', seasons({ ...season, to: '13-01' }), 'KINORA_SEASONS must be'],
    ['a picture is elsewhere', seasons({ ...season, image: '//evil.example/a.svg' }), 'KINORA_SEASONS must be'],
    ['a zone is unknown', { KINORA_ZONE: 'Mars/Base' }, 'KINORA_ZONE must be'],
    ['the chat is a script', { KINORA_LIVE_SUPPORT_URL: 'javascript:alert(1)' }, 'KINORA_LIVE_SUPPORT_URL must be'],
    ['a social is no address', { KINORA_SOCIALS: 'x=nowhere' }, 'KINORA_SOCIALS must be'],
  ])('%s', (_what, given, sentence) => {
    expect(() => readSiteSettings({ ...plain, ...given })).toThrow(sentence);
  });
});
