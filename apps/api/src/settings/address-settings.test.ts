import { describe, expect, it } from 'vitest';

import { EXAMPLE_ADDRESS, readMemberUrl, readSupportEmail } from './address-settings.ts';

const support = (KINORA_SUPPORT_EMAIL: string, KINORA_ENV: 'development' | 'production' = 'production') =>
  readSupportEmail({ KINORA_ENV, KINORA_SUPPORT_EMAIL });
const member = (KINORA_MEMBER_URL: string, KINORA_ENV: 'development' | 'production' = 'production') =>
  readMemberUrl({ KINORA_ENV, KINORA_MEMBER_URL });

describe('where people write to', () => {
  it('is somebody in production, and need not be while developing', () => {
    expect(support(EXAMPLE_ADDRESS, 'development')).toBe(EXAMPLE_ADDRESS);
    expect(support('help@kinora.example')).toBe('help@kinora.example');
  });

  it.each([EXAMPLE_ADDRESS, 'me@Example.ORG', 'me@mail.example.net'])('is never %s in production', (email) => {
    expect(() => support(email)).toThrow('KINORA_ENV=production needs KINORA_SUPPORT_EMAIL');
  });

  it.each(['nobody', 'a@b, c@d', '<a@b.test>', '@b.test'])('is one address, and not %s', (email) => {
    expect(() => support(email, 'development')).toThrow('must be one address');
  });
});

describe('the Member Center', () => {
  it('is a page of ours, or of a site that tickets are then made for', () => {
    expect(member('/member/')).toEqual({ url: '/member/', origin: undefined });
    expect(member('https://account.your.test/me/')).toEqual({
      url: 'https://account.your.test/me/',
      origin: 'https://account.your.test',
    });
    expect(member('http://127.0.0.1:5000/', 'development')).toMatchObject({ origin: 'http://127.0.0.1:5000' });
  });

  it.each([
    '//evil.test/',
    '/\\evil.test',
    'member',
    'http://account.your.test/',
    'https://user:word@your.test/',
    'https://your.test',
    'javascript:alert(1)',
    '/member/?token=1',
  ])('is never %s', (url) => {
    expect(() => member(url)).toThrow('KINORA_MEMBER_URL must be');
  });
});
