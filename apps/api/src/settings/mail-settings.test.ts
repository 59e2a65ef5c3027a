import { describe, expect, it } from 'vitest';

import { readMailSettings } from './mail-settings.ts';

const FROM = { KINORA_MAIL_FROM: 'studio@kinora.example' };
const read = (given: object) => readMailSettings({ KINORA_ENV: 'production', ...given });

describe('the server that sends mails', () => {
  it('is read with user, password and port', () => {
    expect(read({ ...FROM, KINORA_SMTP_URL: 'smtp://me%40kinora:p%3Aw@mail.example:2525' })).toEqual({
      domain: 'kinora.example',
      smtp: {
        from: 'studio@kinora.example',
        host: 'mail.example',
        port: 2525,
        secure: false,
        user: 'me@kinora',
        password: 'p:w',
      },
    });
  });

  it.each([
    ['smtp://mail.example', { port: 587, secure: false, user: '' }],
    ['smtps://mail.example', { port: 465, secure: true }],
    ['smtp://[::1]:25/', { host: '::1', port: 25 }],
  ])('%s has the port of its kind', (url, wanted) => {
    expect(read({ ...FROM, KINORA_SMTP_URL: url }).smtp).toMatchObject(wanted);
  });

  it.each([
    'https://mail.example',
    'mail.example',
    'smtp://',
    'smtp://u:secret@mail.example/?tls=no',
    'smtp://:secret@h#x',
    'smtp://u:%secret@h',
  ])('%s is refused without being repeated', (url) => {
    expect(() => read({ ...FROM, KINORA_SMTP_URL: url })).toThrow(/^KINORA_SMTP_URL must be smtp:/);
    expect(() => read({ ...FROM, KINORA_SMTP_URL: url })).not.toThrow(/secret/);
  });

  it('is needed in production, and not in development', () => {
    expect(() => read({})).toThrow(/^KINORA_ENV=production needs KINORA_SMTP_URL/);
    expect(readMailSettings({ KINORA_ENV: 'development' })).toEqual({ smtp: undefined, domain: 'localhost' });
  });
});

it('needs an address mails come from', () => {
  expect(() => read({ KINORA_SMTP_URL: 'smtp://h' })).toThrow('KINORA_SMTP_URL needs KINORA_MAIL_FROM');
});

it.each(['studio', 'a@b, c@d', 'Kinora <a@b>'])('takes %s for no address', (from) => {
  expect(() => read({ KINORA_MAIL_FROM: from })).toThrow('KINORA_MAIL_FROM must be one address');
});
