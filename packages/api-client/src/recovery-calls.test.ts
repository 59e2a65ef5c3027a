import { describe, expect, it } from 'vitest';

import { beginGoogle } from './google-calls.ts';
import { checkCode, findAccount, readNoticeEmail, resetPassword, sendCode } from './recovery-calls.ts';
import { answeringClient } from './testing/answering-client.ts';

/** `printf correct-horse | md5sum` */
const HASH = '2eb62d171ba8491db496081a8b24738a';
const email = ' Ada@Example.com ';

describe('retrieving a password', () => {
  it('goes on with an address that is registered', async () => {
    const { client, sent } = answeringClient(null, { code: 406 });
    expect(await findAccount(client, email)).toEqual({ ok: true, value: null });
    expect(sent()).toMatchObject({
      request: 'GET /account/check-email-register',
      fields: { email: 'ada@example.com', information_sources: 200725 },
    });
    expect(sent().headers).not.toHaveProperty('token');
  });

  it.each([
    [410, { kind: 'refused', reason: 'unknown-account' }],
    [429, { kind: 'busy' }],
  ])('stops with the code %s', async (code, failure) => {
    expect(await findAccount(answeringClient(null, { code }).client, email)).toMatchObject({ ok: false, failure });
  });

  it('reads the masked address for notifications', async () => {
    const { client } = answeringClient({ notice_email: 'j***@g***.com' });
    expect(await readNoticeEmail(client, email)).toEqual({ ok: true, value: 'j***@g***.com' });
  });

  it.each([
    ['account', 1],
    ['notice', 2],
  ] as const)('sends a code to the address of the %s', async (to, number) => {
    const { client, sent } = answeringClient(null);
    await sendCode(client, { email, to });
    expect(sent().fields).toMatchObject({ email: 'ada@example.com', type: '1', is_account_email: number });
  });

  it('checks a code', async () => {
    const { client, sent } = answeringClient(null, { code: 409 });
    expect(await checkCode(client, { email, code: 'ABC234' })).toMatchObject({ failure: { reason: 'wrong-code' } });
    expect(sent().fields).toMatchObject({ code: 'ABC234', email_type: '1', code_type: 1 });
  });

  it('sets the new password as a hash, in a body that is never sent twice', async () => {
    const { client, sent } = answeringClient(null);
    await resetPassword(client, { email, code: 'ABC234', password: 'correct-horse' });
    expect(sent()).toMatchObject({
      request: 'POST /account/edit-password',
      fields: { email: 'ada@example.com', code: 'ABC234', password: HASH, password_confirmation: HASH },
    });
  });
});

describe('under the profile hardened', () => {
  const site = { securityProfile: 'hardened' } as const;

  it.each([
    ['check-email-register', findAccount],
    ['get-notice-email', readNoticeEmail],
  ] as const)('the address travels in the body of %s', async (name, call) => {
    const { client, sent } = answeringClient({ notice_email: '' }, { site });
    await call(client, email);
    expect(sent().request).toBe(`POST /account/${name}`);
  });

  it('so do codes, passwords and the way back from Google', async () => {
    const requests = [];
    const code = { email, code: 'ABC234' };
    for (const ask of [
      (client) => sendCode(client, { email, to: 'account' }),
      (client) => checkCode(client, code),
      (client) => resetPassword(client, { ...code, password: 'correct-horse' }),
      (client) => beginGoogle(client, 'https://kinora.example/'),
    ] satisfies ((client: Parameters<typeof findAccount>[0]) => Promise<unknown>)[]) {
      const { client, sent } = answeringClient({ url: '' }, { site });
      await ask(client);
      requests.push(sent().request);
    }
    expect(requests).toEqual([
      'POST /account/send',
      'POST /account/check-code',
      'POST /account/edit-password',
      'POST /account/auth-login',
    ]);
  });

  it('other calls stay as they are', async () => {
    const { client, sent } = answeringClient({ url: '/go' });
    expect(await beginGoogle(client, 'https://kinora.example/')).toEqual({ ok: true, value: '/go' });
    expect(sent()).toMatchObject({
      request: 'GET /account/auth-login',
      fields: { provider: 'google', redirect_url: 'https://kinora.example/', token: '' },
    });
  });
});
