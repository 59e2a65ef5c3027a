import { fail, ok } from '@kinora/contracts';
import { aProfile } from '@kinora/contracts/fixtures';
import { expect, it } from 'vitest';

import { aNewMember } from '../../../adapters/identity/identity-conformance.ts';
import { createMemoryIdentity } from '../../../adapters/identity/memory-identity.ts';
import type { SignInStart } from '../../../domain/identity/sign-in-start.ts';
import { linkSignIn } from './link-sign-in.ts';

const OPENED = 1_795_262_400_000;
const google = { provider: 'google', email: 'ada@example.com', linkedAt: OPENED } as const;

/** A member with the password "secret" who asks to connect a provider. */
async function aMember({ profile = aProfile(), isAway = false } = {}) {
  const { members, passwords } = createMemoryIdentity();
  const added = await members.add({ ...aNewMember('ada@example.com'), passwordHash: await passwords.hash('secret') });
  if (!added.ok) throw new Error(added.failure);
  const kept: SignInStart[] = [];
  const there = new URL('https://there.example/');
  const deps = {
    members,
    passwords,
    profiles: { read: () => Promise.resolve(profile) },
    provider: {
      begin: () => Promise.resolve(isAway ? fail('busy' as const) : ok(there)),
      finish: () => Promise.resolve(fail('failed' as const)),
    },
    starts: { keep: async (start: SignInStart) => void kept.push(start), take: () => Promise.resolve(undefined) },
    secret: () => 'secret',
    now: () => OPENED,
  };
  const session = {
    kind: 'member' as const,
    id: added.value.member.id,
    tokenHash: Buffer.from('session'),
    openedAt: OPENED,
  };
  const way = {
    browser: 'browser',
    locale: 'de',
    returnTo: new URL('https://kinora.example/member/'),
    callback: new URL('https://kinora.example/account/google/callback'),
  };
  return { kept, link: (current: string) => linkSignIn(deps, { ...way, session, current }) };
}

it('begins with the password, and names the session that asked', async () => {
  const { kept, link } = await aMember();
  expect(await link('secret')).toEqual({ ok: true, value: new URL('https://there.example/') });
  expect(kept).toMatchObject([{ session: Buffer.from('session'), returnTo: 'https://kinora.example/member/' }]);
});

it.each([
  ['wrong-password', 'other', {}],
  ['already-linked', 'secret', { profile: aProfile({ signIns: [google] }) }],
  ['busy', 'secret', { isAway: true }],
])('begins nothing: %s', async (failure, current, given) => {
  const { kept, link } = await aMember(given);
  expect(await link(current)).toEqual({ ok: false, failure });
  expect(kept).toEqual([]);
});
