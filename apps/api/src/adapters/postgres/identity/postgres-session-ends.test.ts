import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { newMember } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresSessionEnds } from './postgres-session-ends.ts';
import { createPostgresSessions } from './postgres-sessions.ts';

let database: OpenDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await testDatabase();
  listener = await Listener.open(database.url);
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

async function aSession() {
  const sessions = createPostgresSessions(database.db);
  const token = await sessions.open({ kind: 'member', id: await newMember(database) }, null);
  const session = await sessions.find(token, undefined);
  if (!session) throw new Error('no session');
  return { sessions, session };
}

function watching(checkMs: number) {
  const ends = createPostgresSessionEnds(database.db, listener, { checkMs });
  let count = 0;
  return { ends, ended: () => void (count += 1), count: () => count };
}

describe('ends of sessions', () => {
  it('are told of a session that had ended before anybody watched it', async () => {
    const { session, sessions } = await aSession();
    await sessions.end(session);
    const { count, ended, ends } = watching(60_000);
    ends.watch(session, ended);
    await expect.poll(count, { interval: 5 }).toBe(1);
    ends.close();
  });

  it('are looked for, since nobody tells that a session expires', async () => {
    const { session } = await aSession();
    const { count, ended, ends } = watching(20);
    ends.watch(session, ended);
    await sql`update session set expires_at = now() where token_hash = ${session.tokenHash}`.execute(database.db);
    await expect.poll(count, { interval: 5 }).toBe(1);
    ends.close();
  });

  it('are found after the listening connection broke', async () => {
    const { session } = await aSession();
    const { count, ended, ends } = watching(60_000);
    ends.watch(session, ended);
    await sql`alter table session disable trigger session_ended`.execute(database.db);
    await sql`update session set ended_at = now() where token_hash = ${session.tokenHash}`.execute(database.db);
    await sql`alter table session enable trigger session_ended`.execute(database.db);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'kinora listener' and datname = current_database()`.execute(database.db);
    await expect.poll(count, { interval: 5, timeout: 5000 }).toBe(1);
    ends.close();
  });

  it('are told to nobody who has stopped watching, and to nobody of a session that nobody has', async () => {
    const { session, sessions } = await aSession();
    const { count, ended, ends } = watching(60_000);
    ends.watch({ tokenHash: randomBytes(32) }, () => undefined);
    ends.watch(session, ended)();
    const other = await aSession();
    const last = watching(60_000);
    ends.watch(other.session, last.ended);
    await sessions.end(session);
    await sessions.end(other.session);
    await expect.poll(last.count, { interval: 5 }).toBe(1);
    expect(count()).toBe(0);
    last.ends.close();
    ends.close();
  });
});
