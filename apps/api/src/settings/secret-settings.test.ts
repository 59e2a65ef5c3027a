import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { readSecretSettings } from './secret-settings.ts';

const secret = () => randomBytes(32).toString('base64');
const production = { isProduction: true };
const needed = () => ({ KINORA_PEPPER: secret(), KINORA_MEDIA_KEY: secret(), KINORA_ORIGIN_KEY: secret() });

describe('secrets of the environment', () => {
  it('are lists whose first value is the one in use', () => {
    const [old, fresh] = [secret(), secret()];
    const settings = readSecretSettings({ ...needed(), KINORA_PEPPER: `${fresh}, ${old}` }, production);
    expect(settings.pepper).toEqual([fresh, old]);
    expect(settings.mediaKey).toHaveLength(1);
    expect(settings.codeKey).toBeUndefined();
  });

  it('are not needed in development', () => {
    expect(readSecretSettings({}, { isProduction: false })).toEqual({});
  });

  it('are missed in production, each in a sentence', () => {
    expect(() => readSecretSettings({ KINORA_PEPPER: secret() }, production)).toThrow(
      'KINORA_ENV=production needs KINORA_MEDIA_KEY, a secret; "openssl rand -base64 48" prints one; ' +
        'KINORA_ENV=production needs KINORA_ORIGIN_KEY, a secret; "openssl rand -base64 48" prints one',
    );
  });

  it.each(['short', 'x'.repeat(64), 'ab'.repeat(40), '', `${randomBytes(32).toString('hex')},change-me`])(
    'are refused where one is weak: %s',
    (value) => {
      const read = () => readSecretSettings({ ...needed(), KINORA_PEPPER: value }, production);
      expect(read).toThrow('KINORA_PEPPER is too weak');
      expect(() => readSecretSettings({ KINORA_SEAL_KEY: value }, { isProduction: false })).toThrow('KINORA_SEAL_KEY');
    },
  );

  it('are refused where two share a value, and never told', () => {
    const same = secret();
    const read = () => readSecretSettings({ ...needed(), KINORA_PEPPER: same, KINORA_MEDIA_KEY: same }, production);
    expect(read).toThrow('KINORA_PEPPER and KINORA_MEDIA_KEY share a value; each needs secrets of its own');
    expect(read).not.toThrow(same);
  });
});
