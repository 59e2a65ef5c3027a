import { describe, expect, it } from 'vitest';

import { createArgon2Passwords } from './argon2-passwords.ts';

const md5 = '0123456789abcdef0123456789abcdef';
const passwords = createArgon2Passwords('pepper');

async function cost(work: () => Promise<unknown>) {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return user + system;
}

describe('argon2 passwords', () => {
  it('know the password again, and no other', async () => {
    const stored = await passwords.hash(md5);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await passwords.matches(md5, stored)).toBe(true);
    expect(await passwords.matches(md5.replace('0', '1'), stored)).toBe(false);
  });

  it('are worth nothing without the pepper', async () => {
    const stored = await passwords.hash(md5);
    expect(await createArgon2Passwords('other').matches(md5, stored)).toBe(false);
  });

  it('match nothing against a damaged hash', async () => {
    expect(await passwords.matches(md5, 'damaged')).toBe(false);
  });

  it('take as much work for an account that does not exist', async () => {
    const stored = await passwords.hash(md5);
    await passwords.pretend(md5);
    const real = await cost(() => passwords.matches('wrong', stored));
    const pretended = await cost(() => passwords.pretend('wrong'));
    expect(pretended / real).toBeGreaterThan(0.4);
  });
});
