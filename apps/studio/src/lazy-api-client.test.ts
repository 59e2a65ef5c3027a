import type { ApiClient } from '@kinora/api-client';
import { ok } from '@kinora/contracts';
import { integral } from '@kinora/contracts/money';
import { describe, expect, it, vi } from 'vitest';

import { lazyApiClient } from './lazy-api-client.ts';

const answering: ApiClient = {
  // A test of the wrapper: the answer's type does not matter to it.
  call: () => Promise.resolve(ok({ total: 7 } as never)),
  sendFile: () => Promise.reject(new Error('no files')),
  open: () => Promise.resolve(new Response('events')),
};

describe('lazyApiClient', () => {
  it('loads the client once, with the first question', async () => {
    const load = vi.fn<() => Promise<ApiClient>>(() => Promise.resolve(answering));
    const client = lazyApiClient(load);
    expect(load).not.toHaveBeenCalled();
    await expect(client.call(integral, {})).resolves.toEqual(ok({ total: 7 }));
    const events = await client.open(integral, {}, new AbortController().signal);
    await expect(events?.text()).resolves.toBe('events');
    expect(load).toHaveBeenCalledOnce();
  });
});
