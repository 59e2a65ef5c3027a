import { expect, it } from 'vitest';

import { standardSignature, verifyStandard } from './standard-webhooks.ts';

const SECRET = `whsec_${Buffer.from('a secret').toString('base64')}`;
const posted = { id: 'msg_1', timestamp: '1000', body: '{"id":"job"}' };
const hook = (signature: string, now = 1_000_000) => ({
  method: 'POST',
  url: '/',
  headers: { 'webhook-id': 'msg_1', 'webhook-timestamp': '1000', 'webhook-signature': signature },
  body: Buffer.from(posted.body),
  now,
});

it('takes any of the signatures a post brings, while secrets are changed', () => {
  const right = `v1,${standardSignature(SECRET, posted)}`;
  expect(verifyStandard(SECRET, hook(`v1,wrong ${right}`))).toEqual({ ok: true, value: null });
  expect(verifyStandard(SECRET, hook('v1,wrong v1a,other'))).toEqual({ ok: false, failure: 'forged' });
  expect(verifyStandard(SECRET, hook(right, 9_000_000))).toEqual({ ok: false, failure: 'stale' });
});
