import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, expect, inject, it } from 'vitest';

import { startEmbeddedPostgres } from '../adapters/postgres/embedded/embedded-postgres.ts';
import { openData } from './open-data.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-cli-'));
afterAll(() => rmSync(home, { recursive: true }));

const kinora = (...words: readonly string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=@kinora/source', join(import.meta.dirname, 'kinora.ts'), ...words],
    { env: { ...process.env, KINORA_HOME: home, DATABASE_URL: '' } },
  );

it('works on the data of a server that runs and of one that does not', async () => {
  await expect(kinora('member', 'grant', 'fox@example.com', '5')).rejects.toMatchObject({
    code: 2,
    stdout: 'no member has the e-mail address "fox@example.com"\n',
  });
  const server = await startEmbeddedPostgres({ home });
  const database = await openData({ home, databaseUrl: undefined });
  expect(database.url).toBe(server.url);
  await database.db.insertInto('member').values({ email: 'fox@example.com' }).execute();
  const granted = await kinora('member', 'grant', 'fox@example.com', '5');
  expect(granted.stdout).toBe('fox@example.com got 5 credits and has 5 now\n');
  await database.close();
  await server.stop();
  expect((await kinora('books')).stdout).toContain('every rule holds');
}, 60_000);

it('takes the database it is given', async () => {
  const { url } = inject('testServer');
  const database = await openData({ home: '/nowhere', databaseUrl: url });
  expect(database.url).toBe(url);
  await database.close();
});

it('says in one sentence why it cannot', async () => {
  const refused = promisify(execFile)(
    process.execPath,
    ['--conditions=@kinora/source', join(import.meta.dirname, 'kinora.ts'), 'books'],
    { env: { ...process.env, DATABASE_URL: 'postgres://kinora@127.0.0.1:1/kinora' } },
  );
  await expect(refused).rejects.toMatchObject({
    code: 2,
    stderr: 'the database at 127.0.0.1:1/kinora does not answer; start it or correct DATABASE_URL\n',
  });
});
