import { afterAll, describe, expect, it } from 'vitest';

import { aNewMember } from '../../../identity/identity-conformance.ts';
import { addressBook, BASE } from '../../testing/identity/address-book.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createPostgresMembers } from '../postgres-members.ts';

const database = await testDatabase();
afterAll(() => database.close());
const { aMember, addresses, anEmail, lastProof, mailsTo, memberOf, scopesOf, wait } = addressBook(database);

describe('another address', () => {
  it('takes the place of the old one when it is confirmed, which is told; codes end', async () => {
    const { email, memberId } = await aMember();
    const next = anEmail('next');
    const link = await lastProof(email);
    expect(await addresses.changeEmail({ memberId, base: BASE, email: next })).toEqual({ ok: true, value: null });
    expect(await memberOf(memberId)).toMatchObject({ email, next_email: next });
    const code = { member_id: memberId, purpose: 'password', hash: Buffer.of(1), expires_at: new Date() } as const;
    await database.db.insertInto('code').values(code).execute();
    expect(await addresses.confirm(await lastProof(next))).toEqual({
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
    expect(await addresses.confirm(link)).toEqual({ ok: false, failure: 'unknown-proof' });
  });

  it('is refused where it has an account, now or when it is confirmed', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const request = { memberId: one.memberId, base: BASE };
    expect(await addresses.changeEmail({ ...request, email: other.email })).toEqual({
      ok: false,
      failure: 'email-taken',
    });
    const next = anEmail('next');
    await addresses.changeEmail({ ...request, email: next });
    await createPostgresMembers(database.db).add(aNewMember(next));
    expect(await addresses.confirm(await lastProof(next))).toEqual({ ok: false, failure: 'email-taken' });
    expect(await memberOf(one.memberId)).toMatchObject({ email: one.email, email_confirmed_at: null });
  });

  it('goes to one of two members that confirm it at once', async () => {
    const next = anEmail('both');
    const members = [await aMember(), await aMember()];
    for (const { memberId } of members) await addresses.changeEmail({ memberId, base: BASE, email: next });
    const proofs = (await mailsTo(next)).map(({ proof }) => proof);
    const results = await Promise.all(proofs.map((proof) => addresses.confirm(proof)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, failure: 'email-taken' });
  });

  it('is mailed its link again after a minute, which ends the first one', async () => {
    const { memberId } = await aMember();
    const next = anEmail('next');
    const request = { memberId, base: BASE, purpose: 'next' } as const;
    await addresses.changeEmail({ ...request, email: next });
    const first = await lastProof(next);
    expect(await addresses.sendConfirmation(request)).toEqual({ ok: true, value: null });
    expect(await mailsTo(next)).toHaveLength(1);
    await wait(memberId);
    await addresses.sendConfirmation(request);
    expect(await mailsTo(next)).toHaveLength(2);
    expect(await addresses.confirm(first)).toEqual({ ok: false, failure: 'unknown-proof' });
    await wait(memberId);
    await createPostgresMembers(database.db).add(aNewMember(next));
    expect(await addresses.sendConfirmation(request)).toEqual({ ok: false, failure: 'email-taken' });
    expect(await mailsTo(next)).toHaveLength(2);
  });

  it('that is not wanted any more is forgotten with its link, and nothing is mailed to it', async () => {
    const { email, memberId } = await aMember();
    const [next, link] = [anEmail('next'), await lastProof(email)];
    await addresses.changeEmail({ memberId, base: BASE, email: next });
    await addresses.withdrawEmail(memberId);
    expect(await memberOf(memberId)).toMatchObject({ email, next_email: null });
    expect(await addresses.confirm(await lastProof(next))).toEqual({ ok: false, failure: 'unknown-proof' });
    await wait(memberId);
    await addresses.sendConfirmation({ memberId, base: BASE, purpose: 'next' });
    expect(await mailsTo(next)).toHaveLength(1);
    expect(await addresses.confirm(link)).toMatchObject({ ok: true, value: { purpose: 'account' } });
  });

  it('that is corrected a moment later gets its own link, and the first one ends', async () => {
    const { memberId } = await aMember();
    const [wrong, right] = [anEmail('wrong'), anEmail('right')];
    for (const email of [wrong, right]) await addresses.changeEmail({ memberId, base: BASE, email });
    expect(await addresses.confirm(await lastProof(wrong))).toEqual({ ok: false, failure: 'unknown-proof' });
    expect(await addresses.confirm(await lastProof(right))).toMatchObject({ ok: true });
  });
});
