import { createHmac } from 'node:crypto';

/** The members of a flat object as a query, by name: what PixVerse signs of a post. */
function queryOf(payload: object): string {
  const members = Object.entries(payload).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(members.map(([name, value]): [string, string] => [name, String(value)])).toString();
}

/** https://docs.platform.pixverse.ai/how-to-use-webhook-1905378m0, read 2026-11-26. */
export function pixverseSignature(
  secret: string,
  { nonce, payload, timestamp }: { readonly timestamp: string; readonly nonce: string; readonly payload: object },
): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}\n${nonce}\n${queryOf(payload)}`)
    .digest('base64');
}
