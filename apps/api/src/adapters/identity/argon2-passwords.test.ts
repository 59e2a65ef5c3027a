import { createHmac } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';

import { createArgon2Passwords } from './argon2-passwords.ts';

const md5 = '0123456789abcdef0123456789abcdef';
const peppered = (pepper: string) => createHmac('sha256', pepper).update(md5).digest('base64');
const passwords = createArgon2Passwords('pepper');

/** A hash as it was stored before hashes named their pepper. */
const unnamed = async (pepper: string) => (await createArgon2Passwords(pepper).hash(md5)).replace(/,pepper=.*/, '');

describe('argon2 passwords', () => {
  it('know the password again, and no other', async () => {
    const stored = await passwords.hash(md5);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await passwords.matches(md5, stored)).toBe(true);
    expect(await passwords.matches(md5.replace('0', '1'), stored)).toBe(false);
  });

  it('S1: are worth nothing without the pepper', async () => {
    const stored = await passwords.hash(md5);
    expect(await createArgon2Passwords('other').matches(md5, stored)).toBe(false);
  });

  it('match nothing against a damaged hash', async () => {
    expect(await passwords.matches(md5, 'damaged')).toBe(false);
  });

  it('take as much work for an account that does not exist', async () => {
    const compared: string[] = [];
    const watched = createArgon2Passwords('pepper', {
      verify: (stored, password) => {
        compared.push(String(stored));
        return verify(stored, password);
      },
    });
    await watched.matches('wrong', await watched.hash(md5));
    await watched.pretend('wrong');
    // One comparison each, of hashes that cost the same.
    const [real = '', pretended = '', ...more] = compared.map((stored) => stored.split('$', 4).join('$'));
    expect([pretended, more]).toEqual([real, []]);
    expect(real).toBe('$argon2id$v=19$m=65536,t=3,p=1');
  });

  it('made with an older pepper are taken as long as it is told', async () => {
    const rotated = createArgon2Passwords(['new', 'pepper']);
    for (const stored of [await passwords.hash(md5), await unnamed('pepper')]) {
      expect(await rotated.matches(md5, stored)).toBe(true);
      expect(await rotated.matches('other', stored)).toBe(false);
      expect(await createArgon2Passwords(['new']).matches(md5, stored)).toBe(false);
    }
  });

  it('are hashed again when an older pepper or strength was shown to be right', async () => {
    const replaced: string[][] = [];
    const replace = async (...hashes: string[]) => void replaced.push(hashes);
    const rotated = createArgon2Passwords(['new', 'pepper'], { replace });
    const weak =
      (await hash(peppered('new'), { memoryCost: 8192 })) + (/,pepper=.*/.exec(await rotated.hash(md5))?.[0] ?? '');
    const old = [await passwords.hash(md5), await unnamed('pepper'), weak];
    for (const stored of old) {
      expect(await rotated.matches('wrong', stored)).toBe(false);
      expect(await rotated.matches(md5, stored)).toBe(true);
    }
    expect(replaced.map(([stored]) => stored)).toEqual(old);
    for (const [, fresh = ''] of replaced) {
      expect(await createArgon2Passwords('new').matches(md5, fresh)).toBe(true);
      expect(await rotated.matches(md5, fresh)).toBe(true);
    }
    expect(replaced).toHaveLength(3);
  });

  it('are right also when the better hash cannot be kept', async () => {
    const rotated = createArgon2Passwords(['new', 'pepper'], { replace: () => Promise.reject(new Error('away')) });
    expect(await rotated.matches(md5, await unnamed('pepper'))).toBe(true);
  });
});
