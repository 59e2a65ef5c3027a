import { createHash, randomBytes } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

import type { OpenSession, Owner, Proven, Sessions } from '../../../domain/identity/identity.ts';
import { KEPT } from '../kept-statements.ts';
import type { Database } from '../schema.ts';
import { PASSWORD_VERSION } from './password-version.ts';

/**
 * A browser's session ends after 30 days, or 7 without use; a client without binding after one (decisions 7). By the
 * clock of the database, which compares them: that of a server may be wrong.
 */
const BOUND_END = sql<Date>`now() + interval '30 days'`;
const UNBOUND_END = sql<Date>`now() + interval '1 day'`;
/** How precisely the last use is kept: one write in five minutes, not one a request. */
const IS_LONG_UNUSED = sql<boolean>`used_at < now() - interval '5 minutes'`;

const PREFIX = { member: 'ut_', guest: 'tt_' } as const;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

interface NewSession extends Owner {
  readonly binding: string | null;
  readonly device?: string;
}

async function insert(db: Kysely<Database>, { kind, id, binding, device = '' }: NewSession): Promise<string> {
  const token = PREFIX[kind] + randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      kind,
      device,
      member_id: kind === 'member' ? id : null,
      guest_id: kind === 'guest' ? id : null,
      binding_hash: binding === null ? null : hashOf(binding),
      expires_at: binding === null ? UNBOUND_END : BOUND_END,
    })
    .execute();
  return token;
}

type Place = Pick<NewSession, 'binding' | 'device'>;

/** Setting a password locks the member before it ends sessions, so one transaction waits for the other. */
function insertProven(db: Kysely<Database>, { id, passwordVersion }: Proven, place: Place) {
  return db.transaction().execute(async (trx) => {
    const member = await trx
      .selectFrom('member')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where(PASSWORD_VERSION, '=', passwordVersion)
      .forShare()
      .executeTakeFirst();
    return member && insert(trx, { kind: 'member', id, ...place });
  });
}

/** Sessions that open something, of members who are still here. */
export const liveSessions = (db: Kysely<Database>) =>
  db
    .selectFrom('session')
    .leftJoin('member', 'member.id', 'session.member_id')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<number>`now()`)
    .where('used_at', '>', sql<number>`now() - interval '7 days'`)
    .where('member.deleted_at', 'is', null);

async function touch(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('session')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

const isBound = (hash: Buffer | null, binding: string | undefined) =>
  hash === null || (binding !== undefined && hashOf(binding).equals(hash));

/** Sessions by the SHA-256 of their token: what the database holds opens nothing. */
export function createPostgresSessions(db: Kysely<Database>): Sessions {
  return {
    open: (owner, binding, device = '') => insert(db, { ...owner, binding, device }),

    openProven: (proven, binding, device = '') => insertProven(db, proven, { binding, device }),

    async openGuest(binding) {
      const { id } = await db.insertInto('guest').defaultValues().returning('id').executeTakeFirstOrThrow();
      return insert(db, { kind: 'guest', id, binding });
    },

    async find(token, binding): Promise<OpenSession | undefined> {
      const tokenHash = hashOf(token);
      const row = await liveSessions(db)
        .select(['kind', 'member_id', 'guest_id', 'binding_hash', 'session.created_at'])
        .select(IS_LONG_UNUSED.as('isLongUnused'))
        .where('token_hash', '=', tokenHash)
        .modifyEnd(KEPT)
        .executeTakeFirst();
      const id = row?.member_id ?? row?.guest_id;
      if (!row || typeof id !== 'string' || !isBound(row.binding_hash, binding)) return undefined;
      if (row.isLongUnused) await touch(db, tokenHash);
      return { kind: row.kind, id, tokenHash, openedAt: row.created_at };
    },

    async end({ tokenHash }) {
      await db.updateTable('session').set({ ended_at: new Date() }).where('token_hash', '=', tokenHash).execute();
    },
  };
}
