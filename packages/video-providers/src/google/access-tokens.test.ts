import { generateKeyPairSync, verify } from 'node:crypto';

import { ok } from '@kinora/contracts';
import { expect, it } from 'vitest';

import { openRemote } from '../conformance/remote-bench.ts';
import type { Outbound, OutboundRequest } from '../outbound/outbound.ts';
import { createAccessTokens, tokenAddress } from './access-tokens.ts';
import { createGoogle } from './google.ts';
import { readServiceAccount } from './service-account.ts';
import { GOOGLE_WIRE } from './wire.ts';

const SUBJECT = { wire: GOOGLE_WIRE, create: createGoogle };
const GOOGLE = 'https://oauth2.googleapis.com/token';
const PAIR = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = PAIR.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const FILE = {
  type: 'service_account',
  project_id: 'my-project',
  private_key: PEM,
  client_email: 'me@my-project.iam.gserviceaccount.com',
  token_uri: 'https://elsewhere.example.com/token',
};

/** A way out on which everything is answered alike and written down. */
function answering(json: unknown, status = 200) {
  const requests: OutboundRequest[] = [];
  const outbound: Pick<Outbound, 'send'> = {
    send(request) {
      requests.push(request);
      return Promise.resolve(ok({ status, headers: {}, body: Buffer.from(JSON.stringify(json)) }));
    },
  };
  // Nothing else of it is used here.
  return { outbound: outbound as Outbound, requests };
}

function tokensOf(json: unknown, { now, status }: { readonly now?: () => number; readonly status?: number } = {}) {
  const account = readServiceAccount(JSON.stringify(FILE));
  if (!account) throw new Error('no account');
  const { outbound, requests } = answering(json, status);
  return { requests, tokens: createAccessTokens({ account, address: GOOGLE, outbound, ...(now && { now }) }) };
}

const TOKEN = { access_token: 'ya29.one', expires_in: 3600, token_type: 'Bearer' };

it('signs for an hour and for the address that is asked', async () => {
  const now = Date.UTC(2026, 10, 26);
  const { requests, tokens } = tokensOf(TOKEN, { now: () => now });
  expect(await tokens.take()).toEqual({ ok: true, value: 'ya29.one' });
  const form = new URLSearchParams(String(requests[0]?.body));
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  const said = Buffer.from(`${head}.${claims}`);
  expect(verify('RSA-SHA256', said, PAIR.publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    iss: FILE.client_email,
    scope: 'https://www.googleapis.com/auth/cloud-platform',
    aud: GOOGLE,
    iat: now / 1000,
    exp: now / 1000 + 3600,
  });
});

it('keeps a token until a minute before its end', async () => {
  let now = 0;
  const { requests, tokens } = tokensOf(TOKEN, { now: () => now });
  for (const [at, asked] of [
    [0, 1],
    [3_539_999, 1],
    [3_540_000, 2],
  ] as const) {
    now = at;
    await tokens.take();
    expect(requests).toHaveLength(asked);
  }
});

it('asks once for calls at the same time', async () => {
  const bench = await openRemote(SUBJECT);
  const started = await Promise.all(['one', 'two', 'three'].map((key) => bench.begin(key)));
  expect(started.every((one) => one.ok)).toBe(true);
  expect(bench.simulator.seen.map(({ act }) => act)).toEqual(['token', 'start', 'start', 'start']);
  await bench.close();
});

it('asks anew for a token that is refused, once', async () => {
  const bench = await openRemote(SUBJECT);
  const operation = await bench.started();
  bench.simulator.fault({ fault: 'bad-key', on: 'check', times: 1 });
  expect(await bench.provider.check(operation)).toMatchObject({ value: { state: 'ready' } });
  bench.simulator.fault({ fault: 'bad-key', on: 'check' });
  expect(await bench.provider.check(operation)).toMatchObject({ failure: { reason: 'key-refused', at: 'route' } });
  const acts = bench.simulator.seen.map(({ act }) => act);
  expect(acts).toEqual(['token', 'start', 'check', 'token', 'check', 'check', 'token', 'check']);
  await bench.close();
});

