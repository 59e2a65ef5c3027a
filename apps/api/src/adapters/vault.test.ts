import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { createVault } from './vault.ts';

const key = () => randomBytes(32).toString('base64url');

it('opens what it sealed, for the same purpose and with the same key', () => {
  const vault = createVault(key());
  const sealed = vault.seal('mail', { code: 'ABC234' });
  expect(sealed.includes('ABC234')).toBe(false);
  expect(vault.open('mail', sealed)).toEqual({ code: 'ABC234' });
  expect(() => vault.open('start', sealed)).toThrow();
  expect(() => createVault(key()).open('mail', sealed)).toThrow();
  expect(vault.seal('mail', { code: 'ABC234' }).equals(sealed)).toBe(false);
});

it('opens nothing that was changed or cut', () => {
  const vault = createVault(key());
  const sealed = vault.seal('mail', 'text');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.open('mail', changed)).toThrow();
  }
  expect(() => vault.open('mail', sealed.subarray(0, 20))).toThrow();
});
