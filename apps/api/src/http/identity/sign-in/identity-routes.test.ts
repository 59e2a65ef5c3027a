import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { login, register } from '@kinora/contracts/identity';
import { afterAll, describe, expect, it } from 'vitest';

import { md5, memoryAppParts, postTo, seconds, sha1, signed } from '../../../testing/memory-app.ts';
import { createApp } from '../../create-app.ts';

const studio = mkdtempSync(join(tmpdir(), 'kinora-studio-'));
const { identity, parts } = memoryAppParts({ studio });
const app = createApp(parts);
const post = postTo(app);
afterAll(async () => {
  await app.close();
  rmSync(studio, { recursive: true });
});

const ada = (change = {}) => ({ email: 'ada@example.com', password: md5('correct-horse'), ...change });
const browser = { origin: 'http://127.0.0.1:4000', 'sec-fetch-site': 'same-origin' };

describe('accounts', () => {
  it('are opened with a start grant, and again with the password', async () => {
    const first = await post('/account/register', signed(register, ada()));
    expect(first).toMatchObject({ status: 200, body: { code: 200, data: { start_credits: 40, start_refused: null } } });
    const again = await post('/account/login', signed(login, ada()));
    expect(again.body).toMatchObject({ code: 200, data: { email: 'ada@example.com' } });
    expect(again.response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/account/register', ada(), 406],
    ['/account/login', ada({ password: md5('wrong') }), 409],
    ['/account/login', ada({ email: 'nobody@example.com' }), 410],
    ['/account/login', ada({ password: 'in the clear' }), 400],
    ['/account/login', {}, 400],
  ])('answer %s %o with code %i and HTTP 200', async (path, fields, code) => {
    const endpoint = path.endsWith('login') ? login : register;
    expect(await post(path, signed(endpoint, fields))).toMatchObject({ status: 200, body: { code } });
  });

  it('name every field that is wrong', async () => {
    const { body } = await post('/account/login', signed(login, { email: 'ada', password: 7 }));
    expect(body.data).toEqual({ fields: { email: 'login.emailErrorReg', password: 'login.passwordErrorReg' } });
  });

  it('are not opened with a password that everybody guesses', async () => {
    const eve = { email: 'eve@example.com', password: md5('password1') };
    expect(await post('/account/register', signed(register, eve))).toMatchObject({
      status: 200,
      body: { code: 400, data: { fields: { password: 'login.passwordErrorCommon' } } },
    });
    expect((await post('/account/login', signed(login, eve))).body).toMatchObject({ code: 410 });
  });

  it('S2: refuse a wrong signature', async () => {
    expect((await post('/account/login', { ...ada(), sign: 'F00' })).body).toMatchObject({
      code: 400,
      data: { fields: { sign: 'wrong' } },
    });
  });
});

describe('sessions', () => {
  it('S3: of a browser are worth nothing without its cookie', async () => {
    const { body, response } = await post('/account/login', signed(login, ada()), browser);
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    expect(response.headers['set-cookie']).toMatch(
      /^kinora_binding_4000=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/,
    );
    const token = String(body.data.token);
    const query = new URLSearchParams({
      timestamp: String(seconds),
      sign: sha1(`${token}${seconds}kinora`).toUpperCase(),
    });
    const index = (headers: Record<string, string>) =>
      app.inject({ url: `/account/index?${query.toString()}`, headers: { token, ...headers } });
    expect((await index({ cookie })).json()).toMatchObject({ code: 200, data: { email: 'ada@example.com' } });
    expect((await index({})).json()).toMatchObject({ code: 401 });
    expect((await index({ cookie: `${cookie}x` })).json()).toMatchObject({ code: 401 });
  });

  it('of guests have no credits and are no members', async () => {
    const { body } = await post('/api/kinora/init-tourists', { device_code: 'device' });
    const token = String(body.data.token);
    expect(token).toMatch(/^tt_/);
    const balance = await app.inject({ url: '/api/kinora/integral', headers: { token } });
    expect(balance.json()).toMatchObject({ code: 200, data: { total: 0 } });
    const member = await post('/api/kinora/init-member', { device_code: 'device', token }, { token });
    expect(member).toMatchObject({ status: 200, body: { code: 403, msg: 'members-only' } });
  });

  it('S4: end with logout, which no other site can cause', async () => {
    const { body } = await post('/account/login', signed(login, ada()));
    const token = String(body.data.token);
    const logout = (site: string) =>
      app.inject({ url: `/account/logout?timestamp=${seconds}`, headers: { token, 'sec-fetch-site': site } });
    expect((await logout('cross-site')).json()).toMatchObject({ code: 403 });
    expect((await logout('same-origin')).json()).toMatchObject({ code: 200 });
    expect((await logout('same-origin')).json()).toMatchObject({ code: 401 });
    expect(identity.events.at(-1)).toMatchObject({ kind: 'sign-out', memberId: body.data.member_id });
  });
});
