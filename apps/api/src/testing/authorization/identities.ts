import { randomBytes } from 'node:crypto';

import { bindingCookie } from '../../http/visitor.ts';
import type { TestProduct } from '../test-product.ts';

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
  readonly as: Readonly<Record<IdentityName, Credentials>>;
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

/** A member and all who are not that member, each with what they could hold. `passwordHash` is the members' one. */
export async function openWorld(product: TestProduct, passwordHash: string): Promise<World> {
  const { db, sessions } = product;
  const [ada, eve] = [await addMember(product, passwordHash, 'ada'), await addMember(product, passwordHash, 'eve')];
  const open = async (id: string, binding: string | undefined): Promise<Credentials> => ({
    token: await sessions.open({ kind: 'member', id }, binding ?? null),
    binding,
  });
  const openGuest = async (binding: string): Promise<Credentials> => ({
    token: await sessions.openGuest(binding),
    binding,
  });
  const owner = await open(ada.id, secret());
  const expired = await open(ada.id, secret());
  const past = new Date(Date.now() - 1000);
  const expiredId = await newestSession(product, ada.id);
  await db.updateTable('session').set({ expires_at: past }).where('id', '=', expiredId).execute();
  const ended = await open(ada.id, secret());
  const endedSession = await sessions.find(ended.token, ended.binding);
  if (endedSession) await sessions.end(endedSession);
  const idle = await open(ada.id, secret());
  const idleId = await newestSession(product, ada.id);
  const weekAgo = new Date(Date.now() - 7 * 86_400_000 - 1000);
  await db.updateTable('session').set({ used_at: weekAgo }).where('id', '=', idleId).execute();
  const program = await open(ada.id, undefined);
  const otherSession = await newestSession(product, ada.id);
  const as: World['as'] = {
    none: { token: '', binding: undefined },
    malformed: { token: "ut_' or 1=1 --", binding: undefined },
    guest: await openGuest(secret()),
    otherGuest: await openGuest(secret()),
    expired,
    ended,
    idle,
    crossSite: { ...owner, site: 'cross-site' },
    cookieOnly: { token: '', binding: owner.binding },
    withoutCookie: { token: owner.token, binding: undefined },
    foreignCookie: { token: owner.token, binding: secret() },
    ticket: { token: `tk_${secret()}`, binding: secret() },
    program,
    otherMember: await open(eve.id, secret()),
    member: owner,
  };
  return { email: ada.email, memberId: ada.id, otherSession, owner, as };
}
