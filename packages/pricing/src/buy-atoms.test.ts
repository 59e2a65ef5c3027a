import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aPayment, aSiteConfig } from '@kinora/contracts/fixtures';
import { decodeSignal } from '@kinora/contracts/wire';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { buyAtom, buyPortAtom } from './buy-atoms.ts';
import { begunPurchaseAtom } from './purchase/begun-purchase-atoms.ts';
import { isServerSilentAtom } from './purchase/watch-purchase-atoms.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const OURS = new URL('https://kinora.example/checkout/pro-month/');
const THEIRS = new URL('https://pay.example/checkout/pro-month/');
const paid = aPayment();
const ticket: FakeAnswers = {
  mintTicket: { data: { ticket: 'tk_1' } },
  listPayments: { data: { payments: [paid], next: null } },
  skuList: { data: [] },
};
const asked = (api: ReturnType<typeof fakeApi>) => api.calls.map(({ name }) => name);

beforeEach(() => vi.unstubAllGlobals());

async function buy(address: URL, { answers = ticket, isMember = true, isBlocked = false } = {}) {
  const store = createStore();
  const api = fakeApi(answers);
  const go = vi.fn<(url: string) => void>();
  const openHere = vi.fn<(url: string) => void>();
  const close = vi.fn<() => void>();
  const openBlankTab = vi.fn<() => { go: typeof go; close: typeof close } | null>(() =>
    isBlocked ? null : { go, close },
  );
  const keepPlace = vi.fn<(path: string) => void>();
  vi.stubGlobal('dataLayer', []);
  store.set(apiClientAtom, api);
  store.set(siteAtom, aSiteConfig());
  store.set(placeSessionAtom, isMember ? { owner: 'member', member: ada } : { owner: 'guest' });
  store.set(buyPortAtom, {
    openBlankTab,
    openHere,
    keepPlace,
    landing: () => ({ siteInitializing: 'newsletter', fromUser: '' }),
    place: () => ({ host: 'kinora.example', origin: 'https://kinora.example', pathname: '/library/', search: '?a=b' }),
  });
  const done = store.set(buyAtom, { address, tab: 'month' });
  const wasAtOnce = openBlankTab.mock.calls.length === 1;
  await done;
  const [url = 'about:blank'] = [...go.mock.calls, ...openHere.mock.calls].flat();
  const query = new URL(url).searchParams;
  const signal = decodeSignal(query.get('uc_signal') ?? '');
  return { store, api, go, close, openHere, keepPlace, wasAtOnce, query, signal };
}

describe('buying', () => {
  it('opens a tab at once, takes a ticket for our own origin along, and remembers the place', async () => {
    const { api, go, keepPlace, wasAtOnce, signal, query } = await buy(OURS);
    expect([wasAtOnce, go.mock.calls.length]).toEqual([true, 1]);
    expect(api.calls).toContainEqual({ name: 'mintTicket', input: { origin: 'https://kinora.example' } });
    expect(signal).toEqual({ token: 'tk_1', email: 'ada@example.com' });
    expect([query.get('source'), query.get('site_initializing')]).toEqual(['kinora.example', 'newsletter']);
    expect(keepPlace).toHaveBeenCalledExactlyOnceWith('/library/?a=b');
    expect(globalThis).toMatchObject({ dataLayer: [{ event: 'plan_tab', label: 'month' }] });
  });

  it('never gives another origin a ticket or an address', async () => {
    const { api, go, query } = await buy(THEIRS);
    expect([go.mock.calls.length, asked(api), query.has('uc_signal')]).toEqual([1, ['listPayments'], false]);
    expect(query.toString()).not.toContain('ada');
  });

  it('asks for no ticket for a guest', async () => {
    const { store, api, query } = await buy(OURS, { isMember: false });
    expect([asked(api), query.has('uc_signal')]).toEqual([['skuList'], false]);
    expect(store.get(begunPurchaseAtom)).toBeNull();
  });

  it('goes without a ticket where the server gives none', async () => {
    const { go, query } = await buy(OURS, { answers: { ...ticket, mintTicket: { code: 500 } } });
    expect([go.mock.calls.length, query.has('uc_signal')]).toEqual([1, false]);
  });

  it('remembers what was paid before, to know the next payment', async () => {
    const { store } = await buy(OURS);
    expect(store.get(begunPurchaseAtom)).toEqual({ memberId: ada.id, seen: [paid.id] });
    const unknown = await buy(OURS, { answers: { ...ticket, listPayments: { code: 500 } } });
    expect([unknown.go.mock.calls.length, unknown.store.get(begunPurchaseAtom)]).toEqual([1, null]);
  });

  it.each([true, false])('leaves no tab behind where the server does not answer; of a member: %s', async (isMember) => {
    const { store, go, close } = await buy(OURS, { answers: {}, isMember });
    expect([go.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
    expect([store.get(isServerSilentAtom), store.get(begunPurchaseAtom)]).toEqual([true, null]);
  });

  it('goes on in this tab where the browser opens no other', async () => {
    const { go, openHere, signal } = await buy(OURS, { isBlocked: true });
    expect([go.mock.calls.length, openHere.mock.calls.length, signal?.token]).toEqual([0, 1, 'tk_1']);
  });
});
