import { X509Certificate } from 'node:crypto';

import { expect, it } from 'vitest';

import { createCredentialSigner } from './credential-signer.ts';
import { makeDevelopmentSigner } from './development-signer.ts';

const now = new Date('2026-11-21T10:00:00Z');
const chain = createCredentialSigner(makeDevelopmentSigner(now)).certificates.map((raw) => new X509Certificate(raw));
const [own, authority] = chain;

it('is read by others: names, purpose, time', () => {
  expect(own?.subject).toBe('O=Kinora\nCN=Kinora development signer');
  expect(own?.issuer).toBe('O=Kinora\nCN=Kinora development authority');
  expect(own?.keyUsage).toEqual(['1.3.6.1.5.5.7.3.4']);
  expect(own?.validFromDate.toISOString()).toBe('2026-11-21T09:00:00.000Z');
  expect([own?.ca, authority?.ca]).toEqual([false, true]);
});

it('is vouched for by its authority, and that by itself', () => {
  const key = authority?.publicKey;
  expect(key !== undefined && own?.verify(key)).toBe(true);
  expect(key !== undefined && authority?.verify(key)).toBe(true);
  expect(authority !== undefined && own?.checkIssued(authority)).toBe(true);
});

it('never has the same number twice', () => {
  const serials = Array.from({ length: 3 }, () => createCredentialSigner(makeDevelopmentSigner(now)).certificates[0])
    .map((raw) => new X509Certificate(raw ?? '').serialNumber)
    .concat(own?.serialNumber ?? '');
  expect(new Set(serials).size).toBe(4);
});
