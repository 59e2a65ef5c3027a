import { describe, expect, it } from 'vitest';

import { createMemoryIdentity } from '../../../adapters/identity/memory-identity.ts';
import type { Passwords } from '../../../domain/identity/identity.ts';
import { aCaller, aDevice } from '../../../testing/identity/arrival.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const start = { amount: 40, perAddress: 9, perDevice: 9, perDay: 9 };
const origin = { addressHash: Buffer.from('address'), deviceHash: null };
const ada = {
  email: 'ada@example.com',
  password: '8f6d9cb2d53c9ca8b2a1c3bf7b1a5d11',
  binding: 'browser',
  device: aDevice(),
  caller: aCaller(),
};
const wrong = { ...ada, password: '00000000000000000000000000000000' };
const elsewhere = { device: aDevice({ name: 'Chrome on Windows' }), caller: aCaller({ address: 'elsewhere' }) };

/** An identity with one member, and how often each kind of password work was done. */
async function withAda() {
  const identity = createMemoryIdentity();
  const done: string[] = [];
  const counted: Passwords = {
    hash: (password) => identity.passwords.hash(password),
    matches: (password, hash) => (done.push('matches'), identity.passwords.matches(password, hash)),
    pretend: (password) => (done.push('pretend'), identity.passwords.pretend(password)),
  };
  await signUp(identity, { ...ada, origin, start });
  return { deps: { ...identity, passwords: counted }, done };
}

it('opens a session of the member, bound to the browser that asked', async () => {
  const { deps } = await withAda();
  const result = await signIn(deps, ada);
  if (!result.ok) throw new Error(result.failure.reason);
  const { member, token } = result.value;
  expect(member.email).toBe(ada.email);
  expect(await deps.sessions.find(token, 'browser')).toMatchObject({ kind: 'member', id: member.id });
  expect(await deps.sessions.find(token, undefined)).toBeUndefined();
});

it.each([
  [{ password: '00000000000000000000000000000000' }, 'wrong-password', 'matches'],
  [{ email: 'nobody@example.com' }, 'unknown-account', 'pretend'],
] as const)('refuses %o as %s after the same work', async (change, failure, work) => {
  const { deps, done } = await withAda();
  expect(await signIn(deps, { ...ada, ...change })).toEqual({ ok: false, failure: { reason: failure } });
  expect(done).toEqual([work]);
});

it('treats an account without a password like an unknown one', async () => {
  const { deps, done } = await withAda();
  const members = {
    ...deps.members,
    findByEmail: async (email: string) => {
      const member = await deps.members.findByEmail(email);
      return member && { ...member, passwordHash: null };
    },
  };
  expect(await signIn({ ...deps, members }, ada)).toEqual({ ok: false, failure: { reason: 'unknown-account' } });
  expect(done).toEqual(['pretend']);
});

it('tells of a device that was never seen, once', async () => {
  const { deps } = await withAda();
  await signIn(deps, ada);
  expect(deps.told).toEqual([]);
  const known = await deps.members.findByEmail(ada.email);
  for (let n = 0; n < 2; n += 1) await signIn(deps, { ...ada, ...elsewhere });
  expect(deps.told).toEqual([`${known?.id} Chrome on Windows`]);
  expect(deps.events.map(({ kind }) => kind)).toEqual(['sign-up', 'sign-in', 'sign-in', 'sign-in']);
});

describe('after five wrong passwords', () => {
  const stranger = { ...wrong, ...elsewhere };
  async function withFailures() {
    const identity = await withAda();
    for (let n = 0; n < 5; n += 1) await signIn(identity.deps, stranger);
    return identity;
  }

  it('a stranger waits, before the password costs any work', async () => {
    const { deps, done } = await withFailures();
    const before = done.length;
    expect(await signIn(deps, stranger)).toEqual({ ok: false, failure: { reason: 'busy', retryAfter: 1 } });
    expect(done).toHaveLength(before);
    expect(deps.events.at(-1)).toMatchObject({ kind: 'limit-hit', detail: { action: 'sign-in' } });
  });

  it('the member comes in from a browser that was there before', async () => {
    const { deps } = await withFailures();
    expect(await signIn(deps, ada)).toMatchObject({ ok: true });
    expect(await signIn(deps, { ...stranger, password: ada.password })).toMatchObject({ ok: true });
  });

  it('a program that only looks like a known one waits as well', async () => {
    const { deps } = await withFailures();
    const likeAda = { ...ada, binding: null, device: aDevice({ isProven: false }) };
    expect(await signIn(deps, likeAda)).toMatchObject({ failure: { reason: 'busy' } });
  });

  it('an account that is not there waits just so', async () => {
    const { deps } = await withAda();
    const nobody = { ...stranger, email: 'nobody@example.com', caller: aCaller({ account: 'nobody' }) };
    const failures = [];
    for (let n = 0; n < 6; n += 1) failures.push(await signIn(deps, nobody));
    expect(failures.at(-2)).toMatchObject({ failure: { reason: 'unknown-account' } });
    expect(failures.at(-1)).toMatchObject({ failure: { reason: 'busy', retryAfter: 1 } });
  });
});

it('looks at five of 500 passwords that are tried at once', async () => {
  const { deps, done } = await withAda();
  const guesses = Array.from({ length: 500 }, (_, n) => ({
    ...wrong,
    caller: aCaller({ address: String(n) }),
    device: aDevice({ name: String(n) }),
  }));
  await Promise.all(guesses.map((guess) => signIn(deps, guess)));
  expect(done).toHaveLength(5);
});

it('does not count what was right against its address', async () => {
  const { deps } = await withAda();
  for (let n = 0; n < 30; n += 1) expect(await signIn(deps, ada)).toMatchObject({ ok: true });
});
