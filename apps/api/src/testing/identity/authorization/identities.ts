import { randomBytes } from 'node:crypto';

import { bindingCookie } from '../../../http/identity/visitor.ts';
import type { TestProduct } from '../../test-product.ts';

/** Everybody who may knock: whose browser, with what in its hands. */
export const IDENTITIES = [
  'none',
  'malformed',
  'guest',
  'otherGuest',
  'expired',
  'ended',
  'idle',
  'crossSite',
  'cookieOnly',
  'withoutCookie',
  'foreignCookie',
  'ticket',
  'program',
  'otherMember',
  'member',
] as const;
export type IdentityName = (typeof IDENTITIES)[number];

/** What a request carries. */
export interface Credentials {
  readonly token: string;
  /** The secret of the binding cookie; undefined where there is none. */
  readonly binding: string | undefined;
  /** Where a browser says a request comes from. */
  readonly site?: 'cross-site';
}

export interface World {
  readonly email: string;
  readonly memberId: string;
  /** The owner's other session, which belongs to a program. */
  readonly otherSession: string;
  readonly owner: Credentials;
  readonly as: (name: IdentityName) => Promise<Credentials>;
}

const secret = () => randomBytes(32).toString('base64url');
const START = { amount: 40, perAddress: 1000, perDevice: 1000, perDay: 100_000 };

/** How the binding travels. */
export const cookieOf = (base: string, binding: string): string => `${bindingCookie(base).name}=${binding}`;

let count = 0;

async function addMember({ members }: TestProduct, passwordHash: string, name: string) {
  count += 1;
  const email = `${name}-${count}@example.com`;
  const origin = { addressHash: randomBytes(32), deviceHash: null };
  const added = await members.add({ email, passwordHash, origin, start: START });
  if (!added.ok) throw new Error(added.failure);
  return { email, id: added.value.member.id };
}

async function newestSession({ db }: TestProduct, memberId: string): Promise<string> {
  const { id } = await db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** Times the sessions of a member can be set back by. */
const LONG_OVER = { column: 'expires_at', ms: 1000 } as const;
const LONG_UNUSED = { column: 'used_at', ms: 7 * 86_400_000 + 1000 } as const;

async function setBack({ db }: TestProduct, id: string, { column, ms }: typeof LONG_OVER | typeof LONG_UNUSED) {
  await db
    .updateTable('session')
    .set({ [column]: new Date(Date.now() - ms) })
    .where('id', '=', id)
    .execute();
}

/** A member and all who are not that member; each gets what it could hold when it is asked for. `passwordHash` is the members' one. */
export async function openWorld(product: TestProduct, passwordHash: string): Promise<World> {
  const { sessions } = product;
  const ada = await addMember(product, passwordHash, 'ada');
  const open = async (id: string, binding: string | undefined): Promise<Credentials> => ({
    token: await sessions.open({ kind: 'member', id }, binding ?? null),
    binding,
  });
  const openGuest = async (): Promise<Credentials> => {
    const binding = secret();
    return { token: await sessions.openGuest(binding), binding };
  };
  const openOld = async (age: typeof LONG_OVER | typeof LONG_UNUSED) => {
    const old = await open(ada.id, secret());
    await setBack(product, await newestSession(product, ada.id), age);
    return old;
  };
  const owner = await open(ada.id, secret());
  const program = await open(ada.id, undefined);
  const otherSession = await newestSession(product, ada.id);
  const makers: Readonly<Record<IdentityName, () => Credentials | Promise<Credentials>>> = {
    none: () => ({ token: '', binding: undefined }),
    malformed: () => ({ token: "ut_' or 1=1 --", binding: undefined }),
    guest: openGuest,
    otherGuest: openGuest,
    expired: () => openOld(LONG_OVER),
    ended: async () => {
      const ended = await open(ada.id, secret());
      const session = await sessions.find(ended.token, ended.binding);
      if (session) await sessions.end(session);
      return ended;
    },
    idle: () => openOld(LONG_UNUSED),
    crossSite: () => ({ ...owner, site: 'cross-site' }),
    cookieOnly: () => ({ token: '', binding: owner.binding }),
    withoutCookie: () => ({ token: owner.token, binding: undefined }),
    foreignCookie: () => ({ token: owner.token, binding: secret() }),
    ticket: () => ({ token: `tk_${secret()}`, binding: secret() }),
    program: () => program,
    otherMember: async () => open((await addMember(product, passwordHash, 'eve')).id, secret()),
    member: () => owner,
  };
  return { email: ada.email, memberId: ada.id, otherSession, owner, as: async (name) => makers[name]() };
}
