import { createHash } from 'node:crypto';

import { creationEvents } from '@kinora/contracts/creations';
import { aSession, aSiteConfig, someCredentials } from '@kinora/contracts/fixtures';
import { accountIndex, login } from '@kinora/contracts/identity';
import { integral } from '@kinora/contracts/money';
import { describe, expect, it, vi } from 'vitest';

import { createApiClient } from './api-client.ts';
import type { WireAnswer } from './failure.ts';
import type { WireRequest } from './wire-request.ts';

const answered = (code: number, data: unknown = null): WireAnswer => ({ code, data, retryAfter: null });
const NOW = 1_795_262_400_000;
const nothing = () => {};

interface World {
  readonly token: string;
  readonly profile?: 'spec' | 'hardened';
  readonly renew?: () => Promise<boolean>;
  readonly answer?: (count: number) => WireAnswer;
}

/** A client whose session is `token`, and what it sends and hides. */
function world({ token, profile: securityProfile = 'hardened', renew, answer = () => answered(200) }: World) {
  const requests: WireRequest[] = [];
  const hide = vi.fn<(token: string) => void>();
  const renewals = vi.fn<(stale: string) => Promise<boolean>>(renew ?? (() => Promise.resolve(false)));
  const taken = (request: WireRequest) => answer(requests.push(request));
  const client = createApiClient({
    site: aSiteConfig({ securityProfile }),
    session: { token: () => token, renew: renewals, clear: nothing, hide },
    transport: {
      send: (request) => Promise.resolve(taken(request)),
      open: (request) => Promise.resolve(new Response(null, { status: taken(request).code })),
      sendFile: (request) => Promise.resolve(taken(request)),
    },
    deviceId: () => 'd-1',
    now: () => NOW,
  });
  return { client, hide, renewals, requests };
}

describe('a session that the server keeps', () => {
  it('is named by no request, and signed for with the empty token', async () => {
    const { client, hide, requests } = world({ token: 'mark_1' });
    const { signal } = new AbortController();
    await client.call(accountIndex, {});
    await client.open(creationEvents, {}, signal);
    const file = { name: 'a.png', content: new Blob() };
    await client.sendFile(file, { begun: null, onBegun: nothing, onProgress: nothing, signal });
    expect(requests).toHaveLength(3);
    expect(JSON.stringify(requests)).not.toContain('mark_1');
    const sign = createHash('sha1')
      .update(`${NOW / 1000}kinora`)
      .digest('hex');
    expect(requests[0]?.fields).toMatchObject({ sign: sign.toUpperCase() });
    expect(hide).not.toHaveBeenCalled();
  });

  it('is renewed once for ten parallel calls', async () => {
    let isRenewed = false;
    const { client, requests, renewals } = world({
      token: 'mark_1',
      renew: () => Promise.resolve((isRenewed = true)),
      answer: () => answered(isRenewed ? 200 : 401, { total: 8 }),
    });
    const results = await Promise.all(Array.from({ length: 10 }, () => client.call(integral, {})));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(renewals).toHaveBeenCalledExactlyOnceWith('mark_1');
    expect(requests).toHaveLength(20);
  });
});

describe('a token of before', () => {
  it('is shown until an answer says that the server has it', async () => {
    const codes = [503, 404, 200];
    const { client, hide, requests } = world({ token: 'ut_1', answer: (count) => answered(codes[count - 1] ?? 500) });
    await client.call(integral, {});
    await client.call(integral, {});
    expect(hide).not.toHaveBeenCalled();
    await client.call(integral, {});
    expect(requests.map(({ headers }) => headers.token)).toEqual(['ut_1', 'ut_1', 'ut_1']);
    expect(hide).toHaveBeenCalledExactlyOnceWith('ut_1');
  });

  it('is not hidden by a call that does not show it, nor under the specification', async () => {
    const hardened = world({ token: 'ut_1', answer: () => answered(200, aSession()) });
    await hardened.client.call(login, someCredentials());
    const spec = world({ token: 'ut_1', profile: 'spec' });
    await spec.client.call(integral, {});
    expect([hardened.hide.mock.calls, spec.hide.mock.calls]).toEqual([[], []]);
  });
});
