import { expect, it } from 'vitest';

import { createMemoryIdentity } from '../adapters/memory-identity.ts';
import { signUp } from './sign-up.ts';

const start = { amount: 40, perAddress: 1, perDevice: 9, perDay: 9 };
const origin = { addressHash: Buffer.from('address'), deviceHash: null };
const ada = { email: 'ada@example.com', password: '8f6d9cb2d53c9ca8b2a1c3bf7b1a5d11', binding: null, origin, start };

it('opens an account with its start grant and a session', async () => {
  const identity = createMemoryIdentity();
  const result = await signUp(identity, ada);
  if (!result.ok) throw new Error(result.failure);
  const { member, start: granted, token } = result.value;
  expect(granted).toEqual({ credits: 40, refused: null });
  expect(identity.credits.get(member.id)).toBe(40);
  expect(await identity.sessions.find(token, undefined)).toMatchObject({ kind: 'member', id: member.id });
});

it('opens an account without credits where the place has had its grant', async () => {
  const identity = createMemoryIdentity();
  await signUp(identity, ada);
  const second = await signUp(identity, { ...ada, email: 'eve@example.com' });
  expect(second).toMatchObject({ ok: true, value: { start: { credits: 0, refused: 'address' } } });
});

it('refuses an address that has an account, and leaves that account alone', async () => {
  const identity = createMemoryIdentity();
  await signUp(identity, ada);
  const before = await identity.members.findByEmail(ada.email);
  const other = { ...ada, password: '00000000000000000000000000000000' };
  expect(await signUp(identity, other)).toEqual({ ok: false, failure: 'email-taken' });
  expect(await identity.members.findByEmail(ada.email)).toEqual(before);
});
