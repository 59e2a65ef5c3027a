import { decodeSignal } from '@kinora/contracts/wire';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

import { DEVELOPMENT_CLIENT, startOpenidProvider } from '../../../testing/identity/openid-provider.ts';
import { createWebVisitor, type WebVisitor } from '../../../testing/identity/web-visitor.ts';
import { startTestProduct } from '../../../testing/test-product.ts';

const provider = await startOpenidProvider({ host: 'localhost' });
const product = await startTestProduct(
  {},
  {
    KINORA_GOOGLE_ISSUER: provider.issuer,
    KINORA_GOOGLE_CLIENT_ID: DEVELOPMENT_CLIENT.id,
    KINORA_GOOGLE_CLIENT_SECRET: DEVELOPMENT_CLIENT.secret,
  },
);
afterAll(() => product.close());
afterAll(() => provider.close());

const ada = { person: 'person-ada' };
const home = `${product.url}/home/`;
const visitor = () => createWebVisitor(product.url);

/** Changes one parameter of an address; undefined takes it out. */
function changed(address: string, name: string, value: string | undefined): string {
  const url = new URL(address);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}

const ticketIn = (address: string) => decodeSignal(new URL(address).searchParams.get('signal') ?? '')?.token;

async function signInWith(browser: WebVisitor, form: Readonly<Record<string, string>>) {
  const landed = await browser.visit(await browser.prove(await browser.begin(), form));
  const token = ticketIn(landed) ?? '';
  return browser.call('initMember', { device_code: 'device', token });
}

const count = async (table: 'member' | 'session' | 'sign_in_link' | 'ticket') =>
  (
    await product.db
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .execute()
  ).length;

describe('a sign-in with Google', () => {
  it('opens a new account with a confirmed address, and finds it again', async () => {
    const browser = visitor();
    const landed = await browser.visit(await browser.prove(await browser.begin(), ada));
    expect(landed).toMatch(/\/home\/\?page=2&signal=[\w-]+#top$/);
    const { code, data } = await browser.call('initMember', { device_code: 'device', token: ticketIn(landed) ?? '' });
    expect({ code, data }).toMatchObject({ code: 200, data: { email: 'ada@people.example', paid: 0 } });
    const { token = '', user_id: id } = data;
    expect(token).toMatch(/^ut_/);
    expect(data.integral_token).toBe(token);

    const member = await product.members.find(id);
    expect(member).toMatchObject({ email: 'ada@people.example', emailConfirmed: true, passwordHash: null });
    expect(await product.ledger.balance(id)).toEqual({ available: 40, held: 0, localOnly: 0 });
    expect((await product.ledger.books()).breaches).toEqual([]);
    expect(await browser.call('accountIndex', {}, { token })).toMatchObject({ code: 200, data: { id } });
    // Without the cookie the token is worth nothing.
    expect(await visitor().call('accountIndex', {}, { token })).toMatchObject({ code: 401 });

    const again = await signInWith(visitor(), ada);
    expect(again).toMatchObject({ code: 200, data: { user_id: id } });
    expect(again.data.token).not.toBe(token);
  });

  it('asks for a code with a challenge, a nonce, and no more than an address', async () => {
    const browser = visitor();
    const { searchParams } = new URL(await browser.begin());
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: DEVELOPMENT_CLIENT.id,
      redirect_uri: `${product.url}/account/google/callback`,
      response_type: 'code',
      scope: 'openid email',
      prompt: 'select_account',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
    const { port } = new URL(product.url);
    expect([...browser.cookies.keys()]).toEqual([`kinora_start_${port}`]);
    const kept = await product.db.selectFrom('sign_in_start').selectAll().execute();
    const state = searchParams.get('state') ?? '';
    expect(JSON.stringify(kept)).not.toContain(state);
    expect(JSON.stringify(kept)).not.toContain(searchParams.get('nonce'));
  });

  it('ties itself to the browser by a cookie that comes back from another site', async () => {
    const { data } = await visitor().call('authLogin', { provider: 'google', redirect_url: home });
    expect(data.url).toContain(provider.issuer);
    const browser = visitor();
    const response = await browser.send(`${product.url}/account/google/callback?state=x&code=y`);
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('location')).toBe(`${product.url}/?signin=failed`);
  });
});

/** Where one lands when the way there or back was changed. */
async function landing(change: { there?: (url: string) => string; back?: (url: string) => string }) {
  const browser = visitor();
  const before = await count('ticket');
  const there = await browser.begin(home);
  const back = await browser.prove(change.there?.(there) ?? there, ada);
  const landed = await browser.visit(change.back?.(back) ?? back);
  expect(await count('ticket')).toBe(before);
  return landed.slice(product.url.length);
}

