import { createHmac } from 'node:crypto';

import { fail, ok, type Result } from '@kinora/contracts';

import type { Hook, HookProblem } from '../remote-provider.ts';
import { isFresh, isSameSignature } from './signatures.ts';

/** The secret is base64 behind a prefix: https://www.standardwebhooks.com, 2026-11-26. */
const keyOf = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

export function standardSignature(
  secret: string,
  { body, id, timestamp }: { readonly id: string; readonly timestamp: string; readonly body: string },
): string {
  return createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
}

/** Whether a post is signed with a secret: any of the signatures it brings will do. */
export function verifyStandard(secret: string, { body, headers, now }: Hook): Result<null, HookProblem> {
  const { 'webhook-id': id = '', 'webhook-signature': signatures = '', 'webhook-timestamp': timestamp = '' } = headers;
  const expected = standardSignature(secret, { id, timestamp, body: body.toString('utf8') });
  const given = signatures.split(' ').map((one) => /^v1,(.+)$/.exec(one)?.[1]);
  if (!given.some((one) => isSameSignature(one, expected))) return fail('forged');
  return isFresh(Number(timestamp) * 1000, now) ? ok(null) : fail('stale');
}
