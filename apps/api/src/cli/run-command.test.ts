import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../adapters/postgres/database.ts';
import { createPostgresLedger } from '../adapters/postgres/postgres-ledger.ts';
import { testDatabase } from '../adapters/postgres/testing/test-database.ts';
import { runCommand } from './run-command.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.insertInto('member').values({ email: 'fox@example.com' }).execute();
});
afterAll(() => database.close());

async function run(command: string) {
  const lines: string[] = [];
  const { db } = database;
  const deps = { db, ledger: createPostgresLedger(db), print: (line: string) => void lines.push(line) };
  const code = await runCommand(deps, command.split(' ').filter(Boolean));
  return { code, text: lines.join('\n') };
}

it('gives a member credits and shows them', async () => {
  expect(await run('member grant Fox@Example.com 40')).toEqual({
    code: 0,
    text: 'fox@example.com got 40 credits and has 40 now',
  });
  expect(await run('member grant fox@example.com 2')).toMatchObject({ text: expect.stringContaining('has 42 now') });
  const { code, text } = await run('member show fox@example.com');
  expect(code).toBe(0);
  expect(text).toContain('available 42 (0 of them for the local engine only), held 0');
  expect(text).toContain('40 of 40 from operator, any routes, stays');
  expect(text).toContain('creations: none');
});

it('says who is unknown', async () => {
  const refused = { code: 2, text: 'no member has the e-mail address "nobody@example.com"' };
  expect(await run('member show nobody@example.com')).toEqual(refused);
  expect(await run('member grant nobody@example.com 5')).toEqual(refused);
  expect(await run('member show')).toMatchObject({ code: 2 });
});

it.each(['0', '-5', '1.5', 'ten', '1000001', '1e3', ''])('refuses %o credits', async (amount) => {
  const { code, text } = await run(`member grant fox@example.com ${amount}`);
  expect([code, text]).toEqual([2, `the number of credits is a whole one from 1 to 1000000, not "${amount}"`]);
});

it.each(['', 'member', 'book', 'member drop fox@example.com'])('answers %o with what there is', async (command) => {
  const { code, text } = await run(command);
  expect(code).toBe(2);
  expect(text).toContain('npm run kinora -- member grant EMAIL N');
});

it('prints books that sum to zero, and says with its exit code when a rule is broken', async () => {
  const { code, text } = await run('books');
  expect([code, text]).toEqual([0, expect.stringContaining('every rule holds')]);
  expect(text).toMatch(/^issued +-42$/m);
  expect(text).toMatch(/^all together +0$/m);
  await sql`update account set balance = balance + 1 where kind = 'available'`.execute(database.db);
  const broken = await run('books');
  expect(broken.code).toBe(1);
  expect(broken.text).toMatch(/^all together +1$/m);
  expect(broken.text).toContain('broken: all balances sum to zero (books: 1)');
});
