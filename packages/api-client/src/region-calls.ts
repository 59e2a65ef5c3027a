import { ipInfo } from '@kinora/contracts';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';
import { loadHashes } from './lazy-hashes.ts';

/** Where a connection comes from. */
export interface Region {
  readonly ip: string;
  /** ISO 3166-1, two letters; empty when unknown. */
  readonly country: string;
}

/** Where this browser's connection comes from. `word` is the public word of the signatures, `now` epoch milliseconds. */
export async function readRegion(
  client: ApiClient,
  { word, now = Date.now() }: { readonly word: string; readonly now?: number },
): Answer<typeof ipInfo, Region> {
  const { md5 } = await loadHashes();
  const stime = String(Math.floor(now / 1000));
  return translate(client.call(ipInfo, { stime, proof: md5(`${stime}${word}`) }), ({ ip, countryCode }) => ({
    ip,
    country: countryCode,
  }));
}
