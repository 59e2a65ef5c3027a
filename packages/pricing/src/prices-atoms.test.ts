import { apiClientAtom } from '@kinora/api-client';
import { someListedSkus } from '@kinora/contracts/fixtures';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { loadPricesAtom, pricesAtom } from './prices-atoms.ts';

it('says why there are no prices, and loads them again', async () => {
  const store = createStore();
  let isThere = false;
  store.set(apiClientAtom, fakeApi({ skuList: () => (isThere ? { data: someListedSkus() } : { offline: true }) }));
  await store.set(loadPricesAtom);
  expect(store.get(pricesAtom)).toEqual({ state: 'failed', failure: { kind: 'unreachable' } });
  isThere = true;
  await store.set(loadPricesAtom);
  expect(store.get(pricesAtom)).toMatchObject({
    state: 'ready',
    value: [{ sku: 'basic-month' }, {}, {}, {}, {}, {}, {}],
  });
});
