import { createHash } from 'node:crypto';

import {
  checkCode,
  checkEmailRegister,
  getNoticeEmail,
  initTourists,
  login,
  register,
  sendCode,
} from '@kinora/contracts/identity';
import { signatureOf, type EndpointSpec } from '@kinora/contracts/wire';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { signUpMember } from '../../testing/api-member.ts';
import { startTestProduct } from '../../testing/test-product.ts';

const product = await startTestProduct({}, { KINORA_LIMITS: 'real', KINORA_TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => product.close());

const hex = (algorithm: string) => (text: string) => createHash(algorithm).update(text).digest('hex');
const md5 = hex('md5');

interface From {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const at = (address: string, headers = {}): From => ({ address, headers });

/** One call from an address, with the HTTP side of its answer. */
async function ask(from: From, endpoint: EndpointSpec, input: Record<string, unknown>) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const fields = { ...input, ...(endpoint.sign === 'time' ? { timestamp } : {}) };
  const sign = signatureOf(endpoint, fields, { token: '', word: 'kinora', sha1: hex('sha1'), md5 });
  const sent = { ...fields, ...(sign === undefined ? {} : { sign }) };
  const isQuery = endpoint.method === 'GET';
  const url = `${product.url}${endpoint.path}${isQuery ? `?${new URLSearchParams(sent).toString()}` : ''}`;
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      'x-forwarded-for': from.address,
      ...from.headers,
      ...(isQuery ? {} : { 'content-type': 'application/json' }),
    },
    ...(isQuery ? {} : { body: JSON.stringify(sent) }),
  });
  // A test: a wrong shape fails where it is used.
  const body = (await response.json()) as { code: number; msg: string; data: { retry_after?: number } | null };
  return { status: response.status, headers: response.headers, ...body };
}

/** How many calls are answered until one is busy, and that one. */
async function untilBusy(call: (n: number) => ReturnType<typeof ask>) {
  for (let count = 0; ; count += 1) {
    const answer = await call(count);
    if (answer.code === 429 || count > 40) return { count, answer };
  }
}

const one = { email: 'nobody@example.com' };
const code = 'ABC234';
const right = md5('paper-boat-7');

async function look(address: string) {
  const path = '/api/kinora/shares/a-link-that-nobody-has';
  return (await fetch(`${product.url}${path}`, { headers: { 'x-forwarded-for': address } })).status;
}

describe('the real limits', () => {
  it.each([
    { times: 10, within: 600, endpoint: checkEmailRegister, input: one },
    { times: 5, within: 600, endpoint: getNoticeEmail, input: one },
    { times: 30, within: 3600, endpoint: checkCode, input: { ...one, code } },
    { times: 30, within: 3600, endpoint: initTourists, input: { device_code: 'x' } },
  ])('let $endpoint.path be asked $times times', async ({ times, within, endpoint, input }) => {
    const { count, answer } = await untilBusy(() => ask(at('203.0.113.1'), endpoint, input));
    expect(count).toBe(times);
    expect(answer).toMatchObject({ status: 429, msg: 'busy' });
    const seconds = answer.data?.retry_after ?? 0;
    expect(seconds).toBeGreaterThan(within - 60);
    expect(seconds).toBeLessThanOrEqual(within);
    expect(answer.headers.get('retry-after')).toBe(String(seconds));
    expect(await ask(at('203.0.113.2'), endpoint, input)).toMatchObject({ status: 200 });
  });

  it('let links to clips be looked at 120 times a minute', async () => {
    const told = new Set<number>();
    for (let count = 0; count < 120; count += 1) told.add(await look('203.0.113.9'));
    expect([[...told], await look('203.0.113.9'), await look('203.0.113.10')]).toEqual([[200], 429, 200]);
  });

  it.each([
    {
      what: 'let codes be sent for ten accounts from one address, whether they exist or not',
      times: 10,
      call: (n: number) => ask(at('203.0.113.3'), sendCode, { email: `${n}@example.com`, is_account_email: '1' }),
    },
    {
      what: 'let five accounts be opened from one network, however its last 64 bits change',
      times: 5,
      call: (n: number) =>
        ask(at(`2001:db8:1:2:${n}::${n}`), register, { email: `six${n}@example.com`, password: right }),
    },
    {
      what: 'let three accounts be opened with one device, wherever it is',
      times: 3,
      call: (n: number) =>
        ask(at(`198.51.100.${n}`), register, { email: `on${n}@example.com`, password: right, device_code: 'the same' }),
    },
  ])('$what', async ({ times, call }) => {
    expect((await untilBusy(call)).count).toBe(times);
  });
});

describe('guesses at one password from everywhere', () => {
  const email = 'ada@example.com';
  const browser = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/150.0' };

  it('wait after five, and never keep the member out of a browser that was there before', async () => {
    // A second must not pass while the machine is busy.
    vi.useFakeTimers({ toFake: ['Date'] });
    const first = await ask(at('192.0.2.1', browser), register, { email, password: right });
    const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';');
    const guess = (n: number) => ask(at(`192.0.2.${n + 10}`), login, { email, password: md5('wrong') });
    const { count, answer } = await untilBusy(guess);
    expect(count).toBe(5);
    expect(answer).toMatchObject({ status: 429, data: { retry_after: 1 } });
    const signIn = (headers: Record<string, string>) =>
      ask(at('192.0.2.200', { ...browser, ...headers }), login, { email, password: right });
    expect((await signIn({ cookie: 'kinora_binding_80=no' })).code).toBe(429);
    expect((await signIn({ cookie })).code).toBe(200);
    vi.useRealTimers();
    const sessions = await product.db
      .selectFrom('session')
      .select('device')
      .where('member_id', 'is not', null)
      .execute();
    expect(sessions.map(({ device }) => device)).toContain('Firefox on Linux');
  });

  it('leave lines in the audit that name no address', async () => {
    const events = await product.db.selectFrom('security_event').selectAll().execute();
    const kinds = new Set(events.map(({ kind }) => kind));
    for (const kind of ['limit-hit', 'sign-in-failed', 'code-refused', 'sign-up']) expect(kinds).toContain(kind);
    const text = JSON.stringify(events);
    for (const secret of ['192.0.2', '203.0.113', '2001:db8', '@example.com', right])
      expect(text).not.toContain(secret);
  });
});

it('lets an account open twenty orders an hour', async () => {
  const member = await signUpMember(product.url, 'buyer@example.com');
  const codes: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    const order = { sku: 'pack-200', expectedCents: 800, idempotencyKey: `order-number-${count}` };
    codes.push((await member.call('openOrder', order)).code);
  }
  expect(codes).toEqual([...codes.slice(0, 20).map(() => 200), 429]);
});
