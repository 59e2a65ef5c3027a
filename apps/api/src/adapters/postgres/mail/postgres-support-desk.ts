import { fail, ok } from '@kinora/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { SupportDesk, SupportMessage } from '../../../domain/mail/support.ts';
import type { Vault } from '../../vault.ts';
import type { Database } from '../schema.ts';
import { queueMail } from './queue-mail.ts';

type Trx = Transaction<Database>;

/** Of one network address, and of one member. */
const PER_HOUR = 5;

/** Seconds until a sender may write again; 0 for now. Senders wait for each other here, so that the limit holds. */
async function pauseOf(trx: Trx, { addressHash, earlierHashes = [], memberId }: SupportMessage): Promise<number> {
  const places = sql.join([addressHash, ...earlierHashes]);
  await sql`select pg_advisory_xact_lock(hashtext('support-message'))`.execute(trx);
  const { rows } = await sql<{ pause: number }>`
    select coalesce(max(pause), 0)::int4 as pause from (
      select extract(epoch from created_at + interval '1 hour' - now()) as pause,
        row_number() over (partition by side order by created_at desc) as place
      from (
        select 'address' as side, created_at from support_message where address_hash in (${places})
        union all
        select 'member', created_at from support_message where member_id = ${memberId ?? null}::uuid
      ) as sent
      where created_at > now() - interval '1 hour'
    ) as recent
    where place = ${PER_HOUR}`.execute(trx);
  return rows[0]?.pause ?? 0;
}

/** A creation of the sender's own; anybody can write any id. */
async function creationOf(trx: Trx, { creationId, memberId }: SupportMessage): Promise<string | null> {
  if (creationId === undefined || memberId === undefined) return null;
  const found = await trx
    .selectFrom('creation')
    .select('id')
    .where('id', '=', creationId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found?.id ?? null;
}

async function take(trx: Trx, vault: Vault, { message: sent, to }: { message: SupportMessage; to: string }) {
  const pause = await pauseOf(trx, sent);
  if (pause > 0) return fail({ retryAfter: pause });
  const { addressHash, email, memberId, message, topic } = sent;
  const creation = await creationOf(trx, sent);
  const { id } = await trx
    .insertInto('support_message')
    .values({ topic, email, message, member_id: memberId ?? null, creation_id: creation, address_hash: addressHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = { id, topic, email, message, member: memberId ?? '', creation: creation ?? '' };
  await queueMail(trx, vault, { key: `support:${id}`, to, kind: 'support', locale: 'en', values });
  return ok(null);
}

/** Messages in PostgreSQL, mailed to `to`. */
export function createPostgresSupportDesk(db: Kysely<Database>, vault: Vault, to: string): SupportDesk {
  return { take: (message) => db.transaction().execute((trx) => take(trx, vault, { message, to })) };
}
