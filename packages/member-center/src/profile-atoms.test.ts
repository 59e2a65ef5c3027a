// @vitest-environment happy-dom
import { memberAtom, placeSessionAtom } from '@kinora/auth';
import { openTabChannel } from '@kinora/browser';
import { aProfile } from '@kinora/contracts/fixtures';
import { accountServer } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { saveNameAtom } from './account-atoms.ts';
import { loadProfileAtom, profileAtom } from './profile-atoms.ts';
import { ADA, signAdaIn } from './testing/account-seeds.ts';

function open(api = accountServer()) {
  const store = createStore();
  signAdaIn(api)(store);
  return { api, store };
}

const nameIn = (store: ReturnType<typeof createStore>) => {
  const known = store.get(profileAtom);
  return known.state === 'ready' ? known.value.profile.name : known.state;
};

describe('the account of a member', () => {
  it('is read, and stays in sight when it cannot be read again', async () => {
    let isDown = false;
    const getProfile = () => (isDown ? ({ offline: true } as const) : { data: aProfile() });
    const { store } = open(accountServer({}, { getProfile }));
    await store.set(loadProfileAtom);
    isDown = true;
    await store.set(loadProfileAtom);
    expect(nameIn(store)).toBe('Ada');
  });

  it('says why it is not there', async () => {
    const { store } = open(accountServer({}, { getProfile: { offline: true } }));
    await store.set(loadProfileAtom);
    expect(store.get(profileAtom)).toEqual({ state: 'failed', failure: { kind: 'unreachable' } });
  });

  it('is nobody’s for a guest', async () => {
    const { api, store } = open();
    store.set(placeSessionAtom, { owner: 'guest' });
    await store.set(loadProfileAtom);
    expect([nameIn(store), api.calls.length]).toEqual(['loading', 0]);
  });

  it('S27: of somebody else is never shown', async () => {
    const { store } = open();
    await store.set(loadProfileAtom);
    store.set(placeSessionAtom, { owner: 'member', member: { ...ADA, id: 'another' } });
    expect(nameIn(store)).toBe('loading');
    const reading = store.set(loadProfileAtom);
    expect(nameIn(store)).toBe('loading');
    await reading;
  });

  it('changes with the answer of the server, and the header with it', async () => {
    const { store } = open();
    await store.set(loadProfileAtom);
    await store.set(saveNameAtom, 'Countess');
    expect(nameIn(store)).toBe('Countess');
    await vi.waitFor(() => expect(store.get(memberAtom)?.name).toBe('Countess'));
  });

  it('is read again when another tab has changed it, as long as it is shown', async () => {
    const { api, store } = open();
    const stop = store.sub(profileAtom, () => {});
    await store.set(loadProfileAtom);
    const other = openTabChannel('profile', () => {});
    other.post('changed');
    await vi.waitFor(() => expect(api.calls.filter(({ name }) => name === 'getProfile')).toHaveLength(2));
    stop();
    other.close();
  });
});
