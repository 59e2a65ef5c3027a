import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { aNewMember } from '../../../identity/identity-conformance.ts';
import type { OpenDatabase } from '../../database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createPostgresMembers } from '../postgres-members.ts';
import { createPostgresProfiles } from './postgres-profiles.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function aMember(email: string): Promise<string> {
  const added = await createPostgresMembers(database.db).add(aNewMember(email));
  if (!added.ok) throw new Error(added.failure);
  return added.value.member.id;
}

const change = (id: string) => database.db.updateTable('member').where('id', '=', id);
const read = (id: string, now = Date.now()) => createPostgresProfiles(database.db).read(id, { now });

it('reads a new member', async () => {
  const id = await aMember('ada@example.com');
  const profile = await read(id);
  expect(profile).toEqual({
    id,
    name: '',
    email: 'ada@example.com',
    isEmailConfirmed: false,
    nextEmail: null,
    confirmationPause: 0,
    nextEmailPause: 0,
    noticeEmail: null,
    isNoticeEmailConfirmed: false,
    photo: null,
    hasPassword: true,
    signIns: [],
    createdAt: expect.any(Number) as number,
    deletionAt: null,
    mailsLongClips: false,
  });
});

it('reads what came later', async () => {
  const id = await aMember('grace@example.com');
  const at = new Date(1_795_262_400_000);
  const notice = { notice_email: 'note@example.com', notice_confirmed_at: at };
  await change(id)
    .set({ name: 'Grace', email_confirmed_at: at, password_hash: null, deletion_at: at, ...notice })
    .execute();
  const link = { issuer: 'https://id.example', subject: 's', provider: 'google', member_id: id } as const;
  await database.db
    .insertInto('sign_in_link')
    .values({ ...link, email: 'g@id.example', linked_at: at })
    .execute();
  expect(await read(id)).toMatchObject({
    name: 'Grace',
    isEmailConfirmed: true,
    noticeEmail: 'note@example.com',
    isNoticeEmailConfirmed: true,
    hasPassword: false,
    signIns: [{ provider: 'google', email: 'g@id.example', linkedAt: at.getTime() }],
    deletionAt: at.getTime(),
  });
});

it('shows the next address as long as its link lives', async () => {
  const id = await aMember('joan@example.com');
  await change(id).set({ next_email: 'next@example.com' }).execute();
  const expires = Date.now() + 60_000;
  await database.db
    .insertInto('address_proof')
    .values({
      hash: Buffer.from('1'),
      member_id: id,
      purpose: 'next',
      email: 'next@example.com',
      expires_at: new Date(expires),
    })
    .execute();
  expect(await read(id, expires - 1)).toMatchObject({ nextEmail: 'next@example.com' });
  expect(await read(id, expires)).toMatchObject({ nextEmail: null });
});

it('says how long no other link is mailed, to each address by itself', async () => {
  const id = await aMember('hedy@example.com');
  await change(id).set({ next_email: 'lamarr@example.com' }).execute();
  const sent = Date.now();
  const proof = (purpose: 'account' | 'next', email: string, at: number) => ({
    hash: Buffer.from(`${purpose}${at}`),
    member_id: id,
    purpose,
    email,
    created_at: new Date(at),
    expires_at: new Date(at + 3_600_000),
  });
  await database.db
    .insertInto('address_proof')
    .values([
      proof('account', 'hedy@example.com', sent - 50_000),
      proof('account', 'hedy@example.com', sent),
      proof('next', 'lamarr@example.com', sent - 17_000),
      proof('next', 'another@example.com', sent),
    ])
    .execute();
  expect(await read(id, sent)).toMatchObject({ confirmationPause: 60, nextEmailPause: 43 });
  expect(await read(id, sent + 43_000)).toMatchObject({ confirmationPause: 17, nextEmailPause: 0 });
  expect(await read(id, sent + 61_000)).toMatchObject({ confirmationPause: 0, nextEmail: 'lamarr@example.com' });
});

it('reads nobody for an unknown or a deleted member', async () => {
  expect(await read(randomUUID())).toBeUndefined();
  const id = await aMember('gone@example.com');
  await change(id).set({ deleted_at: new Date() }).execute();
  expect(await read(id)).toBeUndefined();
});
