import { describe, expect, it } from 'vitest';

import { googleSettings, ownOrigins } from './google-settings.ts';

const source = {
  KINORA_ENV: 'production',
  KINORA_GOOGLE_ISSUER: 'https://accounts.google.com',
  KINORA_GOOGLE_CLIENT_ID: 'id',
} as const;

describe('sign-in with Google', () => {
  it('is there with the id of a client alone', () => {
    expect(googleSettings({ ...source, KINORA_GOOGLE_CLIENT_ID: undefined })).toBeUndefined();
    expect(googleSettings(source)).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: undefined,
    });
  });

  it.each(['http://127.0.0.1:9', 'http://localhost:9', 'http://[::1]:9'])('takes %s in development alone', (issuer) => {
    const local = { ...source, KINORA_GOOGLE_ISSUER: issuer };
    expect(googleSettings({ ...local, KINORA_ENV: 'development' })).toMatchObject({ issuer });
    expect(() => googleSettings(local)).toThrow('must be an https address');
  });

  it.each(['http://provider.example', 'http://127.0.0.1.provider.example', 'ftp://localhost', 'provider.example', ''])(
    'never takes %s',
    (issuer) => {
      const foreign = { ...source, KINORA_GOOGLE_ISSUER: issuer, KINORA_ENV: 'development' } as const;
      expect(() => googleSettings(foreign)).toThrow('must be an https address');
    },
  );
});

describe('further sites of ours', () => {
  it('are origins', () => {
    expect(ownOrigins([], 'production')).toEqual([]);
    expect(ownOrigins(['https://pay.example.com:8443'], 'production')).toEqual(['https://pay.example.com:8443']);
    expect(ownOrigins(['http://127.0.0.1:5000'], 'development')).toEqual(['http://127.0.0.1:5000']);
  });

  it.each([
    'https://pay.example.com/',
    'HTTPS://pay.example.com',
    'pay.example.com',
    '*',
    'http://pay.example.com',
    'null',
  ])('are never %s', (text) => {
    expect(() => ownOrigins(['https://a.example', text], 'development')).toThrow('KINORA_REDIRECT_ORIGINS');
  });
});
