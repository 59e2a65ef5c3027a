import { randomBytes, randomUUID } from 'node:crypto';

import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import type { OpenDatabase } from '../adapters/postgres/database.ts';
import { createPostgresLedger } from '../adapters/postgres/money/postgres-ledger.ts';
import { testDatabase } from '../adapters/postgres/testing/test-database.ts';
import type { Books } from '../domain/money/ledger.ts';
import { commandDeps } from './command-deps.ts';
import { runCommand } from './run-command.ts';

/** Changes that go around the functions, as a hand in the database could make them: what each breaks. */
const BREACHES: Readonly<Record<string, string>> = {
  'no account of a member is below zero':
    "alter table account drop constraint account_check1; update account set balance = -1 where kind = 'held'",
  'all balances sum to zero': "update account set balance = balance + 1 where kind = 'spent'",
  'a balance is its credits minus its debits':
    "update account set balance = balance + case kind when 'spent' then 1 else -1 end where kind in ('spent', 'expired')",
  'what could be spent after a move is the sum of all moves up to it':
    "update transfer set available_after = available_after + 1 where kind = 'void'",
  'a move belongs to the member whose account it moves':
    "update transfer set member_id = (select id from member where email = 'eve@example.com') where kind = 'post'",
  'a lot moves with the credits of its member':
    "update transfer set lot_id = (select lot.id from lot join member on member.id = member_id where email = 'eve@example.com') where kind = 'expire'",
  'held is the sum of pending holds': "update hold set state = 'voided', settled_at = now() where state = 'pending'",
  'what lots have left is available plus held': 'update lot set remaining = remaining - 1 where remaining > held',
  'a lot holds what pending holds took from it': 'update lot set held = held - 1 where held > 0',
  'what a lot has lost was spent, has expired or was revoked': 'update lot set amount = amount + 1 where remaining > 0',
  'a revoked lot has nothing left but what is held':
    "alter table lot drop constraint lot_check2; update lot set revoked_at = now(), revoked_reason = 'refund' where remaining > held",
  'what was spent of a revoked lot is written to the operator':
    "update lot set revoked_at = now(), revoked_reason = 'refund', remaining = held where source = 'start'",
  'a hold is made of its parts': 'update hold_part set amount = amount + 1',
  'a hold takes credits that fit its route': "update lot set scope = 'local'; update hold set route = 'vendor'",
  'a hold moves once and is settled once': "update transfer set kind = 'void' where kind = 'post'",
  'an event grants once': "update lot set source_event = source_event || ' again'",
  'a creation has settled its hold when it has ended, and not before':
    "update creation set state = 'cancelled', ended_at = now() where state = 'waiting'",
  'no hold outlives its time': "update hold set expires_at = now() - interval '1 day' where state = 'pending'",
};

const noKey = () => Promise.resolve('');

async function aMember({ db }: OpenDatabase, name: string) {
  const email = `${name}@example.com`;
  const { id } = await db.insertInto('member').values({ email }).returning('id').executeTakeFirstOrThrow();
  const ledger = createPostgresLedger(db);
  await ledger.open(id);
  await ledger.grant({ memberId: id, amount: 40, source: 'start', event: `start:${id}`, scope: 'any' });
  return id;
}

