import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

import { afterAll, describe, expect, it } from 'vitest';

import { DEVELOPMENT_CLIENT, startOpenidProvider } from '../../../testing/identity/openid-provider.ts';
import { createWebVisitor } from '../../../testing/identity/web-visitor.ts';
import { createOpenidSignIn } from './openid-sign-in.ts';

const HOUR = 3_600_000;
const base = 'http://127.0.0.1:9';
const callback = new URL(`${base}/account/google/callback`);
const secrets = { nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };
const state = 's'.repeat(43);
const asked = { state, secrets, callback };

const closers: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

/** A provider that answers as told, and counts how often it was asked. */
async function startAnswering(answer: RequestListener) {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return { issuer: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, asked: () => count };
}

function signInWith(issuer: string) {
  const said: string[] = [];
  const clock = { now: 1_000_000 };
  const { id: clientId, secret: clientSecret } = DEVELOPMENT_CLIENT;
  const log = (message: string) => void said.push(message);
  return { said, clock, signIn: createOpenidSignIn({ issuer, clientId, clientSecret, now: () => clock.now, log }) };
}

describe('a provider', () => {
  it('proves who somebody is, and whether the address is theirs', async () => {
    const provider = await startOpenidProvider();
    closers.push(() => provider.close());
    const { signIn, said } = signInWith(provider.issuer);
    const finish = async (form: Readonly<Record<string, string>>) => {
      const begun = await signIn.begin(asked);
      if (!begun.ok) throw new Error(begun.failure);
      const back = await createWebVisitor(base).prove(begun.value.href, form);
      return signIn.finish(new URL(back), { state, secrets });
    };
    expect(await finish({ person: 'person-ada' })).toEqual({
      ok: true,
      value: { issuer: provider.issuer, subject: 'person-ada', email: 'ada@people.example', isEmailVerified: true },
    });
    expect(await finish({ person: 'person-mallory' })).toMatchObject({ ok: true, value: { isEmailVerified: false } });
    expect(await finish({ email: 'ADA+x@Some.Example', verified: 'on' })).toMatchObject({
      ok: true,
      value: { email: 'ada+x@some.example', isEmailVerified: true },
    });
    // A verified address that is none proves nothing.
    for (const email of ['no-address', 'two@a@b.example', 'bell\u0007@b.example', `${'x'.repeat(250)}@b.example`]) {
      expect(await finish({ email, verified: 'on' })).toMatchObject({
        ok: true,
        value: { email: '', isEmailVerified: false },
      });
    }
    expect(await finish({ cancel: 'yes' })).toEqual({ ok: false, failure: 'cancelled' });
    expect(said).toEqual([]);
  });

  it('that is down is busy, and is asked again the next time', async () => {
    const gone = await startAnswering((_request, response) => response.destroy());
    const { said, signIn } = signInWith(gone.issuer);
    expect(await signIn.begin(asked)).toEqual({ ok: false, failure: 'busy' });
    expect(await signIn.finish(new URL(`${callback.href}?code=c&state=${state}`), { state, secrets })).toEqual({
      ok: false,
      failure: 'busy',
    });
    expect(gone.asked()).toBeGreaterThanOrEqual(2);
    expect(said).toHaveLength(2);
  });

  it('that goes away on the way back is busy', async () => {
    const provider = await startOpenidProvider();
    const { signIn } = signInWith(provider.issuer);
    const begun = await signIn.begin(asked);
    if (!begun.ok) throw new Error(begun.failure);
    const back = await createWebVisitor(base).prove(begun.value.href, { person: 'person-ada' });
    await provider.close();
    expect(await signIn.finish(new URL(back), { state, secrets })).toEqual({ ok: false, failure: 'busy' });
  });

  it.each<[string, (issuer: string) => unknown]>([
    ['nonsense', () => 'nonsense'],
    ['that it is another one', () => ({ issuer: 'https://accounts.google.com', authorization_endpoint: 'x' })],
  ])('that says %s is not believed', async (_name, metadata) => {
    const odd = await startAnswering((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata('')));
    });
    expect(await signInWith(odd.issuer).signIn.begin(asked)).toEqual({ ok: false, failure: 'busy' });
  });

  it('is asked how it works once an hour, however many begin', async () => {
    const told = { issuer: '', authorization_endpoint: '' };
    const counted = await startAnswering((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
    });
    Object.assign(told, { issuer: counted.issuer, authorization_endpoint: `${counted.issuer}/authorize` });
    const { clock, signIn } = signInWith(counted.issuer);
    await Promise.all([1, 2, 3, 4, 5].map(() => signIn.begin(asked)));
    clock.now += HOUR - 1;
    expect(await signIn.begin(asked)).toMatchObject({ ok: true });
    expect(counted.asked()).toBe(1);
    clock.now += 1;
    expect(await signIn.begin(asked)).toMatchObject({ ok: true });
    expect(counted.asked()).toBe(2);
  });
});
