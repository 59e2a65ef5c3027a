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

/** Signed addresses of stored files that expire after 6 to 7 hours. `now` is epoch milliseconds. */
export function createMediaAddresses({
  base,
  key,
  now,
}: {
  base: string;
  key: string;
  now: () => number;
}): MediaAddresses {
  const signatureOf = (id: string, expires: string) =>
    createHmac('sha256', key).update(`${id} ${expires}`).digest('base64url');
  return {
    sign(id) {
      const expires = String(Math.ceil((now() + LIFE_MS) / STEP_MS) * STEP_MS);
      return `${base}/media/${id}?expires=${expires}&signature=${signatureOf(id, expires)}`;
    },
    check({ id, expires, signature }) {
      const [sent, right] = [signature, signatureOf(id, expires)].map((text) => Buffer.from(text));
      if (!sent || !right || sent.length !== right.length || !timingSafeEqual(sent, right)) return 'wrong';
      return Number(expires) > now() ? 'ok' : 'expired';
    },
  };
}
