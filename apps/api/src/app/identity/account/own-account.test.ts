import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../../adapters/identity/memory-identity.ts';
import { accountsOf, md5, OTHER_PASSWORD, PASSWORD } from '../../../testing/identity/own-account.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { DELETION_MS } from './ask-deletion.ts';
import { changePassword } from './change-password.ts';
import { unlinkSignIn } from './unlink-sign-in.ts';

let product: TestProduct;
let aMember: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  product = await startTestProduct({}, {}, { passwords: plainPasswords });
  aMember = accountsOf(product);
}, 60_000);
afterAll(() => product.close());

describe('a password', () => {
  it('is changed by who knows it: other sessions, codes and tickets end, and both addresses are told', async () => {
    const ada = await aMember();
    const other = await ada.again();
    const member = product.db.updateTable('member').where('id', '=', ada.id);
    const notice = `notice.${ada.email}`;
    await member.set({ notice_email: notice, notice_confirmed_at: new Date() }).execute();
    const soon = new Date(Date.now() + 60_000);
    const secret = { member_id: ada.id, hash: Buffer.from(ada.id), expires_at: soon };
    await product.db
      .insertInto('code')
      .values({ ...secret, purpose: 'password' })
      .execute();
    await product.db
      .insertInto('ticket')
      .values({ ...secret, origin: product.url })
      .execute();

    for (const input of [
      { password: OTHER_PASSWORD },
      { password: OTHER_PASSWORD, current: OTHER_PASSWORD },
      { password: OTHER_PASSWORD, current: '' },
    ]) {
      expect(await ada.call('changePassword', input)).toMatchObject({ code: 409, msg: 'wrong-password' });
    }
    expect((await other.call('getProfile', {})).code).toBe(200);
    const changed = await ada.call('changePassword', { password: OTHER_PASSWORD, current: PASSWORD });
    expect(changed).toMatchObject({ code: 200, data: null });
    expect((await other.call('getProfile', {})).code).toBe(401);
    expect((await ada.call('getProfile', {})).code).toBe(200);
    expect([(await ada.signIn()).code, (await ada.signIn(OTHER_PASSWORD)).code]).toEqual([409, 200]);
    expect(await ada.mails()).toContain('password-changed');
    expect(await ada.mails(notice)).toEqual(['password-changed']);
    const left = sql`select from code where member_id = ${ada.id} and expires_at > clock_timestamp()
      union all select from ticket where member_id = ${ada.id}`;
    expect((await left.execute(product.db)).rows).toEqual([]);
  });

  it.each([
    [md5('password1'), 'login.passwordErrorCommon'],
    [PASSWORD, 'login.passwordErrorUsed'],
  ])('is not changed to %s', async (password, problem) => {
    const ada = await aMember();
    const refused = await ada.call('changePassword', { password, current: PASSWORD });
    expect(refused).toMatchObject({ code: 400, data: { fields: { password: problem } } });
    expect(await ada.mails()).not.toContain('password-changed');
  });

  it('is set where there is none by a session that was just opened, and by no older one', async () => {
    const ada = await aMember();
    const forget = () =>
      product.db.updateTable('member').set({ password_hash: null }).where('id', '=', ada.id).execute();
    const age = () =>
      sql`update session set created_at = now() - interval '11 minutes' where member_id = ${ada.id}`.execute(
        product.db,
      );
    await forget();
    expect(await ada.call('changePassword', { password: OTHER_PASSWORD })).toMatchObject({ code: 200 });
    await forget();
    await age();
    expect(await ada.call('changePassword', { password: OTHER_PASSWORD })).toMatchObject({ code: 409 });
    expect(await ada.call('deleteAccount', {})).toMatchObject({ code: 409 });
  });

  it('is not changed by who knew it when another change came between', async () => {
    const ada = await aMember();
    const session = await product.sessions.find(ada.token, undefined);
    if (!session) throw new Error('no session');
    const passwords = {
      ...product.passwords,
      hash: async (password: string) => {
        const member = product.db.updateTable('member').where('id', '=', ada.id);
        await member.set({ password_hash: 'reset', password_changed_at: new Date() }).execute();
        return product.passwords.hash(password);
      },
    };
    const deps = { members: product.members, passwords, changes: product.accountChanges, now: Date.now };
    const late = await changePassword(deps, { session, current: PASSWORD, password: OTHER_PASSWORD });
    expect(late).toEqual({ ok: false, failure: 'wrong-password' });
    expect(await product.members.find(ada.id)).toMatchObject({ passwordHash: 'reset' });
  });

  it('is changed once by two who both know it', async () => {
    const ada = await aMember();
    const change = (text: string) => ada.call('changePassword', { password: md5(text), current: PASSWORD });
    const codes = (await Promise.all(['one-more-1', 'one-more-2'].map(change))).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ada.mails()).filter((kind) => kind === 'password-changed')).toHaveLength(1);
  });
});

