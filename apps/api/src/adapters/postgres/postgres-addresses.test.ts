import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createAddressProofs } from '../address-proofs.ts';
import { aNewMember } from '../identity-conformance.ts';
import { createVault } from '../vault.ts';
import type { OpenDatabase } from './database.ts';
import { createPostgresAddresses } from './postgres-addresses.ts';
import { createPostgresLedger } from './postgres-ledger.ts';
import { createPostgresMembers } from './postgres-members.ts';
import { MAIL_PURPOSE } from './queue-mail.ts';
import { testDatabase } from './testing/test-database.ts';

const BASE = 'https://kinora.example';
const vault = createVault(randomBytes(32).toString('base64url'));
let database: OpenDatabase;
let count = 0;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const tools = { proofs: createAddressProofs('key'), vault };
const addresses = () => createPostgresAddresses(database.db, tools);
const anEmail = (name = 'ada') => `${name}${(count += 1)}@example.com`;

/** A member who has just signed up, with the welcome mail in the outbox. */
async function aMember({ welcome = true }: { welcome?: boolean } = {}) {
  const email = anEmail();
  const extra = welcome ? { welcome: addresses().welcome({ base: BASE, locale: 'de' }) } : {};
  const added = await createPostgresMembers(database.db).add({ ...aNewMember(email), ...extra });
  if (!added.ok) throw new Error(added.failure);
  return { memberId: added.value.member.id, email };
}

async function mailsTo(email: string) {
  const rows = await database.db
    .selectFrom('mail')
    .select(['kind', 'locale', 'sealed'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, locale, sealed }) => {
    const values = vault.open(MAIL_PURPOSE, sealed ?? Buffer.alloc(0)) as Record<string, string>;
    return { kind, locale, values, proof: values.link?.split('#proof=')[1] ?? '' };
  });
}

const lastProof = async (email: string) => (await mailsTo(email)).at(-1)?.proof ?? '';
const memberOf = (id: string) =>
  database.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const scopesOf = async (id: string) =>
  (await database.db.selectFrom('lot').select('scope').where('member_id', '=', id).execute()).map(({ scope }) => scope);
/** As if the last links had been sent two minutes ago. */
const wait = (id: string) =>
  sql`update address_proof set created_at = created_at - interval '2 minutes' where member_id = ${id}`.execute(
    database.db,
  );

