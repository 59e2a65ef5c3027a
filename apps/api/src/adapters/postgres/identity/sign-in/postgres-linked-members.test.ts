import { randomBytes } from 'node:crypto';

import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aNewMember } from '../../../identity/identity-conformance.ts';
import { createVault } from '../../../vault.ts';
import type { OpenDatabase } from '../../database.ts';
import { MAIL_PURPOSE } from '../../mail/queue-mail.ts';
import { createPostgresLedger } from '../../money/postgres-ledger.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createPostgresMembers } from '../postgres-members.ts';
import { createPostgresSessions } from '../postgres-sessions.ts';
import { createPostgresLinkedMembers } from './postgres-linked-members.ts';
import { createPostgresTickets } from './postgres-tickets.ts';

const RACES = atNight(20, 4);
const vault = createVault(randomBytes(32).toString('base64url'));
const issuer = 'https://accounts.google.com';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const db = () => database.db;
const fromOf = (email: string) => {
  const { origin, start } = aNewMember(email);
  return { origin, start, locale: 'de' };
};
const personOf = (email: string, change = {}) => ({
  issuer,
  subject: `of ${email}`,
  email,
  isEmailVerified: true,
  ...change,
});
const enter = (email: string, change = {}) =>
  createPostgresLinkedMembers(db(), vault).enter(personOf(email, change), fromOf(email));

async function entered(email: string, change = {}): Promise<string> {
  const result = await enter(email, change);
  if (!result.ok) throw new Error(result.failure);
  return result.value.memberId;
}

async function signUp(email: string): Promise<string> {
  const added = await createPostgresMembers(db()).add(aNewMember(email));
  if (!added.ok) throw new Error(added.failure);
  return added.value.member.id;
}

const memberOf = (id: string) => db().selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const confirm = (id: string) =>
  db().updateTable('member').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute();
const linksOf = (id: string) =>
  db().selectFrom('sign_in_link').select(['subject', 'email']).where('member_id', '=', id).execute();
const scopesOf = async (id: string) => (await createPostgresLedger(db()).lots(id)).map(({ scope }) => scope);
const breaches = async () => (await createPostgresLedger(db()).books()).breaches;

describe('somebody the provider vouches for', () => {
  it('gets an account without password, with a confirmed address and credits for every route', async () => {
    const id = await entered('new@example.com');
    expect(await memberOf(id)).toMatchObject({ email: 'new@example.com', password_hash: null });
    expect((await memberOf(id)).email_confirmed_at).not.toBeNull();
    expect(await scopesOf(id)).toEqual(['any']);
    expect(await breaches()).toEqual([]);
  });

  it('is greeted once by mail in the language of the page, without a link to confirm', async () => {
    const id = await entered('greeted@example.com');
    await entered('greeted@example.com');
    const mails = await db().selectFrom('mail').selectAll().where('recipient', '=', 'greeted@example.com').execute();
    expect(mails.map(({ kind, locale, sealed }) => [kind, locale, sealed && vault.open(MAIL_PURPOSE, sealed)])).toEqual(
      [['welcome', 'de', {}]],
    );
    expect((await memberOf(id)).locale).toBe('de');
    const { rows } = await sql`select from address_proof where member_id = ${id}`.execute(db());
    expect(rows).toEqual([]);
  });

  it('is the same member ever after, whatever the address says', async () => {
    const id = await entered('one@example.com');
    expect(await entered('one@example.com')).toBe(id);
    const moved = { subject: 'of one@example.com' };
    expect(await entered('other@example.com', moved)).toBe(id);
    expect(await entered('third@example.com', { ...moved, isEmailVerified: false })).toBe(id);
    expect(await linksOf(id)).toEqual([{ subject: 'of one@example.com', email: 'other@example.com' }]);
    expect((await memberOf(id)).email).toBe('one@example.com');
  });

  it('gets no more start credits than one place may have', async () => {
    const origin = { addressHash: Buffer.from('one place'), deviceHash: null };
    const members = createPostgresLinkedMembers(db(), vault);
    const { start } = fromOf('x');
    const [lots, starts]: [number[], unknown[]] = [[], []];
    for (const n of [1, 2, 3, 4]) {
      const result = await members.enter(personOf(`place${n}@example.com`), { origin, start, locale: 'en' });
      if (!result.ok) throw new Error(result.failure);
      lots.push((await scopesOf(result.value.memberId)).length);
      starts.push(result.value.start);
    }
    expect(lots).toEqual([1, 1, 1, 0]);
    const given = { credits: start.amount, refused: null };
    expect(starts).toEqual([given, given, given, { credits: 0, refused: 'address' }]);
  });

  it('without a verified address gets nothing, also where an account has that address', async () => {
    const id = await signUp('victim@example.com');
    const unverified = { isEmailVerified: false };
    expect(await enter('nobody@example.com', unverified)).toEqual({ ok: false, failure: 'email-unverified' });
    expect(await enter('victim@example.com', unverified)).toEqual({ ok: false, failure: 'email-unverified' });
    expect(await memberOf(id)).toMatchObject({ password_hash: 'hash', email_confirmed_at: null });
    expect(await linksOf(id)).toEqual([]);
  });

  it('opens one account, of any number of first sign-ins at once', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const email = `race${race}@example.com`;
      const results = await Promise.all([enter(email), enter(email), enter(email), signUp(email).catch(() => '')]);
      const ids = results.flatMap((one) => (typeof one === 'string' || !one.ok ? [] : [one.value.memberId]));
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(1);
      expect(await linksOf(ids[0] ?? '')).toHaveLength(1);
      expect((await memberOf(ids[0] ?? '')).password_hash).toBeNull();
    }
    expect(await breaches()).toEqual([]);
  });
});

