import type { SiteConfig } from '@kinora/contracts';
import { aSiteConfig } from '@kinora/contracts/fixtures';

import { createApiClient } from '../api-client.ts';
import type { WireRequest } from '../wire-request.ts';

/** A client whose server always says this, and what was sent to it. */
export function answeringClient(
  data: unknown,
  { code = 200, site = {} }: { code?: number; site?: Partial<SiteConfig> } = {},
) {
  const requests: WireRequest[] = [];
  const client = createApiClient({
    site: aSiteConfig(site),
    session: { token: () => 'ut_1', renew: () => Promise.resolve(false), clear: () => {}, hide: () => {} },
    deviceId: () => 'd-1',
    transport: {
      send(request) {
        requests.push(request);
        return Promise.resolve({ code, data, retryAfter: null });
      },
      open: () => Promise.reject(new Error('no stream')),
      sendFile: () => Promise.reject(new Error('no files')),
    },
  });
  /** Method and address, fields and headers of the first request. */
  const sent = () => {
    const [first] = requests;
    if (!first) throw new Error('nothing was sent');
    return { request: `${first.endpoint.method} ${first.url}`, fields: first.fields, headers: first.headers };
  };
  return { client, sent };
}
