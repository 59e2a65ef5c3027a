import { createHash } from 'node:crypto';

import {
  checkCode,
  checkEmailRegister,
  editPassword,
  getNoticeEmail,
  login,
  postCheckCode,
  postCheckEmailRegister,
  postNoticeEmail,
  postSendCode,
  sendCode,
} from '@kinora/contracts/identity';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

import { callApi, signUpMember } from '../../../testing/api-member.ts';
import { keepMails, readMails } from '../../../testing/mail/read-mails.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const product = await startTestProduct();
const hardened = await startTestProduct({}, { SECURITY_PROFILE: 'hardened' }, { passwords: 'real' });
await Promise.all([product, hardened].map(({ db }) => keepMails(db)));
afterAll(async () => {
  await product.close();
  await hardened.close();
});

const mailsTo = ({ db, secrets }: TestProduct, email: string) => readMails(db, secrets.sealKey, email);
const codeTo = async (server: TestProduct, email: string) =>
  (await mailsTo(server, email)).findLast(({ kind }) => kind === 'code')?.values.code ?? '';
/** Lets the pause after the last code be over. */
const passMinute = async ({ db }: TestProduct) => {
  await sql`update code set created_at = created_at - interval '61 seconds'`.execute(db);
  await sql`delete from rate_limit where key like 'code-pause%'`.execute(db);
};
const confirmNotice = ({ db }: TestProduct, email: string, notice: string) =>
  db
    .updateTable('member')
    .set({ notice_email: notice, notice_confirmed_at: new Date() })
    .where('email', '=', email)
    .execute();

describe('a lost password', () => {
  it('is replaced by way of a code: the old one and all sessions end, and nobody is signed in', async () => {
    const email = 'ada@example.com';
    const ada = await signUpMember(product.url, email);
    const ask = { email };
    expect(await callApi(product.url, checkEmailRegister, { input: ask })).toMatchObject({
      code: 406,
      msg: 'registered',
    });
    expect(await callApi(product.url, sendCode, { input: { ...ask, is_account_email: 1 } })).toMatchObject({
      code: 200,
    });
    const code = await codeTo(product, email);
    expect(await callApi(product.url, checkCode, { input: { email, code: code.toLowerCase() } })).toMatchObject({
      code: 200,
    });
    const password = md5('silver-otter-9');
    const change = { email, code, password, password_confirmation: password };
    expect(await callApi(product.url, editPassword, { input: change })).toMatchObject({ code: 200, data: null });

    expect(await callApi(product.url, editPassword, { input: change })).toMatchObject({ code: 409, msg: 'wrong-code' });
    expect((await ada.call('integral', {})).code).toBe(401);
    const signIn = (secret: string) => callApi(product.url, login, { input: { email, password: secret } });
    expect((await signIn(md5('paper-boat-7'))).code).toBe(409);
    expect((await signIn(password)).code).toBe(200);
    const kinds = await product.db.selectFrom('security_event').select('kind').orderBy('id').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'sign-up',
      'code-sent',
      'password-reset',
      'code-refused',
      'sign-in-failed',
      'sign-in',
    ]);
  });

  it('is never replaced by an address line, under neither profile', async () => {
    const email = 'line@example.com';
    for (const server of [product, hardened]) {
      await signUpMember(server.url, email);
      await callApi(server.url, sendCode, { input: { email, is_account_email: 1 } });
      const password = md5('silver-otter-9');
      const input = { email, code: await codeTo(server, email), password, password_confirmation: password };
      const asked = await callApi(server.url, { ...editPassword, method: 'GET' }, { input });
      expect(asked.code).toBe(404);
      expect((await callApi(server.url, login, { input: { email, password } })).code).toBe(409);
      expect((await callApi(server.url, editPassword, { input })).code).toBe(200);
    }
  });

  it('is not replaced by one that everybody guesses, nor by two different ones', async () => {
    const [email, code] = ['grace@example.com', 'ABC234'];
    await signUpMember(product.url, email);
    const change = (password: string, again: string) =>
      callApi(product.url, editPassword, { input: { email, code, password, password_confirmation: again } });
    expect(await change(md5('password1'), md5('password1'))).toMatchObject({
      code: 400,
      data: { fields: { password: 'login.passwordErrorCommon' } },
    });
    expect(await change(md5('one'), md5('two'))).toMatchObject({
      data: { fields: { password_confirmation: 'login.passwordErrorSame' } },
    });
  });

  it('is replaced after an account was locked by guesses, which are forgotten', async () => {
    const email = 'locked@example.com';
    await signUpMember(product.url, email);
    await callApi(product.url, sendCode, { input: { email, is_account_email: 1 } });
    const guesses = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD', 'EEEEEE'];
    for (const code of guesses) {
      expect(await callApi(product.url, checkCode, { input: { email, code } })).toMatchObject({ code: 409 });
    }
    const code = await codeTo(product, email);
    expect(await callApi(product.url, checkCode, { input: { email, code } })).toMatchObject({ code: 409 });
    await passMinute(product);
    await callApi(product.url, sendCode, { input: { email, is_account_email: 1 } });
    const input = { email, code: await codeTo(product, email) };
    expect(await callApi(product.url, checkCode, { input })).toMatchObject({ code: 200 });
  });
});