it('asks Google for tokens and nobody else, whatever the key file and the base say', async () => {
  for (const base of [
    undefined,
    'https://europe-west4-aiplatform.googleapis.com/v1',
    'https://proxy.example.com/v1',
    'https://oauth2.googleapis.com.example.com/v1',
    'http://192.168.1.20:8080/v1',
    'https://127.0.0.1.example.com/v1',
    'https://localhost.example.com',
  ]) {
    const { outbound, requests } = answering({});
    await createGoogle({ outbound, key: JSON.stringify(FILE), base }).check({ id: 'none' });
    expect(requests.map(({ url }) => url)).toEqual([GOOGLE]);
  }
  expect(tokenAddress('http://127.0.0.1:4100/v1')).toBe('http://127.0.0.1:4100/token');
});

it.each(['', 'AIzaSyNotAFile', '{}', JSON.stringify({ ...FILE, private_key: 'none' }), 'null'])(
  'says what it expects where the key is %s',
  async (key) => {
    const { outbound, requests } = answering({});
    const detail = expect.stringContaining('JSON key file') as string;
    expect(await createGoogle({ outbound, key }).check({ id: 'none' })).toMatchObject({
      failure: { reason: 'key-refused', at: 'route', detail },
    });
    expect(requests).toEqual([]);
  },
);

it('says that a key Google knows nothing of is refused, and that nothing runs', async () => {
  const bench = await openRemote(SUBJECT);
  const { outbound, request, simulator } = bench;
  const strange = createGoogle({ outbound, key: JSON.stringify(FILE), base: `${simulator.base}/v1` });
  expect(await strange.start(request(), { key: 'one' })).toMatchObject({
    failure: { reason: 'key-refused', at: 'route', mayRun: false, code: 'invalid_grant' },
  });
  await bench.close();
});

it.each([
  ['server-error', 'no-answer'],
  ['silent', 'no-answer'],
  ['answer-lost', 'no-answer'],
  ['busy', 'busy'],
] as const)('begins nothing where the address of tokens meets "%s"', async (fault, reason) => {
  const bench = await openRemote(SUBJECT);
  bench.simulator.fault({ fault, on: 'token' });
  expect(await bench.beginFacing(fault)).toMatchObject({ failure: { reason, at: 'route', mayRun: false } });
  expect(bench.simulator.seen.map(({ act }) => act)).toEqual(['token']);
  await bench.close();
});

it('leaves a token to the others when one call is called off', async () => {
  const bench = await openRemote(SUBJECT);
  const { outbound, request, simulator } = bench;
  const patient = createGoogle({ outbound, key: simulator.key, base: `${simulator.base}/v1`, timeoutMs: 5000 });
  simulator.fault({ fault: 'slow', on: 'token', times: 1 });
  const signal = AbortSignal.timeout(20);
  const [off, on] = await Promise.all([
    patient.start(request(), { key: 'one', signal }),
    patient.start(request(), { key: 'two' }),
  ]);
  expect(off).toMatchObject({ failure: { reason: 'interrupted', mayRun: false } });
  expect([on.ok, simulator.accepted.length]).toEqual([true, 1]);
  await bench.close();
});

it('tells neither the key nor a token', async () => {
  const details: string[] = [];
  for (const [json, status] of [
    [{ id_token: 'ya29.secret' }, 200],
    [{ access_token: 'ya29.secret' }, 200],
    ['ya29.secret', 200],
    [{ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }, 400],
  ] as const) {
    details.push(JSON.stringify(await tokensOf(json, { status }).tokens.take()));
  }
  const bench = await openRemote(SUBJECT);
  await bench.started();
  for (const fault of ['bad-key', 'server-error', 'wrong-json', 'silent', 'no-credit', 'cut'] as const) {
    bench.simulator.fault({ fault, on: 'start' });
    details.push(JSON.stringify(await bench.beginFacing(fault)));
    bench.simulator.clearFaults();
  }
  const shown = bench.simulator.seen.map(({ headers }) => headers['authorization'] ?? '');
  await bench.close();
  expect(details.every((detail) => detail.includes('"ok":false'))).toBe(true);
  const secrets = ['ya29', 'PRIVATE KEY', ...shown.filter((one) => one !== '')];
  expect(secrets.filter((secret) => details.join(' ').includes(secret))).toEqual([]);
});
