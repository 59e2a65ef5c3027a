import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { DEVELOPMENT_CLIENT, startOpenidProvider } from '../../testing/identity/openid-provider.ts';
import { SPECIFIED_CALLS } from '../../testing/site/specification/specified-calls.data.ts';
import {
  askAsSpecified,
  callNamed,
  hashed,
  type SpecifiedName,
} from '../../testing/site/specification/specified-client.ts';
import { startTestProduct } from '../../testing/test-product.ts';

const studio = mkdtempSync(join(tmpdir(), 'kinora-specification-'));
for (const path of ['builds/latest.json', '_i18n/en/messages.json']) {
  mkdirSync(join(studio, path, '..'), { recursive: true });
  writeFileSync(join(studio, path), '{}');
}
const google = await startOpenidProvider({ host: 'localhost' });
const settings = {
  KINORA_STUDIO: studio,
  KINORA_GOOGLE_ISSUER: google.issuer,
  KINORA_GOOGLE_CLIENT_ID: DEVELOPMENT_CLIENT.id,
  KINORA_GOOGLE_CLIENT_SECRET: DEVELOPMENT_CLIENT.secret,
};
const start = (profile: string) =>
  startTestProduct({}, { ...settings, SECURITY_PROFILE: profile }, { passwords: plainPasswords });
const products = { spec: await start('spec'), hardened: await start('hardened') };
const { url } = products.spec;
afterAll(async () => {
  await Promise.all([products.spec.close(), products.hardened.close(), google.close()]);
  rmSync(studio, { recursive: true });
});

// The table's own keys.
const NAMES = Object.keys(SPECIFIED_CALLS) as readonly SpecifiedName[];
const DEVICE = 'a-device-of-the-specification';
const password = hashed('paper-boat-7');

/** Something that fits each field that is the caller's. */
const GIVEN: Readonly<Record<string, number | string>> = {
  device_code: DEVICE,
  token: 'ut_of-nobody',
  integral_user_id: '01940000-0000-7000-8000-00000000ffff',
  integral_token: 'ut_of-nobody',
  email: 'nobody@example.com',
  password,
  password_confirmation: password,
  redirect_url: `${url}/home/`,
  is_account_email: 1,
  code: 'ABC234',
};
const givenTo = (name: SpecifiedName) =>
  Object.fromEntries((callNamed(name).given ?? []).map((field) => [field, GIVEN[field] ?? '']));

const ask = (name: SpecifiedName, given = {}, token = '') => askAsSpecified(url, [name, given], { token });

