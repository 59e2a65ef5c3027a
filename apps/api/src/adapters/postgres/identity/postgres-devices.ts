import { sql, type Kysely, type Transaction } from 'kysely';

import type { Device, Devices } from '../../../domain/identity/devices.ts';
import type { Vault } from '../../vault.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Database } from '../schema.ts';

/** Whether it was never seen with this member; its last use is now either way. */
async function isNew(trx: Transaction<Database>, memberId: string, device: Device): Promise<boolean> {
  const { hash, earlier = [] } = device;
  const row = await trx
    .insertInto('member_device')
    .values({ member_id: memberId, device_hash: hash })
    .onConflict((conflict) => conflict.columns(['member_id', 'device_hash']).doUpdateSet({ used_at: sql`now()` }))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  if (earlier.length === 0) return row.isNew;
  // What an earlier key knew it by is the same device, from now on under the key in use.
  const { numDeletedRows } = await trx
    .deleteFrom('member_device')
    .where('member_id', '=', memberId)
    .where(
      'device_hash',
      'in',
      earlier.map((one) => one.hash),
    )
    .executeTakeFirst();
  return row.isNew && numDeletedRows === 0n;
}

/** Devices in `member_device`; the mail about a new one goes out with its row or not at all. */
export function createPostgresDevices(db: Kysely<Database>, vault: Vault): Devices {
  return {
    async knows(email, { hash, earlier = [] }) {
      const row = await db
        .selectFrom('member_device')
        .innerJoin('member', 'member.id', 'member_device.member_id')
        .select('member_id')
        .where('member.email', '=', email)
        .where('device_hash', 'in', [hash, ...earlier.map((one) => one.hash)])
        .executeTakeFirst();
      return row !== undefined;
    },

    note: (memberId, device, { tell }) =>
      db.transaction().execute(async (trx) => {
        if (!(await isNew(trx, memberId, device)) || !tell) return;
        const { email, locale } = await trx
          .selectFrom('member')
          .select(['email', 'locale'])
          .where('id', '=', memberId)
          .executeTakeFirstOrThrow();
        await queueMail(trx, vault, {
          key: `new-sign-in:${memberId}:${device.hash.toString('base64url')}`,
          to: email,
          kind: 'new-sign-in',
          locale,
          values: { device: device.name },
        });
      }),
  };
}
