import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { placeSessionAtom, type Member } from '@kinora/auth';
import type { SiteConfig } from '@kinora/contracts';
import { aSiteConfig, someListedSkus } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import type { createStore } from 'jotai';

import { buyPortAtom } from '../buy-atoms.ts';

type Store = ReturnType<typeof createStore>;

const ADA: Member = {
  id: '01940000-0000-7000-8000-000000000007',
  name: 'Ada',
  email: 'ada@example.com',
  photo: null,
  isPaid: false,
  hasPlan: false,
};

/** A server that sells everything in its sandbox, to members without a plan. */
const SELLING: FakeAnswers = {
  skuList: { data: someListedSkus() },
  getPlan: { data: { plan: null, checkout: 'sandbox' } },
  integral: { data: { total: 214 } },
  mintTicket: { data: { ticket: 'tk_1' } },
  listPayments: { data: { payments: [], next: null } },
};

/** Plants a server and who is there. */
export const at =
  (answers: FakeAnswers, site: Partial<SiteConfig> = {}, { isMember = true } = {}) =>
  (store: Store) => {
    store.set(siteAtom, aSiteConfig({ checkout: 'sandbox', ...site }));
    store.set(apiClientAtom, fakeApi({ ...SELLING, ...answers }));
    store.set(placeSessionAtom, isMember ? { owner: 'member', member: ADA } : { owner: 'guest' });
    store.set(confirmBalanceAtom, 214);
  };

/** Buying that writes down where it would lead. */
export function buying(links: string[], closed: string[] = []) {
  const go = (url: string) => void links.push(url);
  return (store: Store) =>
    store.set(buyPortAtom, {
      openBlankTab: () => ({ go, close: () => void closed.push('closed') }),
      openHere: go,
      keepPlace: () => {},
      landing: () => ({ siteInitializing: '', fromUser: '' }),
      place: () => ({ host: 'kinora.example', origin: 'https://kinora.example', pathname: '/home/', search: '' }),
    });
}
