// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { accountServer, fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { signAdaIn } from '../testing/account-seeds.ts';
import { confirmAgainAtom, confirmAtom, confirmStateAtom } from './confirm-atoms.ts';

const DONE = { email: 'ada@example.com', purpose: 'account' } as const;

describe('a proof', () => {
  it('is used once, however often the page asks', async () => {
    const store = createStore();
    const api = fakeApi({ confirmAddress: { data: DONE } });
    store.set(apiClientAtom, api);
    await Promise.all([store.set(confirmAtom, 'p-1'), store.set(confirmAtom, 'p-1')]);
    await store.set(confirmAtom, 'p-1');
    expect(store.get(confirmStateAtom)).toEqual({ state: 'done', ...DONE });
    // A guest has no account that could be read again.
    expect(api.calls).toEqual([{ name: 'confirmAddress', input: { proof: 'p-1' } }]);
  });

  it('is none where the page was opened without one', async () => {
    const store = createStore();
    await store.set(confirmAtom, '');
    expect(store.get(confirmStateAtom)).toEqual({ state: 'none' });
  });

  it('is tried again after the connection was lost', async () => {
    const store = createStore();
    let isDown = true;
    const confirmAddress = () => (isDown ? ({ offline: true } as const) : { data: DONE });
    store.set(apiClientAtom, fakeApi({ confirmAddress }));
    await store.set(confirmAgainAtom);
    expect(store.get(confirmStateAtom).state).toBe('none');
    await store.set(confirmAtom, 'p-1');
    expect(store.get(confirmStateAtom)).toEqual({ state: 'failed', failure: { kind: 'unreachable' } });
    isDown = false;
    await store.set(confirmAgainAtom);
    expect(store.get(confirmStateAtom).state).toBe('done');
  });

  it('of a member has the account read again', async () => {
    const store = createStore();
    const api = accountServer({}, { confirmAddress: { data: { ...DONE, purpose: 'next' } } });
    signAdaIn(api)(store);
    await store.set(confirmAtom, 'p-1');
    expect(api.calls.map(({ name }) => name)).toEqual(['confirmAddress', 'accountIndex']);
    store.set(placeSessionAtom, { owner: 'guest' });
  });
});
