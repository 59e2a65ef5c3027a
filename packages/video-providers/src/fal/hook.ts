import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

import { fail, ok, type Result } from '@kinora/contracts';

import { listAt, parseJson, textAt } from '../kit/read-json.ts';
import { isFresh } from '../kit/signatures.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Hook, HookNews, HookProblem } from '../remote-provider.ts';

/** As long as fal lets its keys be kept: https://docs.fal.ai/documentation/model-apis/inference/webhooks, 2026-11-27. */
const KEPT_MS = 24 * 3_600_000;
/** A signature by a key that isn't known may be forged, or by a new key: asked for no more often than this. */
const ASKED_MS = 600_000;

export const FAL_KEYS_PATH = '/.well-known/jwks.json';

export interface FalPost {
  readonly requestId: string;
  readonly userId: string;
  /** Epoch seconds. */
  readonly timestamp: string;
  readonly body: Buffer | string;
}

/** What fal signs of a post. */
const signedText = ({ body, requestId, timestamp, userId }: FalPost): Buffer =>
  Buffer.from([requestId, userId, timestamp, createHash('sha256').update(body).digest('hex')].join('\n'));

/** The head of an Ed25519 key in PKCS #8: RFC 8410. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that a simulator signs with, of its secret. */
const keyOfSecret = (secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, createHash('sha256').update(secret).digest()]),
    format: 'der',
    type: 'pkcs8',
  });

/** As fal signs, for its simulator: hexadecimal. */
export const falSignature = (secret: string, post: FalPost): string =>
  sign(null, signedText(post), keyOfSecret(secret)).toString('hex');

/** The public keys of a simulator, as fal tells its own. */
export const falKeys = (secret: string): object => ({
  keys: [{ ...createPublicKey(keyOfSecret(secret)).export({ format: 'jwk' }), kid: 'simulated' }],
});

/** Those of a set that are of the kind fal signs with. */
function keysIn(body: Buffer): readonly KeyObject[] {
  return listAt(parseJson(body), 'keys').flatMap((one) => {
    const [kty, crv, x] = ['kty', 'crv', 'x'].map((name) => textAt(one, name));
    if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined) return [];
    try {
      return [createPublicKey({ key: { kty, crv, x }, format: 'jwk' })];
    } catch {
      return [];
    }
  });
}

function postIn({ body, headers }: Hook): FalPost & { readonly signature: Buffer } {
  const of = (name: string) => headers[`x-fal-webhook-${name}`] ?? '';
  return {
    requestId: of('request-id'),
    userId: of('user-id'),
    timestamp: of('timestamp'),
    signature: Buffer.from(of('signature'), 'hex'),
    body,
  };
}

interface KnownKeys {
  readonly at: number;
  readonly keys: readonly KeyObject[];
}

/** Reads what fal posts, which is signed by a key that it publishes at `url`. */
export function createFalHooks(outbound: Pick<Outbound, 'send'>, url: string) {
  let known: KnownKeys = { at: -Infinity, keys: [] };
  let asking: Promise<void> | undefined;

  async function ask(now: number): Promise<void> {
    const sent = await outbound.send({ url, redirects: 0 });
    known = { at: now, keys: sent.ok && sent.value.status === 200 ? keysIn(sent.value.body) : known.keys };
    asking = undefined;
  }

  /** Those that were kept, where they are young enough; others are asked for, once for all posts that wait for them. */
  async function keysWithin(ageMs: number, now: number): Promise<readonly KeyObject[]> {
    if (now - known.at >= ageMs) await (asking ??= ask(now));
    return known.keys;
  }

  return async (hook: Hook): Promise<Result<HookNews, HookProblem>> => {
    const post = postIn(hook);
    const text = signedText(post);
    const isSigned = (keys: readonly KeyObject[]) => keys.some((key) => verify(null, text, key, post.signature));
    if (!isFresh(Number(post.timestamp) * 1000, hook.now)) return fail(post.timestamp === '' ? 'forged' : 'stale');
    if (!isSigned(await keysWithin(KEPT_MS, hook.now)) && !isSigned(await keysWithin(ASKED_MS, hook.now)))
      return fail('forged');
    const operationId = textAt(parseJson(hook.body), 'request_id');
    return operationId === undefined ? fail('malformed') : ok({ operationId });
  };
}
