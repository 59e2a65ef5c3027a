import { createHmac } from 'node:crypto';

const ALGORITHM = 'sha256';
const SIGNED = ['Date', 'x-request-nonce'];

interface Posted {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly date: string;
  readonly nonce: string;
}

/** What Vidu signs of a post, and how: https://platform.vidu.com/docs/callback-signature. */
export function viduSignature(key: string, { date, method, nonce, path, query }: Posted): string {
  const signed = `Date:${date}\nx-request-nonce:${nonce}\n`;
  const text = [method, path, query, 'vidu', date, signed].join('\n');
  return createHmac(ALGORITHM, key).update(text).digest('base64');
}

export const VIDU_SIGNED_HEADERS = SIGNED.join(';');
