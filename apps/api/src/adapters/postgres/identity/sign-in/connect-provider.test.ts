import { atNight } from '@kinora/vitest-config/nightly';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aNewMember } from '../../../identity/identity-conformance.ts';
import type { OpenDatabase } from '../../database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { endAccess } from '../end-access.ts';
import { createPostgresMembers } from '../postgres-members.ts';
import { createPostgresSessions } from '../postgres-sessions.ts';
import { connectProvider } from './connect-provider.ts';

const RACES = atNight(20, 4);

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const sessions = () => createPostgresSessions(database.db);
const personOf = (subject: string, change = {}) => ({
  issuer: 'https://accounts.google.com',
  subject,
  email: `${subject}@gmail.example`,
  isEmailVerified: true,
  ...change,
});
let count = 0;

/** Somebody with a password, signed in. */
async function aMember() {
  count += 1;
  const added = await createPostgresMembers(database.db).add(aNewMember(`member${count}@example.com`));
  if (!added.ok) throw new Error(added.failure);
  const { id } = added.value.member;
  const session = await sessions().find(await sessions().open({ kind: 'member', id }, null), undefined);
  if (!session) throw new Error('no session');
  return { id, session };
}

const connect = (subject: string, { session }: Awaited<ReturnType<typeof aMember>>, change = {}) =>
  connectProvider(database.db, personOf(subject, change), session.tokenHash);
const linksOf = async (id: string) => {
  const rows = await database.db.selectFrom('sign_in_link').select('subject').where('member_id', '=', id).execute();
  return rows.map(({ subject }) => subject);
};
const refused = (failure: string) => ({ ok: false, failure });

describe('a provider', () => {
  it('is connected with the member of a session, whatever the address, and written down once', async () => {
    const ada = await aMember();
    expect(await connect('ada', ada)).toEqual({ ok: true, value: null });
    expect(await connect('ada', ada)).toEqual({ ok: true, value: null });
    expect(await linksOf(ada.id)).toEqual(['ada']);
    const member = database.db.selectFrom('member').selectAll().where('id', '=', ada.id);
    // The address there is another one: it proves nothing about this account's.
    expect(await member.executeTakeFirst()).toMatchObject({ email_confirmed_at: null, password_hash: 'hash' });
    const events = database.db.selectFrom('security_event').select('kind').where('member_id', '=', ada.id);
    expect(await events.execute()).toEqual([{ kind: 'sign-in-linked' }]);
  });

  it('is somebody else’s already: `link-taken`', async () => {
    const [ada, eve] = [await aMember(), await aMember()];
    await connect('one', ada);
    expect(await connect('one', eve)).toEqual(refused('link-taken'));
    expect([await linksOf(ada.id), await linksOf(eve.id)]).toEqual([['one'], []]);
  });

  it('is connected under another account there: `already-linked`', async () => {
    const ada = await aMember();
    await connect('first', ada);
    expect(await connect('second', ada)).toEqual(refused('already-linked'));
    expect(await linksOf(ada.id)).toEqual(['first']);
  });

  it('has not verified the address: `email-unverified`', async () => {
    const ada = await aMember();
    expect(await connect('unverified', ada, { isEmailVerified: false })).toEqual(refused('email-unverified'));
  });

  it('goes to the next member where the one it belonged to is gone', async () => {
    const [ada, eve] = [await aMember(), await aMember()];
    await connect('moved', ada);
    const gone = { deleted_at: new Date(), email: 'deleted-1@invalid.example' };
    await database.db.updateTable('member').set(gone).where('id', '=', ada.id).execute();
    expect(await connect('again', ada)).toEqual(refused('signed-out'));
    expect(await connect('moved', eve)).toEqual({ ok: true, value: null });
    expect([await linksOf(ada.id), await linksOf(eve.id)]).toEqual([[], ['moved']]);
  });

  it('is not connected by a session that has ended meanwhile, or by a guest’s', async () => {
    const ada = await aMember();
    await sessions().end(ada.session);
    expect(await connect('late', ada)).toEqual(refused('signed-out'));
    const guest = await sessions().find(await sessions().openGuest(null), undefined);
    if (!guest) throw new Error('no session');
    expect(await connect('late', { id: '', session: guest })).toEqual(refused('signed-out'));
    expect(await connect('late', { id: '', session: { ...guest, tokenHash: Buffer.from('none') } })).toEqual(
      refused('signed-out'),
    );
    expect(await linksOf(ada.id)).toEqual([]);
  });

  it('is connected before all access ends or not at all', async () => {
    const ada = await aMember();
    for (let race = 0; race < RACES; race += 1) {
      const token = await sessions().open({ kind: 'member', id: ada.id }, null);
      const session = await sessions().find(token, undefined);
      if (!session) throw new Error('no session');
      const end = database.db.transaction().execute(async (trx) => {
        await trx.updateTable('member').set({ password_changed_at: new Date() }).where('id', '=', ada.id).execute();
        await endAccess(trx, ada.id);
      });
      const [outcome] = await Promise.all([connect(`race${race}`, { id: ada.id, session }), end]);
      expect([{ ok: true, value: null }, refused('signed-out')]).toContainEqual(outcome);
      await database.db.deleteFrom('sign_in_link').where('member_id', '=', ada.id).execute();
      expect(await connect(`race${race}`, { id: ada.id, session })).toEqual(refused('signed-out'));
    }
  });

  it('is connected with one of two members who ask at once', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const [ada, eve] = [await aMember(), await aMember()];
      const outcomes = await Promise.all([connect(`both${race}`, ada), connect(`both${race}`, eve)]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual(refused('link-taken'));
    }
  });
});
