import { expect, it } from 'vitest';

import { createAddressProofs } from './address-proofs.ts';

it('knows its own proofs again, and those of an older key', () => {
  const old = createAddressProofs('old key');
  const both = createAddressProofs(['new key', 'old key']);
  const { hash, proof } = old.make();
  expect(proof).toMatch(/^[\w-]{43}$/);
  expect(old.hashesOf(proof)).toEqual([hash]);
  expect(both.hashesOf(proof)).toContainEqual(hash);
  expect(createAddressProofs('new key').hashesOf(proof)).not.toContainEqual(hash);
  const made = both.make();
  expect(createAddressProofs('new key').hashesOf(made.proof)).toEqual([made.hash]);
});

it.each(['', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}=`])('takes %j for no proof', (proof) => {
  expect(createAddressProofs('key').hashesOf(proof)).toEqual([]);
});
