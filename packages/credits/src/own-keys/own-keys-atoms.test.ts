import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import type { OwnKey, OwnKeys } from '@kinora/contracts/creations';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { loadOwnKeysAtom, ownKeysAtom, removeOwnKeyAtom, saveOwnKeyAtom } from './own-keys-atoms.ts';

const ADA = { id: 'ada', name: 'Ada', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

/** A member at a server that keeps keys, and refuses the wrong one. */
function aStore() {
  let keys: readonly OwnKey[] = [];
  const told = (): { data: OwnKeys } => ({ data: { keys, offers: [] } });
  const api = fakeApi({
    listOwnKeys: told,
    saveOwnKey: ({ key, provider }) => {
      if (key === 'wrong') return { code: 422 };
      keys = [{ provider, hint: key.slice(-4), addedAt: 0, used: 0 }];
      return told();
    },
    removeOwnKey: () => {
      if (keys.length === 0) return { code: 404 };
      keys = [];
      return told();
    },
  });
  const store = createStore();
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  return store;
}

it('keeps a key, and knows it from then on', async () => {
  const store = aStore();
  await store.set(loadOwnKeysAtom);
  expect(await store.set(saveOwnKeyAtom, { provider: 'vidu', key: 'wrong' })).toMatchObject({ reason: 'key-refused' });
  expect(store.get(ownKeysAtom)).toMatchObject({ state: 'ready', value: { keys: [] } });
  expect(await store.set(saveOwnKeyAtom, { provider: 'vidu', key: 'vda_1234' })).toBeNull();
  expect(store.get(ownKeysAtom)).toMatchObject({ value: { keys: [{ provider: 'vidu', hint: '1234' }] } });
});

it('forgets a key, also one that is gone already', async () => {
  const store = aStore();
  await store.set(saveOwnKeyAtom, { provider: 'vidu', key: 'vda_1234' });
  expect(await store.set(removeOwnKeyAtom, 'vidu')).toBeNull();
  expect(await store.set(removeOwnKeyAtom, 'vidu')).toBeNull();
  expect(store.get(ownKeysAtom)).toMatchObject({ value: { keys: [] } });
});
