import { describe, expect, it } from 'vitest';

import type { IdentityDeps, NewMember } from '../../domain/identity/identity.ts';

const start = { amount: 40, perAddress: 3, perDevice: 2, perDay: 1000 };

/** A member to be, from a network address and a device of its own unless told otherwise. */
export function aNewMember(
  email: string,
  { address = email, device = email }: { address?: string; device?: string } = {},
): NewMember {
  return {
    email,
    passwordHash: 'hash',
    origin: { addressHash: Buffer.from(address), deviceHash: Buffer.from(device) },
    start,
  };
}

type Create = () => Pick<IdentityDeps, 'members' | 'sessions'>;

function conformsToMembers(create: Create) {
  it('finds who was added, by address and id, and nobody else', async () => {
    const { members } = create();
    const added = await members.add(aNewMember('ada@example.com'));
    if (!added.ok) throw new Error(added.failure);
    expect(added.value).toMatchObject({
      member: { email: 'ada@example.com', passwordHash: 'hash', emailConfirmed: false },
      start: { credits: 40, refused: null },
    });
    expect(await members.findByEmail('ada@example.com')).toEqual(added.value.member);
    expect(await members.find(added.value.member.id)).toEqual(added.value.member);
    expect(await members.findByEmail('nobody@example.com')).toBeUndefined();
  });

  it('lets one of many racing sign-ups win', async () => {
    const { members } = create();
    const results = await Promise.all(Array.from({ length: 20 }, () => members.add(aNewMember('grace@example.com'))));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, failure: 'email-taken' });
  });

  it('S8: gives no more start grants than one address may have, also to racing sign-ups', async () => {
    const { members } = create();
    const added = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => members.add(aNewMember(`one${n}@example.com`, { address: 'the same' }))),
    );
    const starts = added.map((one) => one.ok && one.value.start);
    expect(starts.filter((one) => one && one.credits === 40)).toHaveLength(3);
    expect(starts).toContainEqual({ credits: 0, refused: 'address' });
  });

  it('S8: gives no more start grants than one device may have', async () => {
    const { members } = create();
    for (const n of [1, 2]) await members.add(aNewMember(`two${n}@example.com`, { device: 'the same' }));
    const third = await members.add(aNewMember('two3@example.com', { device: 'the same' }));
    expect(third).toMatchObject({ ok: true, value: { start: { credits: 0, refused: 'device' } } });
  });
}

function conformsToSessions(create: Create) {
  async function aMemberId({ members }: ReturnType<Create>, email: string) {
    const added = await members.add(aNewMember(email));
    if (!added.ok) throw new Error(added.failure);
    return added.value.member.id;
  }

  it('opens a session only with its token and its binding', async () => {
    const deps = create();
    const id = await aMemberId(deps, 'joan@example.com');
    const token = await deps.sessions.open({ kind: 'member', id }, 'binding');
    expect(token).toMatch(/^ut_.{30,}/);
    expect(await deps.sessions.find(token, 'binding')).toMatchObject({ kind: 'member', id });
    expect(await deps.sessions.find(token, 'other')).toBeUndefined();
    expect(await deps.sessions.find(token, undefined)).toBeUndefined();
    expect(await deps.sessions.find(`${token}x`, 'binding')).toBeUndefined();
  });

  it('opens an unbound session for a client without a browser', async () => {
    const deps = create();
    const id = await aMemberId(deps, 'mary@example.com');
    const token = await deps.sessions.open({ kind: 'member', id }, null);
    expect(await deps.sessions.find(token, undefined)).toMatchObject({ id });
  });

  it('S7: gives each guest a session of their own', async () => {
    const { sessions } = create();
    const tokens = await Promise.all([1, 2].map(() => sessions.openGuest('binding')));
    const found = await Promise.all(tokens.map((token) => sessions.find(token, 'binding')));
    expect(found.map((one) => one?.kind)).toEqual(['guest', 'guest']);
    expect(new Set(found.map((one) => one?.id)).size).toBe(2);
  });

  it('ends one session and leaves the others', async () => {
    const { sessions } = create();
    const [first = '', second = ''] = await Promise.all([1, 2].map(() => sessions.openGuest(null)));
    const session = await sessions.find(first, undefined);
    if (!session) throw new Error('no session');
    await sessions.end(session);
    expect(await sessions.find(first, undefined)).toBeUndefined();
    expect(await sessions.find(second, undefined)).toBeDefined();
  });
}

/** What every adapter of the identity ports does. */
export function conformsToIdentity(create: Create) {
  describe('members', () => {
    conformsToMembers(create);
  });
  describe('sessions', () => {
    conformsToSessions(create);
  });
}
