import { placeSessionAtom } from '@kinora/auth';
import { aPayment } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { ADA, signAdaIn } from '../testing/account-seeds.ts';
import {
  loadPaymentsAtom,
  morePaymentsAtom,
  morePaymentsStateAtom,
  openPortalAtom,
  paymentsAtom,
} from './payments-atoms.ts';

function storeAt(answers: FakeAnswers) {
  const store = createStore();
  signAdaIn(fakeApi(answers))(store);
  return store;
}

it('are read page by page, and kept when the next one does not come', async () => {
  let isThere = false;
  const store = storeAt({
    listPayments: ({ cursor }) => {
      if (cursor === undefined) return { data: { payments: [aPayment()], next: 'c' } };
      return isThere ? { data: { payments: [aPayment({ id: 'p2' })], next: null } } : { offline: true };
    },
  });
  await store.set(loadPaymentsAtom);
  await store.set(morePaymentsAtom);
  expect(store.get(paymentsAtom)).toMatchObject({ value: { items: [{}], next: 'c' } });
  expect(store.get(morePaymentsStateAtom).failure).toEqual({ kind: 'unreachable' });
  isThere = true;
  await store.set(morePaymentsAtom);
  await store.set(morePaymentsAtom);
  expect(store.get(paymentsAtom)).toMatchObject({ value: { items: [{}, { id: 'p2' }], next: null } });
  expect(store.get(morePaymentsStateAtom).failure).toBeNull();
  store.set(placeSessionAtom, { owner: 'member', member: { ...ADA, id: 'eve' } });
  expect(store.get(paymentsAtom).state).toBe('loading');
});

it('say why there are none', async () => {
  const store = storeAt({});
  await store.set(loadPaymentsAtom);
  expect(store.get(paymentsAtom)).toMatchObject({ state: 'failed', failure: { kind: 'unreachable' } });
});

it('are cared for at the payment service', async () => {
  const store = storeAt({ openPortal: { data: { url: 'https://billing.example/p' } } });
  expect(await store.set(openPortalAtom, 'de')).toEqual({ ok: true, value: 'https://billing.example/p' });
});
