import type { CheckoutKind } from '@kinora/contracts/money';
import { findSku } from '@kinora/contracts/plans';
import { sql, type Kysely } from 'kysely';

import type { Vault } from '../../vault.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Database } from '../schema.ts';

const DAY_MS = 86_400_000;
/** How long before a renewal its member is told (`product-spec.md` 9). */
const NOTICE_MS = { month: 3 * DAY_MS, year: 7 * DAY_MS } as const;

/** Tells of renewals that are near, each once; returns how many. */
export async function announceRenewals(
  db: Kysely<Database>,
  vault: Vault,
  { checkout, now }: { checkout: CheckoutKind; now: number },
): Promise<number> {
  const rows = await db
    .selectFrom('subscription')
    .innerJoin('member', 'member.id', 'subscription.member_id')
    .select(['order_id', 'sku', 'next_sku', 'paid_until', 'email', 'locale'])
    .where('checkout', '=', checkout)
    .where('standing', '=', 'active')
    .where(sql<boolean>`paid_until > ${new Date(now)} and paid_until <= ${new Date(now + NOTICE_MS.year)}`)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from mail where key = 'plan-renews:' || order_id || ':' || epoch_ms(paid_until))`,
    )
    .execute();
  let count = 0;
  for (const { email: to, locale, ...row } of rows) {
    const [running, next] = [findSku(row.sku), findSku(row.next_sku ?? row.sku)];
    if (running?.kind !== 'plan' || !next || row.paid_until - now > NOTICE_MS[running.period]) continue;
    const values = { sku: next.id, cents: String(next.priceCents), until: new Date(row.paid_until).toISOString() };
    const key = `plan-renews:${row.order_id}:${row.paid_until}`;
    if (await queueMail(db, vault, { key, to, locale, kind: 'plan-renews', values })) count += 1;
  }
  return count;
}