const link = (memberId: string) =>
  product.db
    .insertInto('sign_in_link')
    .values({
      issuer: 'https://id.example',
      subject: memberId,
      provider: 'google',
      member_id: memberId,
      email: 'a@b.c',
    })
    .execute();

describe('another way in', () => {
  it('is disconnected by who knows the password', async () => {
    const ada = await aMember();
    const unlink = (current = PASSWORD) => ada.call('unlinkSignIn', { provider: 'google', current });
    expect(await unlink()).toMatchObject({ code: 404, msg: 'unknown-sign-in' });
    await link(ada.id);
    expect(await unlink(OTHER_PASSWORD)).toMatchObject({ code: 409, msg: 'wrong-password' });
    expect(await unlink()).toMatchObject({ code: 200, data: { signIns: [] } });
    expect(await unlink()).toMatchObject({ code: 404 });
  });

  it('stays where it is the only one', async () => {
    const ada = await aMember();
    await link(ada.id);
    await product.db.updateTable('member').set({ password_hash: null }).where('id', '=', ada.id).execute();
    expect(await ada.call('unlinkSignIn', { provider: 'google' })).toMatchObject({ code: 410, msg: 'only-way-in' });
    expect((await ada.call('getProfile', {})).data.signIns).toHaveLength(1);
  });

  it('stays where the password goes while it is asked for', async () => {
    const ada = await aMember();
    await link(ada.id);
    const session = await product.sessions.find(ada.token, undefined);
    if (!session) throw new Error('no session');
    const matches = async (password: string, hash: string) => {
      await product.db.updateTable('member').set({ password_hash: null }).where('id', '=', ada.id).execute();
      return product.passwords.matches(password, hash);
    };
    const { accountChanges: changes, members, profiles } = product;
    const deps = { changes, members, profiles, passwords: { ...product.passwords, matches }, now: Date.now };
    const outcome = await unlinkSignIn(deps, { session, provider: 'google', current: PASSWORD });
    expect(outcome).toEqual({ ok: false, failure: 'only-way-in' });
  });
});

describe('a wish to go', () => {
  it('is the member’s own, ends other sessions, is mailed once, and can be taken back', async () => {
    const ada = await aMember();
    const other = await ada.again();
    expect(await ada.call('deleteAccount', { current: OTHER_PASSWORD })).toMatchObject({
      code: 409,
      msg: 'wrong-password',
    });
    const before = Date.now();
    const asked = await ada.call('deleteAccount', { current: PASSWORD });
    const days = ((asked.data.deletionAt ?? 0) - before) / DELETION_MS;
    expect([asked.code, Math.round(days * 1000) / 1000]).toEqual([200, 1]);
    expect((await other.call('getProfile', {})).code).toBe(401);
    const again = await ada.call('deleteAccount', { current: PASSWORD });
    expect(again.data.deletionAt).toBe(asked.data.deletionAt);
    expect((await ada.mails()).filter((kind) => kind === 'deletion-asked')).toHaveLength(1);
    const back = await ada.again();
    expect(await back.call('getProfile', {})).toMatchObject({ data: { deletionAt: asked.data.deletionAt } });
    expect((await back.create('while-it-waits')).code).toBe(200);
    expect(await back.call('keepAccount', {})).toMatchObject({ code: 200, data: { deletionAt: null } });
    expect(await back.call('keepAccount', {})).toMatchObject({ code: 200, data: { deletionAt: null } });
  });
});