describe('it ends where it was begun, with a reason and no ticket,', () => {
  it.each([
    ['another nonce', { there: (url: string) => changed(url, 'nonce', 'a-nonce-of-somebody-else') }],
    [
      'another challenge',
      { there: (url: string) => changed(url, 'code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM') },
    ],
    [
      'no challenge',
      {
        there: (url: string) => changed(changed(url, 'code_challenge', undefined), 'code_challenge_method', undefined),
      },
    ],
    ['a plain challenge', { there: (url: string) => changed(url, 'code_challenge_method', 'plain') }],
    ['an `iss` of another provider', { back: (url: string) => changed(url, 'iss', 'https://accounts.google.com') }],
    ['no `iss`', { back: (url: string) => changed(url, 'iss', undefined) }],
    ['another code', { back: (url: string) => changed(url, 'code', 'not-a-code') }],
    ['no code', { back: (url: string) => changed(url, 'code', undefined) }],
    ['a second code', { back: (url: string) => `${url}&code=another` }],
    ['an error as well', { back: (url: string) => `${url}&error=server_error` }],
  ])('for %s', async (_name, change) => {
    expect(await landing(change)).toBe('/home/?signin=failed');
  });

  it.each([
    ['another state', (url: string) => changed(url, 'state', 'x'.repeat(43))],
    ['no state', (url: string) => changed(url, 'state', undefined)],
  ])('at home for %s', async (_name, back) => {
    expect(await landing({ back })).toBe('/?signin=failed');
  });

  it('for somebody who cancels', async () => {
    const browser = visitor();
    const landed = await browser.visit(await browser.prove(await browser.begin(home), { cancel: 'yes' }));
    expect(landed).toBe(`${home}?signin=cancelled`);
  });

  it('for an address the provider has not verified, and opens no account', async () => {
    const before = await count('member');
    const browser = visitor();
    const landed = await browser.visit(await browser.prove(await browser.begin(home), { person: 'person-mallory' }));
    expect(landed).toBe(`${home}?signin=email-unverified`);
    expect(await count('member')).toBe(before);
  });

  it('after ten minutes', async () => {
    const browser = visitor();
    const back = await browser.prove(await browser.begin(home), ada);
    await sql`update sign_in_start set expires_at = now() where used_at is null`.execute(product.db);
    expect(await browser.visit(back)).toBe(`${home}?signin=expired`);
  });

  it('S15: in a browser that did not begin it, and leaves it to the one that did', async () => {
    const [begun, other] = [visitor(), visitor()];
    await other.begin();
    const back = await begun.prove(await begun.begin(home), ada);
    expect(await other.visit(back)).toBe(`${product.url}/?signin=failed`);
    expect(await visitor().visit(back)).toBe(`${product.url}/?signin=failed`);
    expect(ticketIn(await begun.visit(back))).toMatch(/^tk_/);
  });

  it('when it comes back again: one ticket, one session', async () => {
    const browser = visitor();
    const back = await browser.prove(await browser.begin(home), ada);
    const before = await count('ticket');
    const landed = await Promise.all([1, 2, 3, 4].map(() => browser.visit(back)));
    expect(landed.filter((at) => ticketIn(at) !== undefined)).toHaveLength(1);
    expect(landed.filter((at) => at === `${home}?signin=expired`)).toHaveLength(3);
    expect(await browser.visit(back)).toBe(`${home}?signin=expired`);
    expect(await count('ticket')).toBe(before + 1);
  });

  it('and a look ahead with HEAD ends nothing', async () => {
    const browser = visitor();
    const back = await browser.prove(await browser.begin(home), ada);
    expect((await browser.send(back, { method: 'HEAD' })).status).toBe(404);
    expect(ticketIn(await browser.visit(back))).toMatch(/^tk_/);
  });
});

it('opens one account for two first sign-ins at once', async () => {
  const form = { email: 'Twice@People.example', verified: 'on' };
  const browsers = [visitor(), visitor(), visitor()];
  const backs = await Promise.all(browsers.map(async (one) => one.prove(await one.begin(), form)));
  const before = await count('member');
  const landed = await Promise.all(browsers.map((one, index) => one.visit(backs[index] ?? '')));
  expect(landed.every((at) => ticketIn(at)?.startsWith('tk_'))).toBe(true);
  expect(await count('member')).toBe(before + 1);
  expect((await product.ledger.books()).breaches).toEqual([]);
});

it.each([
  ['https://evil.example/', 'not-allowed'],
  [`${product.url}@evil.example/`, 'not-allowed'],
  ['/home/', 'not-allowed'],
  ['', 'missing'],
])('begins nothing that would lead to %j', async (address, problem) => {
  const browser = visitor();
  const answer = await browser.call('authLogin', { provider: 'google', redirect_url: address });
  expect(answer).toMatchObject({ code: 400, data: { fields: { redirect_url: problem } } });
  expect([...browser.cookies.keys()]).toEqual([]);
});
