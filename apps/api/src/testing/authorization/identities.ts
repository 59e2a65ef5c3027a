import { createHash, randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '../../adapters/postgres/schema.ts';

/** Everybody who may knock, in the order of the columns of the matrix. */
export const IDENTITIES = [
  'none',
  'malformed',
  'guest',
  'otherGuest',
  'member',
  'otherMember',
  'expired',
  'ended',
  'cookieOnly',
  'tokenOnly',
  'ticket',
] as const;
export type Identity = (typeof IDENTITIES)[number];

/** What a request of an identity carries. */
export interface Credentials {
  readonly token?: string;
  /** The secret of the binding cookie. */
  readonly binding?: string;
}

/** Ids of the two members, who have nothing in common. */
export interface Members {
  readonly member: string;
  readonly otherMember: string;
}

const DAY_MS = 86_400_000;
const secret = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Makes credentials of an identity, fresh ones each time: what a call ends does not end those of the next. */
export function createIdentities(db: Kysely<Database>, members: Members) {
  /** A session of a browser, as the database holds it. */
  async function open(
    owner: { readonly member_id: string } | { readonly guest_id: string },
    { age = 0, isEnded = false } = {},
  ): Promise<Required<Credentials>> {
    const isMember = 'member_id' in owner;
    const [token, binding] = [`${isMember ? 'ut' : 'tt'}_${secret()}`, secret()];
    await db
      .insertInto('session')
      .values({
        token_hash: hashOf(token),
        kind: isMember ? 'member' : 'guest',
        member_id: isMember ? owner.member_id : null,
        guest_id: isMember ? null : owner.guest_id,
        binding_hash: hashOf(binding),
        expires_at: new Date(Date.now() + DAY_MS - age),
        ended_at: isEnded ? new Date() : null,
      })
      .execute();
    return { token, binding };
  }
  const ofMember = (options = {}) => open({ member_id: members.member }, options);
  async function ofGuest() {
    const { id } = await db.insertInto('guest').defaultValues().returning('id').executeTakeFirstOrThrow();
    return open({ guest_id: id });
  }
  async function aTicket(): Promise<Credentials> {
    const token = `tk_${secret()}`;
    const expires_at = new Date(Date.now() + 60_000);
    const row = { hash: hashOf(token), member_id: members.member, origin: 'http://127.0.0.1', expires_at };
    await db.insertInto('ticket').values(row).execute();
    return { token };
  }
  const makers: Readonly<Record<Identity, () => Promise<Credentials>>> = {
    none: () => Promise.resolve({}),
    malformed: () => Promise.resolve({ token: 'ut_not-a-token' }),
    guest: ofGuest,
    otherGuest: ofGuest,
    member: ofMember,
    otherMember: () => open({ member_id: members.otherMember }),
    expired: () => ofMember({ age: 2 * DAY_MS }),
    ended: () => ofMember({ isEnded: true }),
    cookieOnly: async () => ({ binding: (await ofMember()).binding }),
    tokenOnly: async () => ({ token: (await ofMember()).token }),
    ticket: aTicket,
  };
  return (identity: Identity): Promise<Credentials> => makers[identity]();
}
