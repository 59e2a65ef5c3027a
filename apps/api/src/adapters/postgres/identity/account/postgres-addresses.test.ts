import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

import { aNewMember } from '../../../identity/identity-conformance.ts';
import { createPostgresLedger } from '../../money/postgres-ledger.ts';
import { addressBook, BASE } from '../../testing/identity/address-book.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createPostgresMembers } from '../postgres-members.ts';

const database = await testDatabase();
afterAll(() => database.close());
const { aMember, addresses, anEmail, lastProof, mailsTo, memberOf, proofs, scopesOf, wait } = addressBook(database);

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
    const again = { ...aNewMember(email), welcome: addresses.welcome({ base: BASE, locale: 'en' }) };
    expect(await createPostgresMembers(database.db).add(again)).toEqual({ ok: false, failure: 'email-taken' });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('the account’s address', () => {
  it('is confirmed once, and its start credits pay every route', async () => {
    const { email, memberId } = await aMember();
    const proof = await lastProof(email);
    expect(await scopesOf(memberId)).toEqual(['local']);
    expect(await addresses.confirm(proof)).toEqual({ ok: true, value: { email, purpose: 'account' } });
    expect((await memberOf(memberId)).email_confirmed_at).not.toBeNull();
    expect(await scopesOf(memberId)).toEqual(['any']);
    expect(await addresses.confirm(proof)).toEqual({ ok: false, failure: 'unknown-proof' });
    const ledger = createPostgresLedger(database.db);
    expect(await ledger.balance(memberId)).toEqual({ available: 40, held: 0, localOnly: 0 });
    expect((await ledger.books()).breaches).toEqual([]);
  });

  it('is confirmed by one of four at once, time after time', async () => {
    const { email, memberId } = await aMember();
    const wins: number[] = [];
    for (let round = 0; round < atNight(50, 4); round += 1) {
      const { hash, proof } = proofs.make();
      const kept = { hash, member_id: memberId, purpose: 'account', email } as const;
      const expires = new Date(Date.now() + 60_000);
      await database.db
        .insertInto('address_proof')
        .values({ ...kept, expires_at: expires })
        .execute();
      const results = await Promise.all([1, 2, 3, 4].map(() => addresses.confirm(proof)));
      wins.push(results.filter(({ ok }) => ok).length);
    }
    expect(wins).toEqual(wins.map(() => 1));
  });

  it('is mailed a new link once a minute; the older one ends', async () => {
    const { email, memberId } = await aMember();
    const request = { memberId, base: BASE, purpose: 'account' } as const;
    const first = await lastProof(email);
    await Promise.all([1, 2, 3].map(() => addresses.sendConfirmation(request)));
    expect(await mailsTo(email)).toHaveLength(1);
    await wait(memberId);
    await Promise.all([1, 2, 3].map(() => addresses.sendConfirmation(request)));
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['welcome', 'confirm-address']);
    expect(await addresses.confirm(first)).toEqual({ ok: false, failure: 'unknown-proof' });
    expect(await addresses.confirm(await lastProof(email))).toMatchObject({ ok: true });
    await wait(memberId);
    expect(await addresses.sendConfirmation(request)).toEqual({ ok: true, value: null });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('gets ten links an hour', async () => {
    const { memberId } = await aMember();
    const ends = [];
    for (let n = 0; n < 10; n += 1) {
      await wait(memberId);
      ends.push((await addresses.sendConfirmation({ memberId, base: BASE, purpose: 'account' })).ok);
    }
    expect(ends).toEqual([...Array.from({ length: 9 }, () => true), false]);
  });

  it('is not confirmed after a day', async () => {
    const { email, memberId } = await aMember();
    const proof = await lastProof(email);
    await sql`update address_proof set expires_at = expires_at - interval '24 hours' where member_id = ${memberId}`.execute(
      database.db,
    );
    expect(await addresses.confirm(proof)).toEqual({ ok: false, failure: 'unknown-proof' });
  });

  it.each(['', 'x'.repeat(43), '../..', "'; drop table member"])('is not confirmed by %j', async (proof) => {
    expect(await addresses.confirm(proof)).toEqual({ ok: false, failure: 'unknown-proof' });
  });
});

describe('the notification address', () => {
  it('counts when it is confirmed; the account’s address is told of every change', async () => {
    const { email, memberId } = await aMember({ welcome: false });
    const notice = anEmail('note');
    const request = { memberId, base: BASE };
    for (let n = 0; n < 2; n += 1) await addresses.changeNoticeEmail({ ...request, email: notice });
    expect(await memberOf(memberId)).toMatchObject({ notice_email: notice, notice_confirmed_at: null });
    expect(await mailsTo(notice)).toHaveLength(1);
    expect(await addresses.confirm(await lastProof(notice))).toMatchObject({
      ok: true,
      value: { purpose: 'notice' },
    });
    const confirmed = await memberOf(memberId);
    expect(confirmed.notice_confirmed_at).not.toBeNull();
    expect(confirmed.email_confirmed_at).toBeNull();
    await addresses.changeNoticeEmail({ ...request, email: notice });
    expect(await memberOf(memberId)).toEqual(confirmed);
    for (let n = 0; n < 2; n += 1) await addresses.changeNoticeEmail({ ...request, email: '' });
    expect(await memberOf(memberId)).toMatchObject({ notice_email: null, notice_confirmed_at: null });
    expect((await mailsTo(email)).map(({ kind, values }) => [kind, values.which, values.email])).toEqual([
      ['address-changed', 'notice', 'n***@e***.com'],
      ['address-changed', 'notice-removed', ''],
    ]);
  });

  it('that was removed is not confirmed any more', async () => {
    const { memberId } = await aMember({ welcome: false });
    const notice = anEmail('note');
    await addresses.changeNoticeEmail({ memberId, base: BASE, email: notice });
    await addresses.changeNoticeEmail({ memberId, base: BASE, email: '' });
    expect(await addresses.confirm(await lastProof(notice))).toEqual({ ok: false, failure: 'unknown-proof' });
  });
});