describe('an account with the same address', () => {
  it('that is confirmed is linked, and keeps its password and sessions', async () => {
    const id = await signUp('owner@example.com');
    await confirm(id);
    const token = await createPostgresSessions(db()).open({ kind: 'member', id }, null);
    expect(await entered('owner@example.com')).toBe(id);
    expect(await memberOf(id)).toMatchObject({ password_hash: 'hash', locale: 'en' });
    expect(await createPostgresSessions(db()).find(token, undefined)).toMatchObject({ id });
    expect(await db().selectFrom('mail').select('id').where('recipient', '=', 'owner@example.com').execute()).toEqual(
      [],
    );
  });

  it('S16: that nobody confirmed goes to whom the address belongs, with nothing left of who opened it', async () => {
    const email = 'hijacked@example.com';
    const id = await signUp(email);
    await db()
      .updateTable('member')
      .set({ notice_email: 'eve@evil.example', notice_confirmed_at: new Date(), next_email: 'eve2@evil.example' })
      .where('id', '=', id)
      .execute();
    const later = new Date(Date.now() + 60_000);
    const sessions = createPostgresSessions(db());
    const tickets = createPostgresTickets(db());
    const token = await sessions.open({ kind: 'member', id }, 'eve');
    const ticket = { memberId: id, origin: 'https://kinora.example', browser: null };
    const shown = { token: await tickets.mint(ticket), origin: ticket.origin, browser: undefined };
    await db()
      .insertInto('code')
      .values({ member_id: id, purpose: 'password', hash: Buffer.from('code'), expires_at: later })
      .execute();
    await db()
      .insertInto('address_proof')
      .values({
        hash: Buffer.from('proof'),
        member_id: id,
        purpose: 'next',
        email: 'eve2@evil.example',
        expires_at: later,
      })
      .execute();
    expect(await scopesOf(id)).toEqual(['local']);

    expect(await entered(email)).toBe(id);
    const member = await memberOf(id);
    expect(member).toMatchObject({
      password_hash: null,
      notice_email: null,
      notice_confirmed_at: null,
      next_email: null,
      // Of whom it belongs to from here on, as are its mails.
      locale: 'de',
    });
    expect([member.email_confirmed_at, member.password_changed_at]).not.toContain(null);
    expect(await sessions.find(token, 'eve')).toBeUndefined();
    expect(await tickets.read(shown)).toBeUndefined();
    expect(await db().selectFrom('code').selectAll().where('member_id', '=', id).execute()).toEqual([]);
    expect(await db().selectFrom('address_proof').selectAll().where('member_id', '=', id).execute()).toEqual([]);
    expect(await scopesOf(id)).toEqual(['any']);
    const mails = await db().selectFrom('mail').selectAll().where('recipient', '=', email).execute();
    expect(mails.map(({ kind, locale, sealed }) => [kind, locale, sealed && vault.open(MAIL_PURPOSE, sealed)])).toEqual(
      [['password-changed', 'de', { how: 'removed' }]],
    );
    expect(await breaches()).toEqual([]);

    // From here on it is a confirmed account like any other.
    expect(await entered(email)).toBe(id);
    expect(await db().selectFrom('mail').selectAll().where('recipient', '=', email).execute()).toHaveLength(1);
  });

  it('that was opened with the provider first cannot be opened with a password', async () => {
    const id = await entered('first@example.com');
    expect(await createPostgresMembers(db()).add(aNewMember('first@example.com'))).toEqual({
      ok: false,
      failure: 'email-taken',
    });
    expect((await memberOf(id)).password_hash).toBeNull();
  });

  it('that is linked to somebody is not given to somebody else with its address', async () => {
    const id = await entered('shared@example.com');
    expect(await enter('shared@example.com', { subject: 'another' })).toEqual({ ok: false, failure: 'link-taken' });
    expect(await enter('shared@example.com', { issuer: 'https://other.example' })).toEqual({
      ok: false,
      failure: 'link-taken',
    });
    expect(await linksOf(id)).toEqual([{ subject: 'of shared@example.com', email: 'shared@example.com' }]);
  });

  it('is a new one where its member is gone', async () => {
    const id = await entered('gone@example.com');
    const gone = { deleted_at: new Date(), email: 'deleted-1@invalid.example' };
    await db().updateTable('member').set(gone).where('id', '=', id).execute();
    const next = await entered('gone@example.com');
    expect(next).not.toBe(id);
    expect(await linksOf(next)).toHaveLength(1);
    expect(await linksOf(id)).toEqual([]);
  });
});
