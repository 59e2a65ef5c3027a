import { ok } from '@kinora/contracts';
import { expect, it } from 'vitest';

import type { Hook } from '../remote-provider.ts';
import { createFalHooks, falKeys, falSignature } from './hook.ts';

const START = Date.UTC(2026, 10, 27);
const MINUTE = 60_000;

/** fal with its keys of now, and how often it was asked for them. */
function opened(keys: unknown = falKeys('old')) {
  const fal = { keys, status: 200, asked: 0 };
  const read = createFalHooks(
    {
      send: () => {
        fal.asked += 1;
        const body = Buffer.from(JSON.stringify(fal.keys));
        return Promise.resolve(ok({ status: fal.status, headers: {}, body }));
      },
    },
    'https://rest.fal.ai/.well-known/jwks.json',
  );
  return { fal, read };
}

function posted(secret: string, now = START, change: object = {}): Hook {
  const body = JSON.stringify({ request_id: 'r-1', status: 'OK', payload: {} });
  const [requestId, userId, timestamp] = ['r-1', 'u-1', String(Math.floor(now / 1000))];
  const signature = falSignature(secret, { requestId, userId, timestamp, body });
  const headers = {
    'x-fal-webhook-request-id': requestId,
    'x-fal-webhook-user-id': userId,
    'x-fal-webhook-timestamp': timestamp,
    'x-fal-webhook-signature': signature,
    ...change,
  };
  return { method: 'POST', url: '/hook', headers, body: Buffer.from(body), now };
}

const NEWS = { ok: true, value: { operationId: 'r-1' } };
const FORGED = { ok: false, failure: 'forged' };

it('asks for the keys once for all posts that come together, and keeps them for a day', async () => {
  const { fal, read } = opened();
  const news = await Promise.all(Array.from({ length: 100 }, () => read(posted('old'))));
  expect(new Set(news.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(NEWS)]));
  expect(await read(posted('old', START + 23 * 60 * MINUTE))).toEqual(NEWS);
  expect(fal.asked).toBe(1);
  expect(await read(posted('old', START + 24 * 60 * MINUTE))).toEqual(NEWS);
  expect(fal.asked).toBe(2);
});

it('learns a new key with the first post that it signed, and is asked no more often by forged ones', async () => {
  const { fal, read } = opened();
  await read(posted('old'));
  for (let n = 0; n < 20; n += 1) expect(await read(posted('new', START + 9 * MINUTE))).toEqual(FORGED);
  expect(fal.asked).toBe(1);
  fal.keys = falKeys('new');
  expect(await read(posted('new', START + 10 * MINUTE))).toEqual(NEWS);
  expect(await read(posted('old', START + 11 * MINUTE))).toEqual(FORGED);
  expect(fal.asked).toBe(2);
});

it('believes nothing while the keys are away, and all that is signed once they are back', async () => {
  const { fal, read } = opened();
  fal.status = 503;
  expect(await read(posted('old'))).toEqual(FORGED);
  fal.status = 200;
  expect(await read(posted('old', START + 10 * MINUTE))).toEqual(NEWS);
});

it.each([
  [{ 'x-fal-webhook-user-id': 'u-2' }],
  [{ 'x-fal-webhook-request-id': 'r-2' }],
  [{ 'x-fal-webhook-signature': 'not hexadecimal' }],
  [{ 'x-fal-webhook-signature': undefined }],
  [{ 'x-fal-webhook-timestamp': undefined }],
])('believes no post with %o', async (change) => {
  expect(await opened().read(posted('old', START, change))).toEqual(FORGED);
});

it('knows a set of keys of other kinds and of no kind as none', async () => {
  for (const keys of [
    {},
    'x',
    {
      keys: [
        { kty: 'RSA', n: 'x', e: 'AQAB' },
        { kty: 'OKP', crv: 'Ed25519', x: 'short' },
      ],
    },
  ]) {
    expect(await opened(keys).read(posted('old'))).toEqual(FORGED);
  }
});
