import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { createMemoryIdentity } from '../../../adapters/identity/memory-identity.ts';
import { aCaller, aDevice } from '../../../testing/identity/arrival.ts';
import { signUp } from './sign-up.ts';

const start = { amount: 40, perAddress: 1, perDevice: 9, perDay: 9 };
const origin = { addressHash: Buffer.from('address'), deviceHash: null };
const arrival = { binding: null, device: aDevice(), caller: aCaller() };
const ada = { email: 'ada@example.com', password: '8f6d9cb2d53c9ca8b2a1c3bf7b1a5d11', origin, start, ...arrival };

it('opens an account with its start grant and a session', async () => {
  const identity = createMemoryIdentity();
  const result = await signUp(identity, ada);
  if (!result.ok) throw new Error(result.failure.reason);
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

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

it.each(['123456', 'password', 'qwertyuiop', 'P@ssw0rd', 'trustno1'])(
  'refuses the common password %s without opening anything',
  async (password) => {
    const identity = createMemoryIdentity();
    const common = { ...ada, password: md5(password) };
    expect(await signUp(identity, common)).toEqual({ ok: false, failure: { reason: 'common-password' } });
    expect(await identity.members.findByEmail(ada.email)).toBeUndefined();
  },
);

it('refuses an address that has an account, and leaves that account alone', async () => {
  const identity = createMemoryIdentity();
  await signUp(identity, ada);
  const before = await identity.members.findByEmail(ada.email);
  const other = { ...ada, password: '00000000000000000000000000000000' };
  expect(await signUp(identity, other)).toEqual({ ok: false, failure: { reason: 'email-taken' } });
  expect(await identity.members.findByEmail(ada.email)).toEqual(before);
});

it('knows the device from then on, and tells nobody of it', async () => {
  const identity = createMemoryIdentity();
  await signUp(identity, ada);
  expect(await identity.devices.knows(ada.email, ada.device)).toBe(true);
  expect(identity.told).toEqual([]);
  expect(identity.events.map(({ kind }) => kind)).toEqual(['sign-up']);
});

const from = (n: number) => ({ ...ada, email: `${n}@example.com`, caller: aCaller({ device: String(n) }) });

it('is busy after five accounts from one address, before the password costs any work', async () => {
  const identity = createMemoryIdentity();
  const hashed: string[] = [];
  const passwords = {
    ...identity.passwords,
    hash: (password: string) => (hashed.push(password), identity.passwords.hash(password)),
  };
  const results = [];
  for (let n = 0; n < 7; n += 1) results.push(await signUp({ ...identity, passwords }, from(n)));
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false, false]);
  expect(results[6]).toEqual({ ok: false, failure: { reason: 'busy', retryAfter: 3600 } });
  expect(hashed).toHaveLength(5);
  const hits = identity.events.filter(({ kind }) => kind === 'limit-hit');
  expect(hits).toMatchObject([{ memberId: null, detail: { action: 'sign-up' } }]);
});