/** A field of an answer's data, which a client without our types reads as it comes. */
const fieldIn = (data: unknown, field: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;

function textIn(data: unknown, field: string): string {
  const value = fieldIn(data, field);
  return typeof value === 'string' ? value : '';
}

function firstPrice(sku: unknown): unknown {
  const list = fieldIn(sku, 'buy_list');
  return Array.isArray(list) ? list[0] : undefined;
}

/** Asks, and expects the specified fields in the answer. */
async function expectAnswer(name: SpecifiedName, given = {}, token = '') {
  const answer = await ask(name, given, token);
  expect([name, answer.status, answer.code]).toEqual([name, 200, name === 'ip_info' ? 1 : 200]);
  const entries: readonly unknown[] = Array.isArray(answer.data) ? answer.data : [answer.data];
  expect(entries.length).toBeGreaterThan(0);
  for (const field of callNamed(name).answers ?? []) {
    for (const entry of entries) expect(entry).toHaveProperty(field);
  }
  return answer.data;
}

async function signUp(email: string): Promise<string> {
  return textIn(await expectAnswer('register', { email, password }), 'token');
}

async function codeFor(email: string): Promise<string> {
  const find = async () => {
    const { data } = await ask('mail.json');
    const mails: readonly unknown[] = Array.isArray(data) ? data : [];
    const texts = mails.filter((mail) => textIn(mail, 'to') === email).map((mail) => textIn(mail, 'text'));
    return texts.map((text) => /\b([2-9A-HJKMNP-Z]{6})\b/.exec(text)?.[1] ?? '').find((code) => code !== '') ?? '';
  };
  await expect.poll(find, { timeout: 10_000, interval: 50 }).not.toBe('');
  return find();
}

/** Somebody who has asked for a code. */
async function forgetful(): Promise<string> {
  const email = 'forgetful@example.com';
  await signUp(email);
  await expectAnswer('send', { email, is_account_email: 1 });
  return email;
}

describe.each(['spec', 'hardened'] as const)('under the profile %s', (profile) => {
  it.each(NAMES)('%s is served by its method and by no other', async (name) => {
    const { isAlsoPosted, method } = callNamed(name);
    const other = method === 'GET' ? ('POST' as const) : ('GET' as const);
    const request = [name, givenTo(name)] as const;
    const statuses = await Promise.all(
      [method, other].map(
        async (how) => (await askAsSpecified(products[profile].url, request, { method: how })).status,
      ),
    );
    expect(statuses).toEqual([200, profile === 'hardened' && isAlsoPosted ? 200 : 404]);
  });
});

const NEEDED = NAMES.flatMap((name) => {
  const { needed = [], proof = [] } = callNamed(name);
  return [...needed, ...proof.filter((field) => field === 'sign')].map((field) => [name, field] as const);
});

it.each(NEEDED)('%s is refused without its field %s', async (name, field) => {
  const email = `${name}-${field}@example.com`.replaceAll('_', '-');
  const token = callNamed(name).isTokenless || name === 'init-tourists' ? '' : await signUp(email);
  const answer = await askAsSpecified(url, [name, givenTo(name)], { token, without: field });
  expect(answer).toMatchObject({ code: 400, data: { fields: { [field]: expect.any(String) as string } } });
});

describe('a client that knows only the specification', () => {
  it('begins as a guest: a country, a session, no credits', async () => {
    await expectAnswer('ip_info');
    const token = textIn(await expectAnswer('init-tourists', { device_code: DEVICE }), 'token');
    expect(await expectAnswer('integral', {}, token)).toEqual({ total: 0 });
    await expectAnswer('permissions', {}, token);
    expect((await ask('index', {}, token)).code).toBe(403);
  });

  it('signs up, and tells the product who it is', async () => {
    const email = 'new@example.com';
    const token = await signUp(email);
    const standing = await expectAnswer('init-member', { device_code: DEVICE, token }, token);
    expect(standing).toMatchObject({ paid: 0, isSubscription: false });
    const own = { integral_user_id: textIn(standing, 'user_id'), integral_token: textIn(standing, 'integral_token') };
    await expectAnswer('init', { ...own, device_code: DEVICE }, token);
    await expectAnswer('bind-device', { device_code: DEVICE, token }, token);
    expect(await expectAnswer('index', {}, token)).toMatchObject({ email, id: own.integral_user_id });
    expect(await expectAnswer('integral', {}, token)).toEqual({ total: 40 });
    await expectAnswer('permissions', {}, token);
    const skus = await expectAnswer('sku-list', {}, token);
    const prices = (Array.isArray(skus) ? skus : []).map((sku: unknown) => firstPrice(sku));
    expect(prices.length).toBeGreaterThanOrEqual(4);
    for (const price of prices) {
      for (const name of ['actual_price', 'virtual_price', 'average_price']) expect(price).toHaveProperty(name);
    }
  });

  it('signs in and out, and is told why not', async () => {
    const email = 'back@example.com';
    const first = await signUp(email);
    expect((await ask('register', { email, password })).code).toBe(406);
    expect((await ask('login', { email, password: hashed('wrong') })).code).toBe(409);
    expect((await ask('login', { email: 'stranger@example.com', password })).code).toBe(410);
    const token = textIn(await expectAnswer('login', { email, password }), 'token');
    expect(token).not.toBe(first);
    await expectAnswer('logout', {}, token);
    expect([401, 420]).toContain((await ask('integral', {}, token)).code);
  });

  it('gets a lost password back by a mailed code', async () => {
    const email = 'lost@example.com';
    await signUp(email);
    expect((await ask('check-email-register', { email: 'stranger@example.com' })).code).toBe(410);
    expect((await ask('check-email-register', { email })).code).toBe(406);
    expect(await expectAnswer('get-notice-email', { email })).toEqual({ notice_email: '' });
    await expectAnswer('send', { email, is_account_email: 1 });
    const code = await codeFor(email);
    expect((await ask('check-code', { email, code: code === 'ABC234' ? 'ABC235' : 'ABC234' })).code).not.toBe(200);
    await expectAnswer('check-code', { email, code });
    const next = hashed('silver-otter-9');
    await expectAnswer('edit-password', { email, code, password: next, password_confirmation: next });
    expect((await ask('login', { email, password })).code).toBe(409);
    await expectAnswer('login', { email, password: next });
  });

  it('is sent to another provider', async () => {
    const data = await expectAnswer('auth-login', { redirect_url: `${url}/home/` });
    expect(textIn(data, 'url')).toContain(google.issuer);
  });

  it.each(NAMES.filter((name) => callNamed(name).isDocument))('reads %s', async (name) => {
    if (name === 'mail.json') await codeFor(await forgetful());
    const { data, status } = await ask(name);
    expect(status).toBe(200);
    const first: unknown = Array.isArray(data) ? data[0] : data;
    for (const field of callNamed(name).answers ?? []) expect(first).toHaveProperty(field);
  });
});