describe('where a code goes', () => {
  it('S12: is looked up: the request names the account only, and unknown ones get nothing', async () => {
    const [email, notice] = ['joan@example.com', 'joan@notice.example'];
    await signUpMember(product.url, email);
    await confirmNotice(product, email, notice);
    expect(await callApi(product.url, sendCode, { input: { email, is_account_email: 2 } })).toMatchObject({
      code: 200,
    });
    const other = { email: notice, is_account_email: 1 } as const;
    expect(await callApi(product.url, sendCode, { input: other })).toMatchObject({ code: 410 });
    expect((await mailsTo(product, notice)).map(({ kind }) => kind)).toEqual(['code']);
    expect(await codeTo(product, email)).toBe('');
  });

  it('S13: is told masked, and only once it is confirmed', async () => {
    const email = 'mary@example.com';
    await signUpMember(product.url, email);
    const ask = () => callApi(product.url, getNoticeEmail, { input: { email } });
    expect(await ask()).toMatchObject({ code: 200, data: { notice_email: '' } });
    await product.db.updateTable('member').set({ notice_email: 'jane@gmail.com' }).where('email', '=', email).execute();
    expect(await ask()).toMatchObject({ data: { notice_email: '' } });
    await confirmNotice(product, email, 'jane@gmail.com');
    expect(await ask()).toMatchObject({ data: { notice_email: 'j***@g***.com' } });
    const nobody = { email: 'nobody@example.com' };
    expect(await callApi(product.url, getNoticeEmail, { input: nobody })).toMatchObject({ code: 410 });
  });

  it('S14: gets one mail a minute, however often it is repeated', async () => {
    const email = 'retry@example.com';
    await signUpMember(product.url, email);
    const input = { email, is_account_email: 1 } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => callApi(product.url, sendCode, { input })));
    answers.push(await callApi(product.url, sendCode, { input }));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await mailsTo(product, email)).filter(({ kind }) => kind === 'code')).toHaveLength(1);
  });

  it('gets none by a picture on another page or a link in a mail', async () => {
    const email = 'victim@example.com';
    await signUpMember(product.url, email);
    const seconds = Math.floor(Date.now() / 1000);
    const sign = createHash('sha1').update(`${seconds}kinora`).digest('hex').toUpperCase();
    const query = new URLSearchParams({ email, is_account_email: '1', timestamp: String(seconds), sign });
    for (const site of ['cross-site', 'none']) {
      const response = await fetch(`${product.url}/account/send?${query.toString()}`, {
        headers: { 'sec-fetch-site': site },
      });
      expect(await response.json()).toMatchObject({ code: 403, msg: 'cross-site' });
    }
    expect(await codeTo(product, email)).toBe('');
  });
});

describe('the profile hardened', () => {
  const known = 'ada@example.com';
  const unknown = 'nobody@example.com';

  it('S11: answers alike for addresses with and without an account', async () => {
    await signUpMember(hardened.url, known);
    await confirmNotice(hardened, known, 'n@notice.example');
    const answersFor = async (email: string) => [
      await callApi(hardened.url, postCheckEmailRegister, { input: { email } }),
      await callApi(hardened.url, postNoticeEmail, { input: { email } }),
      await callApi(hardened.url, postSendCode, { input: { email, is_account_email: 1 } }),
      await callApi(hardened.url, sendCode, { input: { email, is_account_email: 1 } }),
      await callApi(hardened.url, postCheckCode, { input: { email, code: 'ABC234' } }),
      await callApi(hardened.url, login, { input: { email, password: md5('wrong') } }),
    ];
    const answers = await answersFor(known);
    expect(await answersFor(unknown)).toEqual(answers);
    expect(answers.map(({ code }) => code)).toEqual([406, 200, 200, 200, 409, 409]);
    expect(await codeTo(hardened, known)).not.toBe('');
  });

  it('takes the whole retrieval in bodies, so that no address line holds a code or a password', async () => {
    const email = 'lin@example.com';
    await signUpMember(hardened.url, email);
    await callApi(hardened.url, postSendCode, { input: { email, is_account_email: 1 } });
    const password = md5('silver-otter-9');
    const input = { email, code: await codeTo(hardened, email), password, password_confirmation: password };
    expect(await callApi(hardened.url, editPassword, { input })).toMatchObject({ code: 200 });
    expect((await callApi(hardened.url, login, { input: { email, password } })).code).toBe(200);
  });

  it('is the only one that does', async () => {
    const response = await fetch(`${product.url}/account/send`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(404);
  });
});

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Side by side, so that a busy moment meets both. */
async function mediansOf(works: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const times: number[][] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const [index, work] of works.entries()) (times[index] ??= []).push(await timed(work));
  }
  return times.map(median);
}

describe('how long an answer takes', () => {
  it('S11: tells nothing about an account, at sign-in and when a code is sent', async () => {
    const [known, unknown] = ['timed@example.com', 'untimed@example.com'];
    await signUpMember(hardened.url, known);
    const signIn = (email: string) => () => callApi(hardened.url, login, { input: { email, password: md5('wrong') } });
    await signIn(unknown)();
    const send = (email: string) => async () => {
      await passMinute(hardened);
      await callApi(hardened.url, postSendCode, { input: { email, is_account_email: 1 } });
    };
    for (const call of [signIn, send]) {
      const times = await mediansOf([call(known), call(unknown)]);
      expect(Math.max(...times) / Math.min(...times)).toBeLessThan(2);
    }
  });
});
