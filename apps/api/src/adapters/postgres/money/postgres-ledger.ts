import { fail, ok } from '@kinora/contracts';
import type { GrantSource } from '@kinora/contracts/money';
import { type Kysely, sql } from 'kysely';

import type {
  Balance,
  Books,
  Breach,
  Grant,
  Ledger,
  Lot,
  NewHold,
  Receipt,
  Revocation,
  Settlement,
} from '../../../domain/money/ledger.ts';
import type { Database } from '../schema.ts';

const EXPIRE_AT_ONCE = 100;

type Db = Kysely<Database>;

async function grant(db: Db, { memberId, amount, source, event, scope, expiresAt }: Grant) {
  const expires = expiresAt === undefined ? null : new Date(expiresAt);
  const { rows } = await sql<{ outcome: 'granted' | 'replayed' | 'event-used'; lot_id: string }>`
    select * from ledger_grant(${memberId}, ${amount}, ${source}, ${event}, ${scope}, ${expires})`.execute(db);
  const [row] = rows;
  if (row === undefined || row.outcome === 'event-used') return fail('event-used' as const);
  return ok({ lotId: row.lot_id, isReplay: row.outcome === 'replayed' });
}

interface HoldRow {
  readonly outcome: 'held' | 'replayed' | 'not-enough' | 'wrong-scope' | 'key-reused';
  readonly hold_id: string;
  readonly fitting: number;
}

async function hold(db: Db, { memberId, amount, route, key, ttlMs }: NewHold) {
  const { rows } = await sql<HoldRow>`
    select * from ledger_hold(${memberId}, ${amount}, ${route}, ${key}, ${ttlMs} * interval '1 millisecond')`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined || row.outcome === 'key-reused') return fail({ reason: 'key-reused' } as const);
  if (row.outcome === 'not-enough' || row.outcome === 'wrong-scope') {
    return fail({ reason: row.outcome, fitting: row.fitting } as const);
  }
  return ok({ holdId: row.hold_id, isReplay: row.outcome === 'replayed' });
}

async function settle(db: Db, holdId: string, reason: string | undefined) {
  const call = reason === undefined ? sql`ledger_post(${holdId})` : sql`ledger_void(${holdId}, ${reason})`;
  const { rows } = await sql<{ outcome: Settlement | 'unknown' }>`select outcome from ${call}`.execute(db);
  const outcome = rows[0]?.outcome ?? 'unknown';
  return outcome === 'unknown' ? fail('unknown-hold' as const) : ok(outcome);
}

async function receipt(db: Db, holdId: string): Promise<Receipt | undefined> {
  const row = await db.selectFrom('hold').selectAll().where('id', '=', holdId).executeTakeFirst();
  if (!row) return undefined;
  return {
    held: row.amount,
    charged: row.state === 'posted' ? row.amount : 0,
    returned: row.state === 'voided' ? row.amount : 0,
    reason: row.reason,
    at: row.settled_at ?? row.created_at,
  };
}

async function balance(db: Db, memberId: string): Promise<Balance> {
  const { rows } = await sql<{ available: number; held: number; local_only: number }>`
    select * from ledger_balance(${memberId})`.execute(db);
  return {
    available: rows[0]?.available ?? 0,
    held: rows[0]?.held ?? 0,
    localOnly: rows[0]?.local_only ?? 0,
  };
}

async function lots(db: Db, memberId: string): Promise<readonly Lot[]> {
  return (
    db
      .selectFrom('lot')
      .select(['id', 'source', 'amount', 'remaining', 'held', 'scope'])
      .select(['created_at as createdAt', 'expires_at as expiresAt'])
      .where('member_id', '=', memberId)
      .where('remaining', '>', 0)
      // As ledger_hold takes from them.
      .orderBy(sql`scope = 'any'`)
      .orderBy(sql`expires_at nulls last`)
      .orderBy('id')
      .execute()
  );
}

async function extend(db: Db, memberId: string, { source, until }: { source: GrantSource; until: number }) {
  const { rows } = await sql<{ amount: number }>`
    select ledger_extend(${memberId}, ${source}, ${new Date(until)}) as amount`.execute(db);
  return rows[0]?.amount ?? 0;
}

async function revoke(db: Db, event: string, reason: string) {
  const { rows } = await sql<Revocation & { readonly outcome: 'revoked' | 'unknown' }>`
    select * from ledger_revoke(${event}, ${reason})`.execute(db);
  const [row] = rows;
  if (row?.outcome !== 'revoked') return fail('unknown-event' as const);
  return ok({ revoked: row.revoked, spent: row.spent, held: row.held });
}

/** One member after the other, each in its own transaction, so none waits for one member while it locks another. */
async function expireSome(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`select ledger_expire(${EXPIRE_AT_ONCE}) as id`.execute(db);
  for (const { id } of rows) await sql`select ledger_expire_member(${id})`.execute(db);
  return rows.length;
}

/** All that is due, however many: lots of one day end together. */
async function expire(db: Db): Promise<number> {
  for (let count = 0; ;) {
    const some = await expireSome(db);
    count += some;
    if (some < EXPIRE_AT_ONCE) return count;
  }
}

/** All of them are read, so it may take longer than any statement of the server may. */
async function readBooks(trx: Db): Promise<Books> {
  await sql`set local statement_timeout = 0`.execute(trx);
  const sums = await sql<{ name: string; credits: number }>`select * from ledger_sums()`.execute(trx);
  const rules = await sql<{ rule: string }>`select * from ledger_rules() as rule`.execute(trx);
  const breaches = await sql<Breach>`select * from ledger_check()`.execute(trx);
  return {
    sums: Object.fromEntries(sums.rows.map(({ name, credits }) => [name, credits])),
    rules: rules.rows.map(({ rule }) => rule),
    breaches: breaches.rows,
  };
}

/** One snapshot: moves that are made meanwhile are in all of it or in nothing. */
const books = (db: Db): Promise<Books> =>
  db.isTransaction
    ? readBooks(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(readBooks);

/** The books in PostgreSQL; every move is one call of a function there. In a transaction it moves with it. */
export function createPostgresLedger(db: Db): Ledger {
  return {
    open: async (memberId) => void (await sql`select ledger_open(${memberId})`.execute(db)),
    balance: (memberId) => balance(db, memberId),
    lots: (memberId) => lots(db, memberId),
    grant: (given) => grant(db, given),
    hold: (wanted) => hold(db, wanted),
    post: (holdId) => settle(db, holdId, undefined),
    void: (holdId, reason) => settle(db, holdId, reason),
    receipt: (holdId) => receipt(db, holdId),
    widen: async (memberId, source) => {
      const { rows } = await sql<{ amount: number }>`select ledger_widen(${memberId}, ${source}) as amount`.execute(db);
      return rows[0]?.amount ?? 0;
    },
    extend: (memberId, source, until) => extend(db, memberId, { source, until }),
    revoke: (event, reason) => revoke(db, event, reason),
    expire: () => expire(db),
    books: () => books(db),
  };
}
