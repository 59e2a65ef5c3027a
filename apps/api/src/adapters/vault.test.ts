import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { createVault } from './vault.ts';

const key = () => randomBytes(32).toString('base64url');

it('opens what it sealed, for the same purpose and with the same key', () => {
  const vault = createVault(key());
  const sealed = vault.seal('mail', { code: 'ABC234' });
  expect(sealed.includes('ABC234')).toBe(false);
  expect(vault.open('mail', sealed)).toEqual({ code: 'ABC234' });
  expect(() => vault.open('start', sealed)).toThrow(/authenticat/);
  expect(() => createVault(key()).open('mail', sealed)).toThrow(/authenticat/);
  expect(vault.seal('mail', { code: 'ABC234' }).equals(sealed)).toBe(false);
});

it('opens nothing that was changed or cut', () => {
  const vault = createVault(key());
  const sealed = vault.seal('mail', 'text');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.open('mail', changed)).toThrow(/authenticat/);
  }
  expect(() => vault.open('mail', sealed.subarray(0, 20))).toThrow(/authenticat/);
});

it('opens what an older key has sealed as long as it is told that key', () => {
  const [old, fresh] = [key(), key()];
  const sealed = createVault(old).seal('mail', 'text');
  const rotated = createVault([fresh, old]);
  expect(rotated.open('mail', sealed)).toBe('text');
  expect(createVault(fresh).open('mail', rotated.seal('mail', 'new'))).toBe('new');
  expect(() => rotated.open('start', sealed)).toThrow(/authenticat/);
  expect(() => createVault([fresh]).open('mail', sealed)).toThrow(/authenticat/);
});
