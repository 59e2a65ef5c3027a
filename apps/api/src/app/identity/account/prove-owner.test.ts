import { expect, it } from 'vitest';

import { aNewMember } from '../../../adapters/identity/identity-conformance.ts';
import { createMemoryIdentity } from '../../../adapters/identity/memory-identity.ts';
import type { OpenSession } from '../../../domain/identity/identity.ts';
import { proveOwner } from './prove-owner.ts';

const OPENED = 1_795_262_400_000;
const TEN_MINUTES = 600_000;

async function anOwner(password: string | null) {
  const identity = createMemoryIdentity();
  const passwordHash = password === null ? '' : await identity.passwords.hash(password);
  const added = await identity.members.add({ ...aNewMember('ada@example.com'), passwordHash });
  if (!added.ok) throw new Error(added.failure);
  const { member } = added.value;
  const session: OpenSession = { kind: 'member', id: member.id, tokenHash: Buffer.of(), openedAt: OPENED };
  const kept = password === null ? { ...member, passwordHash: null } : member;
  const members = { ...identity.members, find: () => Promise.resolve(kept) };
  return (current: string | undefined, age = TEN_MINUTES) =>
    proveOwner({ members, passwords: identity.passwords }, { session, current, now: OPENED + age });
}

it('takes the current password, however old the session is', async () => {
  const prove = await anOwner('secret');
  expect(await prove('secret')).toMatchObject({ ok: true, value: { email: 'ada@example.com' } });
});

it.each([undefined, '', 'other'])(
  'refuses %j in place of the password, however young the session is',
  async (current) => {
    const prove = await anOwner('secret');
    expect(await prove(current, 0)).toEqual({ ok: false, failure: 'wrong-password' });
  },
);

it('takes a session of less than ten minutes where there is no password', async () => {
  const prove = await anOwner(null);
  expect(await prove(undefined, TEN_MINUTES - 1)).toMatchObject({ ok: true });
  expect(await prove(undefined)).toEqual({ ok: false, failure: 'wrong-password' });
  expect(await prove('anything')).toEqual({ ok: false, failure: 'wrong-password' });
});
