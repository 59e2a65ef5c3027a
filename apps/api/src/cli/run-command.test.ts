import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../adapters/postgres/database.ts';
import { testDatabase } from '../adapters/postgres/testing/test-database.ts';
import { commandDeps } from './command-deps.ts';
import { runCommand } from './run-command.ts';

const noKey = () => Promise.resolve('');

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.insertInto('member').values({ email: 'fox@example.com' }).execute();
});
afterAll(() => database.close());

async function run(command: string) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const deps = commandDeps({
    db: database.db,
    sealKeys: [randomBytes(32).toString('base64url')],
    print,
    readKey: noKey,
    variableOf: () => undefined,
  });
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
  expect(text).toContain('40 of 40 from operator, any routes, no expiry');
  expect(text).toContain('creations: none');
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('gives credits from a source of the rules, for as long as they or the operator say', async () => {
  await database.db.insertInto('member').values({ email: 'ox@example.com' }).execute();
  const grant = (words: string) => run(`member grant ox@example.com 5 ${words}`);
  expect(await grant('--source promotion')).toMatchObject({ code: 0, text: expect.stringContaining(inDays(30)) });
  expect(await grant('--expires 2 --source plan')).toMatchObject({ code: 0, text: expect.stringContaining(inDays(2)) });
  const { text } = await run('member show ox@example.com');
  expect(text).toContain(`5 of 5 from plan, any routes, until ${inDays(2)}`);
  expect(text).toContain(`5 of 5 from promotion, any routes, until ${inDays(30)}`);
  expect(await grant('--source sandbox')).toEqual({
    code: 2,
    text: 'credits come from one of start, plan, pack, promotion, operator, not from "sandbox"',
  });
  expect(await grant('--source plan')).toMatchObject({ code: 2, text: expect.stringContaining('--expires DAYS') });
  expect(await grant('--expires 0')).toMatchObject({ code: 2, text: expect.stringContaining('from 1 to 36500') });
  expect(await grant('--for ever')).toMatchObject({ code: 2, text: 'grants have no option "--for"' });
  expect((await run('member show ox@example.com')).text).toContain('available 10 ');
});

it('shows ways in, sessions, addresses and what happened last, and no secret', async () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const added = {
    email: 'owl@example.com',
    password_hash: 'a-hash',
    email_confirmed_at: at,
    notice_email: 'o@b.example',
  };
  const { id } = await database.db.insertInto('member').values(added).returning('id').executeTakeFirstOrThrow();
  const link = { issuer: 'i', subject: 's', provider: 'google', member_id: id, email: 'owl@g.example' } as const;
  await database.db
    .insertInto('sign_in_link')
    .values({ ...link, linked_at: at })
    .execute();
  const opened = { kind: 'member', member_id: id, expires_at: new Date(Date.now() + 60_000) } as const;
  for (const device of ['Firefox on Linux', '']) {
    await database.db
      .insertInto('session')
      .values({ ...opened, device, token_hash: Buffer.from(device) })
      .execute();
  }
  const { code, text } = await run('member show owl@example.com');
  expect(code).toBe(0);
  expect(text).toContain('address confirmed 2026-11-20');
  expect(text).toContain('also notified at o@b.example, not confirmed');
  expect(text).toContain('signs in with a password, google as owl@g.example since 2026-11-20');
  expect(text).toMatch(/sessions: 2\n {2}(?:Firefox on Linux|an unknown device), since 20\d\d-/);
  expect(text).toContain('last events: none');
  expect(text).not.toMatch(/a-hash|will be deleted/);

  expect(await run('member revoke owl@example.com')).toEqual({
    code: 0,
    text: '2 sessions have ended; owl@example.com must sign in again',
  });
  const after = await run('member show owl@example.com');
  expect(after.text).toContain('sessions: none');
  expect(after.text).toMatch(/last events:\n {2}20\d\d-\d\d-\d\d \d\d:\d\d UTC {2}sessions-revoked/);
  expect(await run('member revoke owl@example.com')).toMatchObject({ text: expect.stringMatching(/^0 sessions/) });
});

it('lets an account go in a week, told once, or at once, and its address is free', async () => {
  await database.db.insertInto('member').values({ email: 'elk@example.com' }).execute();
  const first = await run('member delete elk@example.com');
  expect(first).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^elk@example\.com will be deleted on 20.* UTC, gets an email/),
  });
  expect(await run('member delete elk@example.com')).toEqual(first);
  expect((await run('member show elk@example.com')).text).toContain('unless the member keeps it');
  const mails = await database.db
    .selectFrom('mail')
    .select(['kind'])
    .where('recipient', '=', 'elk@example.com')
    .execute();
  expect(mails).toEqual([{ kind: 'deletion-asked' }]);
  expect(await run('member delete elk@example.com --soon')).toMatchObject({ code: 2 });
  const gone = await run('member delete elk@example.com --now');
  expect(gone).toMatchObject({
    code: 0,
    text: expect.stringContaining('elk@example.com is deleted and free to sign up'),
  });
  expect(await run('member delete elk@example.com --now')).toMatchObject({ code: 2 });
  await database.db.insertInto('member').values({ email: 'elk@example.com' }).execute();
  expect(await run('member show elk@example.com')).toMatchObject({ code: 0 });
});

it('says who is unknown', async () => {
  const refused = { code: 2, text: 'no member has the e-mail address "nobody@example.com"' };
  expect(await run('member show nobody@example.com')).toEqual(refused);
  expect(await run('member grant nobody@example.com 5')).toEqual(refused);
  for (const verb of ['show', 'revoke', 'delete']) expect(await run(`member ${verb}`)).toMatchObject({ code: 2 });
  expect(await run('member delete nobody@example.com')).toEqual(refused);
});

it.each(['0', '-5', '1.5', 'ten', '1000001', '1e3', ''])('refuses %o credits', async (amount) => {
  const { code, text } = await run(`member grant fox@example.com ${amount}`);
  expect([code, text]).toEqual([2, `credits must be a whole number from 1 to 1000000, not "${amount}"`]);
});

it.each(['', 'member', 'book', 'member drop fox@example.com'])('answers %o with what there is', async (command) => {
  const { code, text } = await run(command);
  expect(code).toBe(2);
  expect(text).toContain('npm run kinora -- member grant EMAIL N');
});

it('prints books that sum to zero, and says with its exit code when a rule is broken', async () => {
  const { code, text } = await run('books');
  expect([code, text]).toEqual([0, expect.stringContaining('every rule holds')]);
  expect(text).toMatch(/^issued +-52$/m);
  expect(text).toMatch(/^total +0$/m);
  await sql`update account set balance = balance + 1 where id = (select min(id) from account)`.execute(database.db);
  const broken = await run('books');
  expect(broken.code).toBe(1);
  expect(broken.text).toMatch(/^total +1$/m);
  expect(broken.text).toContain('broken: all balances sum to zero (books: 1)');
});
