import { createHash, timingSafeEqual } from 'node:crypto';

import { CLOCK_TOLERANCE_SECONDS } from '@kinora/contracts';
import { CODES, signatureOf, type EndpointSpec, type Envelope } from '@kinora/contracts/wire';

import { refusal } from './envelope.ts';

const hex = (algorithm: string) => (text: string) => createHash(algorithm).update(text).digest('hex');
const HASHES = { sha1: hex('sha1'), md5: hex('md5') };

function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

export interface SignatureContext {
  readonly token: string;
  readonly word: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Why a payload's signature is refused, or undefined where it is right or none is demanded. */
export function signatureProblem(
  endpoint: EndpointSpec,
  fields: Readonly<Record<string, unknown>>,
  { token, word, now }: SignatureContext,
): Envelope | undefined {
  const expected = signatureOf(endpoint, fields, { token, word, ...HASHES });
  if (expected === undefined) return undefined;
  const seconds = Math.floor(now / 1000);
  if (endpoint.sign === 'time' && !(Math.abs(Number(fields.timestamp) - seconds) <= CLOCK_TOLERANCE_SECONDS)) {
    return refusal(CODES.invalid, 'invalid', { fields: { sign: 'clock' }, server_time: seconds });
  }
  if (typeof fields.sign === 'string' && isSame(fields.sign, expected)) return undefined;
  return refusal(CODES.invalid, 'invalid', { fields: { sign: 'wrong' } });
}
