import { sql, type Transaction } from 'kysely';

import type { Origin, StartGrant, StartLimits } from '../../../domain/identity/identity.ts';
import { expiryOf, scopeOf } from '../../../domain/money/grant-terms.ts';
import { startGrantFor, type StartCounts } from '../../../domain/money/start-grant.ts';
import type { Database } from '../schema.ts';
import { createPostgresLedger } from './postgres-ledger.ts';

/** Start grants of today; sign-ups wait for each other here, so that a limit holds for racing ones too. */
async function countsOf(trx: Transaction<Database>, origin: Origin): Promise<StartCounts> {
  const all = [origin, ...(origin.earlier ?? [])];
  const addresses = sql.join(all.map(({ addressHash }) => addressHash));
  const devices = sql.join(all.map(({ deviceHash }) => sql`${deviceHash}::bytea`));
  await sql`select pg_advisory_xact_lock(hashtext('start-grant'))`.execute(trx);
  const { rows } = await sql<StartCounts>`
    select count(*) filter (where address_hash in (${addresses})) as address,
           count(*) filter (where device_hash in (${devices})) as device,
           count(*) as day
    from start_grant where day = current_date`.execute(trx);
  return rows[0] ?? { address: 0, device: 0, day: 0 };
}

export interface StartOf {
  readonly origin: Origin;
  readonly start: StartLimits;
  /** Whether the address is proven already. */
  readonly isProven: boolean;
}

/** Opens the accounts of a new member and gives the start grant, unless its place has had its share today. */
export async function giveStart(
  trx: Transaction<Database>,
  id: string,
  { origin, start, isProven }: StartOf,
): Promise<StartGrant> {
  await sql`select ledger_open(${id}::uuid)`.execute(trx);
  const grant = startGrantFor(start, await countsOf(trx, origin));
  if (grant.credits === 0) return grant;
  await trx
    .insertInto('start_grant')
    .values({
      member_id: id,
      address_hash: origin.addressHash,
      device_hash: origin.deviceHash,
      day: sql<string>`current_date`,
      amount: grant.credits,
    })
    .execute();
  const given = await createPostgresLedger(trx).grant({
    memberId: id,
    amount: grant.credits,
    source: 'start',
    event: `start:${id}`,
    scope: scopeOf('start', isProven),
    expiresAt: expiryOf('start', Date.now()),
  });
  if (!given.ok) throw new Error(`the start grant of a new member was refused: ${given.failure}`);
  return grant;
}
