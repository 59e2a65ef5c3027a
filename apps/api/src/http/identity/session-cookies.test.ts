import { createHash, randomBytes } from 'node:crypto';

import { ENDPOINTS } from '@kinora/contracts/wire';
import { afterAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { callApi } from '../../testing/api-member.ts';
import { createWebVisitor, type WebVisitor } from '../../testing/identity/web-visitor.ts';
import { startTestProduct } from '../../testing/test-product.ts';
import { isOwnPage, sessionCookies } from './session-cookies.ts';
import { bindingCookie } from './visitor.ts';

const product = await startTestProduct({}, { SECURITY_PROFILE: 'hardened' }, { passwords: plainPasswords });
afterAll(() => product.close());

const password = createHash('md5').update('paper-boat-7').digest('hex');
const names = sessionCookies(product.url);
const binding = bindingCookie(product.url).name;
const TOKEN = /[ut]t_[\w-]{43}/;

let count = 0;
const credentials = () => ({ email: `page-${(count += 1)}@example.com`, password });

/** A browser whose member has just signed up. */
async function aPage() {
  const page = createWebVisitor(product.url);
  const input = credentials();
  const answer = await page.call('register', input);
  expect(answer.code).toBe(200);
  return { page, input, answer };
}

const asks = async (page: WebVisitor, how = {}) => (await page.call('accountIndex', {}, how)).code;
const kept = ({ cookies }: WebVisitor) => [cookies.get(names.member) ?? '', cookies.get(names.guest) ?? ''];

describe('the cookies of sessions', () => {
  it('belong to one host over https, and name the port elsewhere', () => {
    expect(sessionCookies('https://kinora.example/')).toEqual({
      member: '__Host-kinora_member',
      guest: '__Host-kinora_guest',
      secure: true,
      origin: 'https://kinora.example',
    });
    expect(sessionCookies('http://127.0.0.1:4000')).toMatchObject({ member: 'kinora_member_4000', secure: false });
    expect(sessionCookies('http://localhost')).toMatchObject({ guest: 'kinora_guest_80' });
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://kinora.example' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://kinora.example' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'https://kinora.example' }, true],
    [{ origin: 'https://blog.kinora.example' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('go with what %o asks: %s', (headers, is) => {
    expect(isOwnPage({ headers }, 'https://kinora.example')).toBe(is);
  });

  it('are for no script and no other site, and carry what no answer says', async () => {
    const page = createWebVisitor(product.url);
    const lines: string[] = [];
    const send = async (url: string, init: RequestInit) => {
      const headers = { ...Object.fromEntries(new Headers(init.headers)), origin: product.url };
      const response = await page.send(url, { ...init, headers });
      lines.push(...response.headers.getSetCookie());
      return response;
    };
    const answer = await callApi(product.url, ENDPOINTS.register, { input: credentials(), send });
    expect(answer.data.token).toBe('');
    expect(JSON.stringify(answer)).not.toMatch(TOKEN);
    const carrying = lines.filter((line) => TOKEN.test(line));
    expect(carrying).toEqual([expect.stringMatching(new RegExp(`^${names.member}=ut_[\\w-]{43}; `))]);
    expect(carrying[0]).toContain('; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000');
  });
});

describe('a page without a token', () => {
  it('is its member, as long as it is a page of ours in the browser that signed in', async () => {
    const { page, input } = await aPage();
    expect(await asks(page)).toBe(200);
    expect(await asks(page, { site: 'same-origin' })).toBe(200);
    const { data } = await page.call('accountIndex', {});
    expect(data).toMatchObject({ email: input.email, token: '' });
    expect(await asks(page, { origin: 'https://evil.example' })).toBe(401);
    expect(await asks(page, { site: 'same-site' })).toBe(401);
    expect(await asks(page, { site: 'none' })).toBe(401);
    expect(await asks(page, { site: 'cross-site' })).toBe(403);
    page.cookies.set(binding, randomBytes(32).toString('base64url'));
    expect(await asks(page)).toBe(401);
    page.cookies.delete(binding);
    expect(await asks(page)).toBe(401);
  });

  it('tells the product who it is without a token', async () => {
    const { page } = await aPage();
    const standing = await page.call('initMember', { device_code: 'device' });
    expect(standing).toMatchObject({ code: 200, data: { integral_token: '' } });
    const id = standing.data.user_id;
    const introduced = await page.call('productInit', { integral_user_id: id, device_code: 'device' });
    expect(introduced).toMatchObject({ code: 200 });
    expect(await page.call('bindDevice', { device_code: 'device' })).toMatchObject({ code: 200 });
    expect(await page.call('bindDevice', { device_code: 'device', token: 'ut_x' })).toMatchObject({ code: 403 });
  });

  it('belongs to a guest before anybody signs in, and to nobody after signing out', async () => {
    const page = createWebVisitor(product.url);
    expect((await page.call('initTourists', { device_code: 'device' })).data.token).toBe('');
    expect(kept(page)).toEqual(['', expect.stringMatching(/^tt_/)]);
    expect(await asks(page)).toBe(403);
    expect((await page.call('register', credentials())).code).toBe(200);
    const [token = ''] = kept(page);
    expect(kept(page)).toEqual([expect.stringMatching(/^ut_/), '']);
    expect((await page.call('logout', {})).code).toBe(200);
    expect(kept(page)).toEqual(['', '']);
    page.cookies.set(names.member, token);
    expect(await asks(page)).toBe(401);
  });

  it('stays the member where the answer to a guest comes late', async () => {
    const { page } = await aPage();
    await page.call('initTourists', { device_code: 'device' });
    expect(await asks(page)).toBe(200);
  });

  it('goes on as a guest where the member’s session has ended', async () => {
    const { page } = await aPage();
    const { data } = await page.call('listSessions', {});
    await page.call('endSession', { id: data.sessions[0]?.id ?? '' });
    expect(await asks(page)).toBe(401);
    await page.call('initTourists', { device_code: 'device' });
    expect(await asks(page)).toBe(403);
    expect((await page.call('integral', {})).data).toEqual({ total: 0 });
  });

  it('takes a member who comes with a ticket', async () => {
    const { page, input } = await aPage();
    const ticket = (await page.call('mintTicket', { origin: product.url })).data.ticket;
    const other = createWebVisitor(product.url);
    const shown = { device_code: 'device', token: ticket, confirmed: true };
    const entered = await other.call('initMember', shown);
    expect(entered).toMatchObject({ code: 200, data: { email: input.email, token: '', integral_token: '' } });
    expect(await asks(other)).toBe(200);
  });
});

describe('a page that still holds a token of before', () => {
  it('shows it once more, and is the member by its cookie from then on', async () => {
    const { page, input } = await aPage();
    const [token = ''] = kept(page);
    for (const name of [names.member, names.guest]) page.cookies.delete(name);
    expect(await asks(page)).toBe(401);
    // Ten calls of a page that opens.
    const codes = await Promise.all(Array.from({ length: 10 }, () => asks(page, { token })));
    expect(new Set(codes)).toEqual(new Set([200]));
    expect(kept(page)).toEqual([token, '']);
    expect((await page.call('accountIndex', {})).data).toMatchObject({ email: input.email });
  });

  it('gets no cookie for a token that is none here', async () => {
    const { page } = await aPage();
    const [token = ''] = kept(page);
    const thief = createWebVisitor(product.url);
    await thief.call('initTourists', { device_code: 'device' });
    expect(await asks(thief, { token })).toBe(401);
    expect(await asks(page, { token, site: 'same-site' })).toBe(200);
    expect(kept(thief)[0]).toBe('');
  });
});

it('a program gets a token and no cookie, and shows it as ever', async () => {
  const lines: string[] = [];
  const send = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    lines.push(...response.headers.getSetCookie());
    return response;
  };
  const { data } = await callApi(product.url, ENDPOINTS.register, { input: credentials(), send });
  expect(data.token).toMatch(/^ut_/);
  expect(lines).toEqual([]);
  const cookie = `${names.member}=${data.token}`;
  const withCookie = (url: string, init: RequestInit) =>
    fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), cookie } });
  type Send = (url: string, init: RequestInit) => Promise<Response>;
  const asked = (token: string, by: Send = fetch) =>
    callApi(product.url, ENDPOINTS.accountIndex, { input: {}, token, send: by });
  expect(await asked(data.token)).toMatchObject({ code: 200 });
  expect(await asked('', withCookie)).toMatchObject({ code: 401 });
});
