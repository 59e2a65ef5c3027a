import { postAuthLogin } from '@kinora/contracts/identity';
import { afterAll, describe, expect, it } from 'vitest';

import { LIMIT_RULES } from '../../../domain/limit-rules.ts';
import { createWebVisitor } from '../../../testing/identity/web-visitor.ts';
import { startTestProduct } from '../../../testing/test-product.ts';

const plain = await startTestProduct();
// Nobody answers there.
const away = await startTestProduct(
  {},
  {
    KINORA_GOOGLE_ISSUER: 'http://127.0.0.1:9',
    KINORA_GOOGLE_CLIENT_ID: 'id',
    KINORA_LIMITS: 'real',
    SECURITY_PROFILE: 'hardened',
  },
);
afterAll(() => Promise.all([plain.close(), away.close()]));

const begin = (base: string) => ({ provider: 'google' as const, redirect_url: `${base}/home/` });
const configOf = async (base: string): Promise<unknown> => (await fetch(`${base}/config.json`)).json();

describe('a server without a client at Google', () => {
  it('says so, to everybody who asks', async () => {
    expect(await configOf(plain.url)).toMatchObject({ google: false });
    const answer = await createWebVisitor(plain.url).call('authLogin', begin(plain.url));
    expect(answer).toMatchObject({ code: 403, msg: 'not-configured' });
    const back = await fetch(`${plain.url}/account/google/callback?code=x&state=y`, { redirect: 'manual' });
    expect(back.status).toBe(403);
    expect(await back.json()).toMatchObject({ code: 403, msg: 'not-configured' });
  });

  it('has no second way to ask outside the hardened profile', async () => {
    const response = await fetch(`${plain.url}${postAuthLogin.path}`, { method: 'POST' });
    expect(response.status).toBe(404);
  });
});

describe('a server whose provider is away', () => {
  it.each(['authLogin', 'postAuthLogin'] as const)('says that it is busy, and keeps nothing: %s', async (name) => {
    expect(await configOf(away.url)).toMatchObject({ google: true });
    const answer = await createWebVisitor(away.url).call(name, begin(away.url));
    expect(answer).toMatchObject({ code: 503, msg: 'unavailable', data: { retry_after: 5 } });
    expect(await away.db.selectFrom('sign_in_start').selectAll().execute()).toEqual([]);
  });

  it.each(['authLogin', 'postAuthLogin'] as const)('refuses to lead elsewhere all the same: %s', async (name) => {
    const input = { provider: 'google' as const, redirect_url: 'https://evil.example/' };
    expect(await createWebVisitor(away.url).call(name, input)).toMatchObject({ code: 400 });
  });

  it('is asked by one network thirty times in a quarter of an hour, and no more', async () => {
    const browser = createWebVisitor(away.url);
    const { points } = LIMIT_RULES.provider[0];
    const codes = [];
    for (let time = 0; time <= points; time += 1) codes.push((await browser.call('authLogin', begin(away.url))).code);
    expect(codes.at(-1)).toBe(429);
    expect((await browser.call('authLogin', begin(away.url))).data).toMatchObject({
      retry_after: expect.any(Number) as number,
    });
  });
});