describe('a sign-up', () => {
  it('greets in the language of the visitor, with a link that stands in the fragment', async () => {
    const { email } = await aMember();
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'welcome', locale: 'de' });
    expect(mail?.values.link).toMatch(/^https:\/\/kinora\.example\/member\/confirm\/#proof=[\w-]{43}$/);
  });

  it('that is refused greets nobody', async () => {
    const { email } = await aMember();
    const again = { ...aNewMember(email), welcome: addresses().welcome({ base: BASE, locale: 'en' }) };
    expect(await createPostgresMembers(database.db).add(again)).toEqual({ ok: false, failure: 'email-taken' });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('the account’s address', () => {
  it('is confirmed once, and its start credits pay every route', async () => {
    const { email, memberId } = await aMember();
    const proof = await lastProof(email);
    expect(await scopesOf(memberId)).toEqual(['local']);
    expect(await addresses().confirm(proof)).toEqual({ ok: true, value: { email, purpose: 'account' } });
    expect((await memberOf(memberId)).email_confirmed_at).not.toBeNull();
    expect(await scopesOf(memberId)).toEqual(['any']);
    expect(await addresses().confirm(proof)).toEqual({ ok: false, failure: 'unknown-proof' });
    const ledger = createPostgresLedger(database.db);
    expect(await ledger.balance(memberId)).toEqual({ available: 40, held: 0, localOnly: 0 });
    expect((await ledger.books()).breaches).toEqual([]);
  });

  it('is confirmed by one of four at once, fifty times', async () => {
    const { email, memberId } = await aMember();
    const wins: number[] = [];
    for (let round = 0; round < 50; round += 1) {
      const { hash, proof } = tools.proofs.make();
      const kept = { hash, member_id: memberId, purpose: 'account', email } as const;
      const expires = new Date(Date.now() + 60_000);
      await database.db
        .insertInto('address_proof')
        .values({ ...kept, expires_at: expires })
        .execute();
      const results = await Promise.all([1, 2, 3, 4].map(() => addresses().confirm(proof)));
      wins.push(results.filter(({ ok }) => ok).length);
    }
    expect(wins).toEqual(wins.map(() => 1));
  });

  it('is mailed a new link once a minute; the older one ends', async () => {
    const { email, memberId } = await aMember();
    const wish = { memberId, base: BASE, purpose: 'account' } as const;
    const first = await lastProof(email);
    await Promise.all([1, 2, 3].map(() => addresses().sendConfirmation(wish)));
    expect(await mailsTo(email)).toHaveLength(1);
    await wait(memberId);
    await Promise.all([1, 2, 3].map(() => addresses().sendConfirmation(wish)));
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['welcome', 'confirm-address']);
    expect(await addresses().confirm(first)).toEqual({ ok: false, failure: 'unknown-proof' });
    expect(await addresses().confirm(await lastProof(email))).toMatchObject({ ok: true });
    await wait(memberId);
    expect(await addresses().sendConfirmation(wish)).toEqual({ ok: true, value: null });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('gets ten links an hour', async () => {
    const { memberId } = await aMember();
    const ends = [];
    for (let n = 0; n < 10; n += 1) {
      await wait(memberId);
      ends.push((await addresses().sendConfirmation({ memberId, base: BASE, purpose: 'account' })).ok);
    }
    expect(ends).toEqual([...Array.from({ length: 9 }, () => true), false]);
  });

  it('is not confirmed after a day', async () => {
    const { email, memberId } = await aMember();
    const proof = await lastProof(email);
    await sql`update address_proof set expires_at = expires_at - interval '24 hours' where member_id = ${memberId}`.execute(
      database.db,
    );
    expect(await addresses().confirm(proof)).toEqual({ ok: false, failure: 'unknown-proof' });
  });

  it.each(['', 'x'.repeat(43), '../..', "'; drop table member"])('is not confirmed by %j', async (proof) => {
    expect(await addresses().confirm(proof)).toEqual({ ok: false, failure: 'unknown-proof' });
  });
});

describe('another address', () => {
  it('takes the place of the old one when it is confirmed, which is told; codes end', async () => {
    const { email, memberId } = await aMember();
    const next = anEmail('next');
    const link = await lastProof(email);
    expect(await addresses().changeEmail({ memberId, base: BASE, email: next })).toEqual({ ok: true, value: null });
    expect(await memberOf(memberId)).toMatchObject({ email, next_email: next });
    const code = { member_id: memberId, purpose: 'password', hash: Buffer.of(1), expires_at: new Date() } as const;
    await database.db.insertInto('code').values(code).execute();
    expect(await addresses().confirm(await lastProof(next))).toEqual({
      ok: true,
      value: { email: next, purpose: 'next' },
    });
    const member = await memberOf(memberId);
    expect(member).toMatchObject({ email: next, next_email: null });
    expect(member.email_confirmed_at).not.toBeNull();
    expect(await scopesOf(memberId)).toEqual(['any']);
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      kind: 'address-changed',
      values: { email: 'n***@e***.com' },
    });
    expect(await database.db.selectFrom('code').select('hash').where('member_id', '=', memberId).execute()).toEqual([]);
    expect(await addresses().confirm(link)).toEqual({ ok: false, failure: 'unknown-proof' });
  });

  it('is refused where it has an account, now or when it is confirmed', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const wish = { memberId: one.memberId, base: BASE };
    expect(await addresses().changeEmail({ ...wish, email: other.email })).toEqual({
      ok: false,
      failure: 'email-taken',
    });
    const next = anEmail('next');
    await addresses().changeEmail({ ...wish, email: next });
    await createPostgresMembers(database.db).add(aNewMember(next));
    expect(await addresses().confirm(await lastProof(next))).toEqual({ ok: false, failure: 'email-taken' });
    expect(await memberOf(one.memberId)).toMatchObject({ email: one.email, email_confirmed_at: null });
  });

  it('goes to one of two members that confirm it at once', async () => {
    const next = anEmail('both');
    const members = [await aMember(), await aMember()];
    for (const { memberId } of members) await addresses().changeEmail({ memberId, base: BASE, email: next });
    const proofs = (await mailsTo(next)).map(({ proof }) => proof);
    const results = await Promise.all(proofs.map((proof) => addresses().confirm(proof)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, failure: 'email-taken' });
  });

  it('is mailed its link again after a minute, which ends the first one', async () => {
    const { memberId } = await aMember();
    const next = anEmail('next');
    const wish = { memberId, base: BASE, purpose: 'next' } as const;
    await addresses().changeEmail({ ...wish, email: next });
    const first = await lastProof(next);
    expect(await addresses().sendConfirmation(wish)).toEqual({ ok: true, value: null });
    expect(await mailsTo(next)).toHaveLength(1);
    await wait(memberId);
    await addresses().sendConfirmation(wish);
    expect(await mailsTo(next)).toHaveLength(2);
    expect(await addresses().confirm(first)).toEqual({ ok: false, failure: 'unknown-proof' });
    await wait(memberId);
    await createPostgresMembers(database.db).add(aNewMember(next));
    expect(await addresses().sendConfirmation(wish)).toEqual({ ok: false, failure: 'email-taken' });
    expect(await mailsTo(next)).toHaveLength(2);
  });

  it('that is not wanted any more is forgotten with its link, and nothing is mailed to it', async () => {
    const { email, memberId } = await aMember();
    const [next, link] = [anEmail('next'), await lastProof(email)];
    await addresses().changeEmail({ memberId, base: BASE, email: next });
    await addresses().withdrawEmail(memberId);
    expect(await memberOf(memberId)).toMatchObject({ email, next_email: null });
    expect(await addresses().confirm(await lastProof(next))).toEqual({ ok: false, failure: 'unknown-proof' });
    await wait(memberId);
    await addresses().sendConfirmation({ memberId, base: BASE, purpose: 'next' });
    expect(await mailsTo(next)).toHaveLength(1);
    expect(await addresses().confirm(link)).toMatchObject({ ok: true, value: { purpose: 'account' } });
  });

  it('that is corrected a moment later gets its own link, and the first one ends', async () => {
    const { memberId } = await aMember();
    const [wrong, right] = [anEmail('wrong'), anEmail('right')];
    for (const email of [wrong, right]) await addresses().changeEmail({ memberId, base: BASE, email });
    expect(await addresses().confirm(await lastProof(wrong))).toEqual({ ok: false, failure: 'unknown-proof' });
    expect(await addresses().confirm(await lastProof(right))).toMatchObject({ ok: true });
  });
});

describe('the notification address', () => {
  it('counts when it is confirmed; the account’s address is told of every change', async () => {
    const { email, memberId } = await aMember({ welcome: false });
    const notice = anEmail('note');
    const wish = { memberId, base: BASE };
    for (let n = 0; n < 2; n += 1) await addresses().changeNoticeEmail({ ...wish, email: notice });
    expect(await memberOf(memberId)).toMatchObject({ notice_email: notice, notice_confirmed_at: null });
    expect(await mailsTo(notice)).toHaveLength(1);
    expect(await addresses().confirm(await lastProof(notice))).toMatchObject({
      ok: true,
      value: { purpose: 'notice' },
    });
    const confirmed = await memberOf(memberId);
    expect(confirmed.notice_confirmed_at).not.toBeNull();
    expect(confirmed.email_confirmed_at).toBeNull();
    await addresses().changeNoticeEmail({ ...wish, email: notice });
    expect(await memberOf(memberId)).toEqual(confirmed);
    for (let n = 0; n < 2; n += 1) await addresses().changeNoticeEmail({ ...wish, email: '' });
    expect(await memberOf(memberId)).toMatchObject({ notice_email: null, notice_confirmed_at: null });
    expect((await mailsTo(email)).map(({ kind, values }) => [kind, values.which, values.email])).toEqual([
      ['address-changed', 'notice', 'n***@e***.com'],
      ['address-changed', 'notice-removed', ''],
    ]);
  });

  it('that was removed is not confirmed any more', async () => {
    const { memberId } = await aMember({ welcome: false });
    const notice = anEmail('note');
    await addresses().changeNoticeEmail({ memberId, base: BASE, email: notice });
    await addresses().changeNoticeEmail({ memberId, base: BASE, email: '' });
    expect(await addresses().confirm(await lastProof(notice))).toEqual({ ok: false, failure: 'unknown-proof' });
  });
});
