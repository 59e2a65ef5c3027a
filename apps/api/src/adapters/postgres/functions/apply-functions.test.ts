import { once } from 'node:events';

import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { openDatabase, type OpenDatabase } from '../database.ts';
import { migrate, type Schema } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import { createPostgresLedger } from '../money/postgres-ledger.ts';
import { newMember } from '../testing/money/test-ledger.ts';
import { nextSet } from '../testing/next-set.ts';
import { runScript, startScript } from '../testing/run-script.ts';
import { withAdmin } from '../testing/test-admin.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type FunctionSet, readFunctionSet } from './function-set.ts';

let first: FunctionSet;
let second: FunctionSet;
let database: OpenDatabase;
beforeAll(async () => {
  first = await readFunctionSet();
  second = nextSet(first);
});
beforeEach(async () => {
  database = await testDatabase();
  return () => database.close();
});

/** Starts another version of the server, as far as the database goes. */
const start = (functions: FunctionSet, migrations: Schema['migrations'] = MIGRATIONS) =>
  withAdmin(database.url, (client) => migrate(client, { migrations, functions }));

/** What is written down of sets, and how many functions there really are of each but the first. */
async function readSets() {
  const listed = await database.db
    .selectFrom('function_set')
    .select(['number', 'checksum'])
    .orderBy('number')
    .execute();
  const { rows } = await sql<{ number: string; count: number }>`
    select substring(prosrc from '-- set ([0-9]+)') as number, count(*)::integer as count from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc like '%-- set %' group by 1`.execute(database.db);
  return { listed, made: Object.fromEntries(rows.map(({ number, count }) => [number, count])) };
}
const listed = (...sets: readonly FunctionSet[]) => sets.map(({ number, checksum }) => ({ number, checksum }));
const allOf = (set: FunctionSet) => ({
  [set.number]: set.files.filter((file) => file.sql.includes('-- set ')).length,
});

it('comes with new data and is not applied again', async () => {
  await start(first);
  expect((await readSets()).listed.at(-1)).toEqual(listed(first)[0]);
  expect((await readSets()).made).toEqual({});
});

it('replaces all functions once when eight processes start together', async () => {
  await Promise.all(Array.from({ length: 8 }, () => start(second)));
  const { listed: found, made } = await readSets();
  expect(found.slice(-2)).toEqual(listed(first, second));
  expect(made).toEqual(allOf(second));
});

it('ends as the newer one when both versions start together', async () => {
  const starts = Array.from({ length: 8 }, (_, place) => start(place % 2 === 0 ? first : second));
  const ends = await Promise.allSettled(starts);
  expect(ends.filter(({ status }, place) => place % 2 === 1 && status === 'rejected')).toEqual([]);
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  expect(reasons.filter((reason) => !reason.includes('this data was written by a newer Kinora'))).toEqual([]);
  expect((await readSets()).made).toEqual(allOf(second));
});

it('does not ask which of two functions comes first', async () => {
  const one = "create function a_first() returns integer language sql as 'select z_last()';";
  const other = "create function z_last() returns integer language sql as 'select 7';";
  const files = [{ name: 'a_first', sql: one }, { name: 'z_last', sql: other }, ...second.files];
  await start({ ...second, files });
  const { rows } = await sql`select a_first() as answer`.execute(database.db);
  expect(rows).toEqual([{ answer: 7 }]);
});

it('leaves nothing when a function cannot be applied, and says which', async () => {
  const broken = { ...second, files: [...second.files, { name: 'fox', sql: 'create or replace fox' }] };
  await expect(start(broken)).rejects.toThrow('the SQL function fox could not be applied: syntax error');
  expect((await readSets()).made).toEqual({});
  await start(second);
  expect((await readSets()).made).toEqual(allOf(second));
});

it('leaves nothing when its process is killed in the middle, and the next start applies it', async () => {
  const killed = startScript('function-applier.ts', database.url, '1.5');
  const sleeper = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`;
  await vi.waitFor(async () => expect((await sleeper.execute(database.db)).rows).toHaveLength(1), 20_000);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // Waits for the lock, which PostgreSQL keeps until it notices.
  await start(first);
  expect((await readSets()).made).toEqual({});
  await start(second);
  expect((await readSets()).made).toEqual(allOf(second));
}, 60_000);

it('refuses a step back in one sentence, before it changes anything', async () => {
  await start(second);
  const step = { name: '9001-fox', sql: 'create table fox (id integer)' };
  await expect(start(first, [...MIGRATIONS, step])).rejects.toThrow(
    new RegExp(
      `^this data was written by a newer Kinora \\(it has set ${second.number} of the SQL functions, this one`,
    ),
  );
  await expect(openDatabase(database.url)).rejects.toThrow(/^this data was written by a newer Kinora/);
  await start(second, [...MIGRATIONS, step]);
});

it('refuses the same number with another checksum, also of an earlier set', async () => {
  const other = { ...first, checksum: second.checksum };
  await expect(start(other)).rejects.toThrow(
    `set ${first.number} of the SQL functions of this data differs from the one of this Kinora`,
  );
  await expect(start(nextSet(other))).rejects.toThrow(`set ${first.number} of the SQL functions of this data differs`);
  expect((await readSets()).made).toEqual({});
});

it('lets a process of the version before go on while functions are replaced under it', async () => {
  const ledger = createPostgresLedger(database.db);
  const members = await Promise.all(Array.from({ length: 3 }, () => newMember(database)));
  for (const member of members) await ledger.open(member);

  const race = runScript('money/ledger-racer.ts', database.url, '3000', ...members);
  const moves = database.db.selectFrom('transfer').select('id').limit(1);
  await vi.waitFor(async () => expect(await moves.execute()).toHaveLength(1), 20_000);
  const over = race.then(() => true);
  const isOver = () => Promise.race([over, Promise.resolve(false)]);
  let newest = first;
  while (!(await isOver())) {
    newest = nextSet(newest);
    await start(newest);
    await ledger.grant({ memberId: members[0] ?? '', amount: 5, source: 'pack', event: newest.checksum, scope: 'any' });
  }

  expect(newest.number).toBeGreaterThan(first.number + 1);
  const printed = await race;
  expect(printed).not.toContain('error');
  expect(JSON.parse(printed)).toMatchObject({ hold: expect.any(Number), posted: expect.any(Number) });
  const { sums, breaches } = await ledger.books();
  expect(breaches).toEqual([]);
  expect(Object.values(sums).reduce((total, sum) => total + sum, 0)).toBe(0);
}, 60_000);
