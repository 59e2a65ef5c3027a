import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { changePassword, checkCode, confirmAddress, editPassword, login, sendCode } from '@kinora/contracts/identity';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';

import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { callApi, signUpMember } from '../../testing/api-member.ts';
import { startServerProcess } from '../../testing/server-process.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const EMAIL = 'canary@example.com';
const WRONG = md5('wrong-canary-1');
const NEXT = md5('other-canary-2');
const LAST = md5('third-canary-3');

const home = mkdtempSync(join(tmpdir(), 'kinora-canary-'));
const database = await testDatabase();
const server = startServerProcess({
  DATABASE_URL: database.url,
  KINORA_HOME: home,
  KINORA_PORT: '0',
  KINORA_LOG: 'debug',
  KINORA_LIMITS: 'test',
  KINORA_WORKERS: '1',
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.close();
  rmSync(home, { recursive: true, force: true });
}, 60_000);
const base = (await server.until(/Kinora runs at (\S+)/))[1] ?? '';

interface ReadMail {
  readonly subject: string;
  readonly text: string;
}

/** What a mail holds, once it is there. */
const mailed = (pattern: RegExp): Promise<string> =>
  vi.waitUntil(
    async () => {
      // Our own page, in its documented form.
      const mails = (await (await fetch(`${base}/dev/mail.json`)).json()) as readonly ReadMail[];
      return mails.map(({ text }) => pattern.exec(text)?.[1] ?? '').find((found) => found !== '') ?? '';
    },
    { timeout: 20_000, interval: 100 },
  );

/** Every row of every table, as text. */
async function everythingKept(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    database.db,
  );
  const tables = await Promise.all(
    rows.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(database.db),
    ),
  );
  return tables.flatMap((table) => table.rows.map(({ row }) => row)).join('\n');
}

it('S1: writes no password, hash, code, proof or token into a log or a table', async () => {
  const member = await signUpMember(base, EMAIL);
  const proof = await mailed(/#proof=(\S+)/);
  await callApi(base, confirmAddress, { input: { proof } });
  await callApi(base, login, { input: { email: EMAIL, password: WRONG } });
  await callApi(base, sendCode, { input: { email: EMAIL, is_account_email: 1 } });
  const code = await mailed(/\b([2-9A-HJKMNP-Z]{6})\b/);
  await callApi(base, checkCode, { input: { email: EMAIL, code } });
  const reset = { email: EMAIL, code, password: NEXT, password_confirmation: NEXT };
  expect(await callApi(base, editPassword, { input: reset })).toMatchObject({ code: 200 });
  const { data } = await callApi(base, login, { input: { email: EMAIL, password: NEXT } });
  const changed = { password: LAST, current: NEXT };
  expect(await callApi(base, changePassword, { input: changed, token: data.token })).toMatchObject({ code: 200 });
  // What goes wrong is logged with more care still.
  await fetch(`${base}/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"password":"${LAST}"`,
  });
  await fetch(`${base}/nowhere/?signal=${data.token}&token=${data.token}`);
  await fetch(`${base}/api/kinora/nowhere?token=${data.token}`, { headers: { token: data.token } });

  const secrets = [md5('paper-boat-7'), WRONG, NEXT, LAST, code, proof, member.token, data.token];
  const log = server.said();
  expect(log).toContain('runs at');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  expect(log).not.toContain(EMAIL);
  const kept = await everythingKept();
  expect(kept).toContain(EMAIL);
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
}, 120_000);
