import { fail, ok } from '@kinora/contracts';
import type { Profile } from '@kinora/contracts/identity';
import { expect, it } from 'vitest';

import { aNewMember } from '../../../adapters/identity/identity-conformance.ts';
import { createMemoryIdentity } from '../../../adapters/identity/memory-identity.ts';
import { changeEmail, changeNoticeEmail, type ChangeAddressDeps } from './change-address.ts';

async function anOwner(answer?: 'busy' | 'email-taken') {
  const identity = createMemoryIdentity();
  const passwordHash = await identity.passwords.hash('secret');
  const added = await identity.members.add({ ...aNewMember('ada@example.com'), passwordHash });
  if (!added.ok) throw new Error(added.failure);
  const { id } = added.value.member;
  const asked: unknown[] = [];
  const ask = (request: unknown) => {
    asked.push(request);
    return Promise.resolve(answer === undefined ? ok(null) : fail(answer));
  };
  const deps: ChangeAddressDeps = {
    ...identity,
    // What an address that is taken answers is the e-mail's alone.
    addresses: { changeEmail: ask, changeNoticeEmail: ask as ChangeAddressDeps['addresses']['changeNoticeEmail'] },
    profiles: { read: (memberId) => Promise.resolve({ id: memberId } as Profile) },
  };
  const session = { kind: 'member', id, tokenHash: Buffer.of(), openedAt: 0 } as const;
  const request = { session, base: 'https://kinora.example', email: 'next@example.com', now: 1 };
  return { deps, request, id, asked };
}

it.each([changeEmail, changeNoticeEmail])('asks for another address with the password in use', async (change) => {
  const { asked, deps, id, request } = await anOwner();
  expect(await change(deps, { ...request, current: 'secret' })).toEqual({ ok: true, value: { id } });
  expect(asked).toEqual([{ memberId: id, base: request.base, email: request.email }]);
});

it.each([changeEmail, changeNoticeEmail])('asks for nothing without it', async (change) => {
  const { asked, deps, request } = await anOwner();
  expect(await change(deps, { ...request, current: 'other' })).toEqual({ ok: false, failure: 'wrong-password' });
  expect(await change(deps, { ...request, current: undefined })).toEqual({ ok: false, failure: 'wrong-password' });
  expect(asked).toEqual([]);
});

it('says why an address is not taken', async () => {
  const taken = await anOwner('email-taken');
  expect(await changeEmail(taken.deps, { ...taken.request, current: 'secret' })).toEqual({
    ok: false,
    failure: 'email-taken',
  });
  const busy = await anOwner('busy');
  expect(await changeNoticeEmail(busy.deps, { ...busy.request, current: 'secret' })).toEqual({
    ok: false,
    failure: 'busy',
  });
});
