// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { accountServer, fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { signAdaIn } from '../testing/account-seeds.ts';
import { confirmAgainAtom, createConfirmation } from './confirm-atoms.ts';

const DONE = { email: 'ada@example.com', purpose: 'account' } as const;

type Store = ReturnType<typeof createStore>;

/** A page of a proof as it opens. */
function open(store: Store, proof: string) {
  const confirmationAtom = createConfirmation(proof);
  const before = store.get(confirmationAtom).state;
  const close = store.sub(confirmationAtom, () => {});
  return { before, close, state: () => store.get(confirmationAtom) };
}

describe('a proof', () => {
  it('is used once, however often its page opens', async () => {
    const store = createStore();
    const api = fakeApi({ confirmAddress: { data: DONE } });
    store.set(apiClientAtom, api);
    const first = open(store, 'p-1');
    first.close();
    const { before, state } = open(store, 'p-1');
    expect([first.before, before]).toEqual(['working', 'working']);
    await vi.waitFor(() => expect(state()).toEqual({ state: 'done', ...DONE }));
    expect(open(store, 'p-1').before).toBe('done');
    // A guest has no account that could be read again.
    expect(api.calls).toEqual([{ name: 'confirmAddress', input: { proof: 'p-1' } }]);
  });

  it('is another one than that of the page before', async () => {
    const store = createStore();
    const api = fakeApi({
      confirmAddress: ({ proof }) => (proof === 'p-1' ? { refuse: 'unknown-proof' } : { data: DONE }),
    });
    store.set(apiClientAtom, api);
    const first = open(store, 'p-1');
    await vi.waitFor(() => expect(first.state().state).toBe('failed'));
    first.close();
    const { before, state } = open(store, 'p-2');
    expect(before).toBe('working');
    await vi.waitFor(() => expect(state().state).toBe('done'));
  });

  it('is none where the page was opened without one', () => {
    const store = createStore();
    const api = fakeApi();
    store.set(apiClientAtom, api);
    const { state } = open(store, '');
    expect([state().state, api.calls]).toEqual(['none', []]);
  });

  it('is tried again after the connection was lost', async () => {
    const store = createStore();
    let isDown = true;
    const confirmAddress = () => (isDown ? ({ offline: true } as const) : { data: DONE });
    store.set(apiClientAtom, fakeApi({ confirmAddress }));
    await store.set(confirmAgainAtom);
    const { state } = open(store, 'p-1');
    await vi.waitFor(() => expect(state()).toEqual({ state: 'failed', failure: { kind: 'unreachable' } }));
    isDown = false;
    await store.set(confirmAgainAtom);
    expect(state().state).toBe('done');
  });

  it('of a member has the account read again', async () => {
    const store = createStore();
    const api = accountServer({}, { confirmAddress: { data: { ...DONE, purpose: 'next' } } });
    signAdaIn(api)(store);
    open(store, 'p-1');
    await vi.waitFor(() => expect(api.calls.map(({ name }) => name)).toEqual(['confirmAddress', 'accountIndex']));
    store.set(placeSessionAtom, { owner: 'guest' });
  });
});
