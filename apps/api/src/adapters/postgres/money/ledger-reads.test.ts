import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Ledger } from '../../../domain/money/ledger.ts';
import type { OpenDatabase } from '../database.ts';
import { analyze, newMember } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresLedger } from './postgres-ledger.ts';

const OTHERS = 50;
const LOTS_OF_EACH = 400;
const HOUR = 3_600_000;

let database: OpenDatabase;
let member = '';
const grant = (event: string) =>
  ({ memberId: member, amount: 20, event, source: 'start', scope: 'local', expiresAt: Date.now() + HOUR }) as const;
const hold = (key: string) => ({ memberId: member, amount: 8, route: 'local', key, ttlMs: HOUR }) as const;

/** Lots of other people, some spent, some held as a whole, most of them open, and what they hold. */
async function crowd({ db }: OpenDatabase): Promise<void> {
  for (let other = 0; other < OTHERS; other += 1) {
    const id = await newMember(database);
    await sql`
      insert into lot (member_id, amount, remaining, held, scope, source, source_event, expires_at, created_at)
      select ${id}, 10, case when place % 5 = 0 then 0 else 10 end, case when place % 5 = 1 then 10 else 0 end,
        'any', 'plan', ${id} || ':' || place, now() + interval '1 day', now()
      from generate_series(1, ${LOTS_OF_EACH}) as place`.execute(db);
    await sql`
      insert into hold (member_id, key, route, amount, created_at, expires_at)
      select ${id}, ${id} || ':' || place, 'local', 8, now(), now() + interval '1 day'
      from generate_series(1, ${LOTS_OF_EACH}) as place`.execute(db);
  }
  await analyze(database);
}

beforeAll(async () => {
  database = await testDatabase();
  member = await newMember(database);
  const ledger = createPostgresLedger(database.db);
  await ledger.open(member);
  await ledger.grant(grant('first'));
  await crowd(database);
}, 60_000);
afterAll(() => database.close());

/** Rows of the books that were read in this transaction, by an index or without one. */
async function rowsRead(trx: OpenDatabase['db']): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as rows from pg_stat_xact_user_tables
    where relname in ('account', 'hold', 'hold_part', 'lot', 'transfer')`.execute(trx);
  return rows[0]?.rows ?? Number.NaN;
}

async function held(ledger: Ledger): Promise<string> {
  const answer = await ledger.hold(hold(randomUUID()));
  if (!answer.ok) throw new Error(answer.failure.reason);
  return answer.value.holdId;
}

const MOVES: Readonly<Record<string, (ledger: Ledger) => Promise<unknown>>> = {
  'a grant': (ledger) => ledger.grant(grant(randomUUID())),
  'a grant that was there': (ledger) => ledger.grant(grant('first')),
  'a hold': (ledger) => held(ledger),
  'a hold that is posted': async (ledger) => ledger.post(await held(ledger)),
  'a hold that is voided': async (ledger) => ledger.void(await held(ledger), 'cancelled'),
  'a balance': (ledger) => ledger.balance(member),
  'a revocation': (ledger) => ledger.revoke('first', 'refund'),
  'a longer life': (ledger) => ledger.extend(member, 'start', Date.now() + 2 * HOUR),
  'a wider scope': (ledger) => ledger.widen(member, 'start'),
  'what is due': async (ledger) => {
    await ledger.hold({ ...hold(randomUUID()), ttlMs: 0 });
    expect(await ledger.expire()).toBe(1);
  },
};

it.each(Object.entries(MOVES))('%s does not read the lots of everybody', async (_name, move) => {
  const read = await database.db.transaction().execute(async (trx) => {
    const before = await rowsRead(trx);
    await move(createPostgresLedger(trx));
    return (await rowsRead(trx)) - before;
  });
  expect(read).toBeLessThan(OTHERS * 4);
});
