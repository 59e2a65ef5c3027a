import { createHmac } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import type { Passwords } from '../domain/identity.ts';
import { createGate } from './gate.ts';

// argon2id (2) at the strength of decisions 7. The enum of the package is a const enum, erased at build.
const OPTIONS = { algorithm: 2, memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;
/** More at once stall the event loop on busy cores (measured: 0.34 s with eight). */
const AT_ONCE = 2;
/** As many as are served before their clients give up; the next one is told to come back. */
const LINE = 64;

/** Passwords as `argon2id(HMAC-SHA256(pepper, password))`: a stolen table alone cannot be guessed at. */
export function createArgon2Passwords(pepper: string): Passwords {
  const gate = createGate(AT_ONCE, LINE);
  const peppered = (password: string) => createHmac('sha256', pepper).update(password).digest('base64');
  const hashOf = (password: string) => gate(() => hash(peppered(password), OPTIONS));
  const matches = (password: string, stored: string) =>
    gate(() => verify(stored, peppered(password)).catch(() => false));
  let decoy: Promise<string> | undefined;
  return {
    hash: hashOf,
    matches,
    async pretend(password) {
      decoy ??= hashOf('nobody has this password');
      await matches(password, await decoy);
    },
  };
}
