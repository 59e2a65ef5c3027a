import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { afterAll, expect, it } from 'vitest';

import { createOpenidSignIn } from './openid-sign-in.ts';

const clientId = 'kinora';
const clientSecret = 'a secret of the client';
const secrets = { nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };
const state = 's'.repeat(43);

const [ours, others] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
if (!ours || !others) throw new Error('no keys');

type Fields = Readonly<Record<string, unknown>>;
const inBase64 = (fields: Fields) => Buffer.from(JSON.stringify(fields)).toString('base64url');

/** A token as RFC 7515 has it, whatever it says of itself. */
function signed(
  claims: Fields,
  { header = {}, key = ours?.privateKey }: { header?: Fields; key?: KeyObject | undefined },
) {
  const text = `${inBase64({ alg: 'RS256', kid: 'one', ...header })}.${inBase64(claims)}`;
  if (header.alg === 'none') return `${text}.`;
  if (header.alg === 'HS256') return `${text}.${createHmac('sha256', clientSecret).update(text).digest('base64url')}`;
  if (!key) throw new Error('no key');
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

// A provider that gives out whatever ID token it is told to.
let token = '';
const server = createServer((request, response) => {
  const answers: Readonly<Record<string, unknown>> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    },
    '/keys': { keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
    '/token': { access_token: 'x', token_type: 'Bearer', id_token: token },
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[request.url ?? ''] ?? {}));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const signIn = createOpenidSignIn({ issuer, clientId, clientSecret, now: Date.now, log: () => undefined });
const callback = new URL(`http://127.0.0.1/account/google/callback?code=code&state=${state}`);
const finish = () => signIn.finish(new URL(callback), { state, secrets });

const seconds = () => Math.floor(Date.now() / 1000);
const claimsWith = (change: Fields) => ({
  iss: issuer,
  aud: clientId,
  sub: '1',
  nonce: secrets.nonce,
  iat: seconds(),
  exp: seconds() + 300,
  email: 'ada@example.com',
  email_verified: true,
  ...change,
});

const proven = { issuer, subject: '1', email: 'ada@example.com', isEmailVerified: true };

it('takes an ID token that is right', async () => {
  token = signed(claimsWith({}), {});
  expect(await finish()).toEqual({ ok: true, value: proven });
  token = signed(claimsWith({ aud: [clientId, 'other'], azp: clientId }), {});
  expect(await finish()).toEqual({ ok: true, value: proven });
});

it.each<[string, Fields]>([
  ['says so in words only', { email_verified: 'true' }],
  ['says 1', { email_verified: 1 }],
  ['says nothing', { email_verified: undefined }],
  ['names no address', { email: undefined }],
  ['names something else', { email: 7 }],
])('takes no address for verified where it %s', async (_name, change) => {
  token = signed(claimsWith(change), {});
  expect(await finish()).toMatchObject({ ok: true, value: { isEmailVerified: false } });
});

it.each<[string, Fields, { header?: Fields; key?: KeyObject }?]>([
  ['of another issuer', { iss: 'https://accounts.google.com' }],
  ['for another client', { aud: 'other' }],
  ['for several, and of another one', { aud: [clientId, 'other'], azp: 'other' }],
  ['for several, and of none', { aud: [clientId, 'other'] }],
  ['that is over', { iat: seconds() - 7200, exp: seconds() - 3600 }],
  ['without an end', { exp: undefined }],
  ['of nobody', { sub: undefined }],
  ['with another nonce', { nonce: 'x'.repeat(43) }],
  ['without a nonce', { nonce: undefined }],
  ['that nobody signed', {}, { header: { alg: 'none' } }],
  ['signed with the secret of the client', {}, { header: { alg: 'HS256' } }],
  ['signed by somebody else', {}, { key: others.privateKey }],
  ['signed with a key that is unknown', {}, { header: { kid: 'two' }, key: others.privateKey }],
])('refuses an ID token %s', async (_name, change, how = {}) => {
  token = signed(claimsWith(change), how);
  expect(await finish()).toEqual({ ok: false, failure: 'failed' });
});

it.each(['', 'x', 'a.b.c', 'e30.e30.'])('refuses what is no token: %j', async (text) => {
  token = text;
  expect(await finish()).toEqual({ ok: false, failure: 'failed' });
});
