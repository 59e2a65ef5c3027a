import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_MS = 3_600_000;
/** Addresses of one file stay the same for an hour, so that browsers can keep what they loaded. */
const STEP_MS = HOUR_MS;
const LIFE_MS = 6 * HOUR_MS;

export interface MediaAddresses {
  sign(id: string): string;
  check(address: {
    readonly id: string;
    readonly expires: string;
    readonly signature: string;
  }): 'ok' | 'wrong' | 'expired';
}

export interface AddressParts {
  /** What stands before the path. */
  readonly base: string;
  /** The first of several signs, each of them is taken. */
  readonly key: string | readonly string[];
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const isSame = (sent: Buffer, right: Buffer) => sent.length === right.length && timingSafeEqual(sent, right);

const signatureOf = (by: string, id: string, expires: string) =>
  createHmac('sha256', by).update(`${id} ${expires}`).digest('base64url');

/** Signed addresses of stored files that expire after 6 to 7 hours. */
export function createMediaAddresses({ base, key, now }: AddressParts): MediaAddresses {
  const keys = [key].flat();
  return {
    sign(id) {
      const expires = String(Math.ceil((now() + LIFE_MS) / STEP_MS) * STEP_MS);
      return `${base}/media/${id}?expires=${expires}&signature=${signatureOf(keys[0] ?? '', id, expires)}`;
    },
    check({ id, expires, signature }) {
      const sent = Buffer.from(signature);
      const isRight = keys.some((by) => isSame(sent, Buffer.from(signatureOf(by, id, expires))));
      if (!isRight) return 'wrong';
      return Number(expires) > now() ? 'ok' : 'expired';
    },
  };
}
