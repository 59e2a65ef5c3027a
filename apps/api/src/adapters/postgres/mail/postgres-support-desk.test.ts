import { randomBytes, randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { SupportMessage } from '../../../domain/mail/support.ts';
import { aNewMember } from '../../identity/identity-conformance.ts';
import { createVault } from '../../vault.ts';
import type { OpenDatabase } from '../database.ts';
import { createPostgresMembers } from '../identity/postgres-members.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresSupportDesk } from './postgres-support-desk.ts';
import { MAIL_PURPOSE } from './queue-mail.ts';

const vault = createVault(randomBytes(32).toString('base64url'));
let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const desk = () => createPostgresSupportDesk(database.db, vault, 'help@kinora.example');
const from = (address: string, change: Partial<SupportMessage> = {}): SupportMessage => ({
  topic: 'clip',
  email: 'eve@example.com',
  message: 'My clip is gone.\nPlease look.',
  creationId: undefined,
  memberId: undefined,
  addressHash: Buffer.from(address),
  ...change,
});

async function aMemberId(email: string) {
  const added = await createPostgresMembers(database.db).add(aNewMember(email));
  if (!added.ok) throw new Error(added.failure);
  return added.value.member.id;
}

it('keeps what is written, and mails it to the operator', async () => {
  const memberId = await aMemberId('eve@example.com');
  expect(await desk().take(from('kept', { memberId, creationId: randomUUID() }))).toEqual({ ok: true, value: null });
  const kept = await database.db.selectFrom('support_message').selectAll().executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ topic: 'clip', email: 'eve@example.com', member_id: memberId, creation_id: null });
  const mail = await database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: 'help@kinora.example', kind: 'support' });
  expect(vault.open(MAIL_PURPOSE, mail.sealed ?? Buffer.alloc(0))).toEqual({
    id: kept.id,
    topic: 'clip',
    email: 'eve@example.com',
    message: 'My clip is gone.\nPlease look.',
    member: memberId,
    creation: '',
  });
});

it('takes five an hour from one network address, also at once', async () => {
  const ends = await Promise.all(Array.from({ length: 8 }, () => desk().take(from('busy'))));
  expect(ends.filter(({ ok }) => ok)).toHaveLength(5);
  const refused = ends.find(({ ok }) => !ok);
  if (!refused || refused.ok) throw new Error('all were taken');
  expect(refused.failure.retryAfter).toBeGreaterThan(3500);
  expect(refused.failure.retryAfter).toBeLessThanOrEqual(3600);
  expect(await desk().take(from('elsewhere'))).toMatchObject({ ok: true });
  await sql`update support_message set created_at = created_at - interval '1 hour'`.execute(database.db);
  expect(await desk().take(from('busy'))).toMatchObject({ ok: true });
});

it('goes on counting a place that another key hashed before', async () => {
  for (let count = 0; count < 5; count += 1) await desk().take(from('before'));
  const moved = from('after', { earlierHashes: [Buffer.from('before')] });
  expect(await desk().take(moved)).toMatchObject({ ok: false });
  expect(await desk().take(from('after'))).toMatchObject({ ok: true });
});

it('takes five an hour from one member, wherever they are', async () => {
  const memberId = await aMemberId('grace@example.com');
  const ends = [];
  for (let n = 0; n < 6; n += 1) ends.push((await desk().take(from(`place ${n}`, { memberId }))).ok);
  expect(ends).toEqual([true, true, true, true, true, false]);
});
