import { createHmac } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import type { Passwords } from '../../domain/identity/identity.ts';
import { createGate } from './gate.ts';

// argon2id (2) at the strength of decisions 7. The enum of the package is a const enum, erased at build.
const OPTIONS = { algorithm: 2, memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;
const STRENGTH = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;
/** More at once stall the event loop on busy cores (measured: 0.34 s with eight). */
const AT_ONCE = 2;
/** How many may wait before clients time out; the next one is asked to retry. */
const LINE = 64;
/** Stands after the hash; older ones do not say which pepper they were made with. */
const NAMED = /^(.+),pepper=([0-9a-f]{8})$/;

interface Pepper {
  readonly value: string;
  /** Tells peppers apart and says nothing about them. */
  readonly name: string;
}

const pepperOf = (value: string): Pepper => ({
  value,
  name: createHmac('sha256', value).update('the name of this pepper').digest('hex').slice(0, 8),
});

function firstOf([first]: readonly Pepper[]): Pepper {
  if (!first) throw new Error('passwords need a pepper');
  return first;
}

const peppered = ({ value }: Pepper, password: string) => createHmac('sha256', value).update(password).digest('base64');

export interface PasswordOptions {
  /** Takes a hash of today's strength and pepper in the place of an older one, whose password was just shown. */
  readonly replace?: (stored: string, fresh: string) => Promise<unknown>;
  /** What compares, with all the work of it; the library's own. */
  readonly verify?: typeof verify;
}

/**
 * Passwords as `argon2id(HMAC-SHA256(pepper, password))`: a stolen table alone cannot be guessed at. The first of
 * several peppers is used, each of them is tried for what it has made.
 */
export function createArgon2Passwords(
  peppers: string | readonly string[],
  { replace, verify: compare = verify }: PasswordOptions = {},
): Passwords {
  const gate = createGate(AT_ONCE, LINE);
  const all = [peppers].flat().map(pepperOf);
  const first = firstOf(all);
  const hashOf = async (password: string) =>
    `${await gate(() => hash(peppered(first, password), OPTIONS))},pepper=${first.name}`;

  async function isMadeOf(password: string, stored: string): Promise<boolean> {
    const [, plain = stored, name] = NAMED.exec(stored) ?? [];
    const named = all.filter((pepper) => name === undefined || pepper.name === name);
    // A hash with an unknown pepper takes as long as any other.
    for (const pepper of named.length > 0 ? named : [first]) {
      if (await gate(() => compare(plain, peppered(pepper, password)).catch(() => false))) return true;
    }
    return false;
  }

  const isCurrent = (stored: string) => stored.startsWith(STRENGTH) && stored.endsWith(`,pepper=${first.name}`);

  async function matches(password: string, stored: string): Promise<boolean> {
    if (!(await isMadeOf(password, stored))) return false;
    // The password is right, whether the better hash could be kept or not.
    if (replace && !isCurrent(stored)) await replace(stored, await hashOf(password)).catch(() => undefined);
    return true;
  }

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
