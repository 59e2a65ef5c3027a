import { sql, type Kysely } from 'kysely';

import type { OpenSession } from '../../../domain/identity/identity.ts';
import type { MemberSessions } from '../../../domain/identity/member-sessions.ts';
import type { Database } from '../schema.ts';
import { recordEvent } from './record-event.ts';

type Db = Kysely<Database>;

async function list(db: Db, { id, tokenHash }: OpenSession) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'token_hash', 'created_at', 'used_at', 'expires_at'])
    .where('member_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<number>`now()`)
    .where('used_at', '>', sql<number>`now() - interval '7 days'`)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    isThis: row.token_hash.equals(tokenHash),
    device: row.device,
    createdAt: row.created_at,
    usedAt: row.used_at,
    expiresAt: row.expires_at,
  }));
  return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)];
}

const ending = (db: Db, memberId: string) =>
  db
    .updateTable('session')
    .set({ ended_at: new Date() })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning('id');

/** Ends the sessions of a member, but for one where one is named, within a transaction. Returns how many. */
export async function endSessions(trx: Db, memberId: string, kept?: Buffer): Promise<number> {
  const all = ending(trx, memberId);
  return (await (kept === undefined ? all : all.where('token_hash', '<>', kept)).execute()).length;
}

/** Sessions of members in PostgreSQL. */
export function createPostgresMemberSessions(db: Db): MemberSessions {
  return {
    list: (session) => list(db, session),

    end: (memberId, id) =>
      db.transaction().execute(async (trx) => {
        const ended = await ending(trx, memberId).where('id', '=', id).executeTakeFirst();
        if (ended) await recordEvent(trx, memberId, 'session-ended');
        return ended !== undefined;
      }),

    endOthers: ({ id, tokenHash }) =>
      db.transaction().execute(async (trx) => {
        if ((await endSessions(trx, id, tokenHash)) > 0) await recordEvent(trx, id, 'sessions-revoked');
      }),
  };
}
