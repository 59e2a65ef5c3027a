import { type Kysely, sql, type Transaction } from 'kysely';

import { isLongBatch, type BatchAddresses, type EndedBatch } from '../../../domain/mail/batch-mail.ts';
import type { Vault } from '../../vault.ts';
import type { Database } from '../schema.ts';
import { queueMail } from './queue-mail.ts';

/** In one transaction, so that a killed worker loses little. */
const AT_ONCE = 20;

interface Found extends EndedBatch {
  readonly memberId: string;
  readonly email: string;
  readonly locale: string;
  readonly wanted: boolean;
}

/** Locked; other processes skip it meanwhile. */
async function unseenIn(trx: Transaction<Database>): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select batch.id, member.id as "memberId", member.email, member.locale,
      member.mails_long_clips and member.email_confirmed_at is not null and member.deleted_at is null as wanted,
      extract(epoch from batch.unseen_end_at - batch.created_at) * 1000 as "tookMs", sums.*
    from batch join member on member.id = batch.member_id
    cross join lateral (
      select count(*) filter (where c.state = 'ready') as ready,
        count(*) filter (where c.state in ('declined', 'failed', 'expired')) as failed,
        coalesce(sum(hold.amount) filter (where hold.state = 'voided'), 0) as returned
      from creation as c left join hold on hold.id = c.hold_id
      where c.member_id = batch.member_id and c.created_at = batch.created_at and c.batch_id = batch.id
        and c.removed_at is null
    ) as sums
    where batch.unseen_end_at is not null
    order by batch.unseen_end_at limit ${AT_ONCE} for update of batch skip locked`.execute(trx);
  return rows;
}

/** Takes a batch from the list; whether it was mailed stays. */
async function settle(trx: Transaction<Database>, id: string, { isTold }: { readonly isTold: boolean }) {
  await sql`
    update batch set unseen_end_at = null, mailed_at = case when ${isTold} then clock_timestamp() end
    where id = ${id}`.execute(trx);
}

async function announceSome(db: Kysely<Database>, vault: Vault, { library, off }: BatchAddresses) {
  return db.transaction().execute(async (trx) => {
    const found = await unseenIn(trx);
    let mailed = 0;
    for (const { email: to, locale, memberId, wanted, ...batch } of found) {
      const { id, ready, failed, returned } = batch;
      const isTold = wanted && isLongBatch(batch);
      const counts = { ready: String(ready), failed: String(failed), returned: String(returned) };
      const values = { library, off: off(memberId), ...counts };
      if (isTold) await queueMail(trx, vault, { key: `batch-ended:${id}`, to, locale, kind: 'batch-ended', values });
      await settle(trx, id, { isTold });
      mailed += isTold ? 1 : 0;
    }
    return { found: found.length, mailed };
  });
}

/**
 * Queues a mail for each batch that took long and ended while its member looked at nothing, in the transaction that
 * takes it from the list: once, however many workers do so. Returns how many.
 */
export async function announceBatches(db: Kysely<Database>, vault: Vault, addresses: BatchAddresses): Promise<number> {
  for (let count = 0; ;) {
    const { found, mailed } = await announceSome(db, vault, addresses);
    count += mailed;
    if (found < AT_ONCE) return count;
  }
}