/** Books in which everything has happened once. */
async function fullBooks(): Promise<OpenDatabase> {
  // One connection stays warm: reading the books costs most where nothing is known yet.
  const database = await testDatabase({ poolSize: 1 });
  const { db } = database;
  const ledger = createPostgresLedger(db);
  await aMember(database, 'eve');
  const memberId = await aMember(database, 'ada');
  const hold = async () => {
    const held = await ledger.hold({ memberId, amount: 8, route: 'local', key: randomUUID(), ttlMs: 1e9 });
    return held.ok ? held.value.holdId : '';
  };
  const grant = { memberId, amount: 5, source: 'pack', event: 'pack', scope: 'any' } as const;
  await ledger.grant({ ...grant, expiresAt: Date.now() - 1000 });
  await ledger.post(await hold());
  await ledger.void(await hold(), 'failed');
  const holdId = await hold();
  const batch = await db
    .insertInto('batch')
    .values({ member_id: memberId, count: 1, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into creation (
      member_id, batch_id, place, model, mode, input, input_version, route, price, hold_id, created_at, expires_at
    ) values (${memberId}, ${batch.id}, 0, 'local', 'text', '{}', 1, 'local', 8, ${holdId}, now(), now())`.execute(db);
  return database;
}

async function books({ db }: OpenDatabase, ...words: readonly string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const deps = commandDeps({
    db,
    sealKeys: [randomBytes(32).toString('base64url')],
    print,
    readKey: noKey,
    variableOf: () => undefined,
  });
  const code = await runCommand(deps, ['books', ...words]);
  return { code, lines };
}

describe('the books', () => {
  it('say of each rule that it holds', async () => {
    const database = await fullBooks();
    const { code, lines } = await books(database);
    expect(code).toBe(0);
    for (const rule of Object.keys(BREACHES)) expect(lines).toContain(`holds   ${rule}`);
    const count = Object.keys(BREACHES).length;
    expect(lines.at(-1)).toBe(`every rule holds: ${count} of ${count}`);
    await database.close();
  });

  it('are one line for programs', async () => {
    const database = await fullBooks();
    const { code, lines } = await books(database, '--json');
    const [line = ''] = lines;
    const read = JSON.parse(line) as Books & { total: number };
    expect([code, lines.length, read.total]).toEqual([0, 1, 0]);
    expect(read.rules.toSorted()).toEqual(Object.keys(BREACHES).toSorted());
    expect(read).toMatchObject({ breaches: [], sums: { issued: -85, expired: 5, spent: 8 } });
    expect(await books(database, '--xml')).toMatchObject({ code: 2 });
    await database.close();
  });

  it.each(Object.entries(BREACHES))('tell where it is broken that %s', async (rule, change) => {
    const database = await fullBooks();
    await sql.raw(`alter table transfer disable trigger all; ${change}`).execute(database.db);
    const { code, lines } = await books(database);
    expect(code).toBe(1);
    expect(lines).toContain(`broken  ${rule}`);
    expect(lines.join('\n')).toMatch(new RegExp(`^broken: ${rule} \\((?:books|\\w+ [^()]+): .+\\)$`, 'm'));
    const json = await books(database, '--json');
    expect(json.code).toBe(1);
    expect((JSON.parse(json.lines[0] ?? '') as Books).breaches.map((breach) => breach.rule)).toContain(rule);
    await database.close();
  });

  it('are those of one moment, whatever moves meanwhile', async () => {
    const database = await testDatabase();
    const ledger = createPostgresLedger(database.db);
    const memberId = await aMember(database, 'ada');
    const end = Date.now() + atNight(1500, 500);
    const sums = new Set<string>();
    // A busy machine takes longer until the books have been seen at three moments.
    const goesOn = () => Date.now() < end || (sums.size < 3 && Date.now() < end + 15_000);
    const move = async () => {
      while (goesOn()) {
        await ledger.grant({ memberId, amount: 8, source: 'plan', event: randomUUID(), scope: 'any' });
        const held = await ledger.hold({ memberId, amount: 8, route: 'local', key: randomUUID(), ttlMs: 1e9 });
        if (held.ok) await ledger.post(held.value.holdId);
      }
    };
    const moving = Promise.all([move(), move()]);
    while (goesOn()) {
      const { code, lines } = await books(database, '--json');
      const read = JSON.parse(lines[0] ?? '') as Books & { total: number };
      expect([code, read.total]).toEqual([0, 0]);
      sums.add(JSON.stringify(read.sums));
    }
    await moving;
    expect(sums.size).toBeGreaterThan(2);
    await database.close();
  }, 40_000);
});
