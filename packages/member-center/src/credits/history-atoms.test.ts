// @vitest-environment happy-dom
import { placeSessionAtom } from '@kinora/auth';
import { aCreation, aCreditEntry } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { beginDownloadAtom } from '../account-atoms.ts';
import { ADA, signAdaIn } from '../testing/account-seeds.ts';
import {
  chooseHistoryAtom,
  createClipAddress,
  exportHistoryAtom,
  historyAtom,
  loadHistoryAtom,
  moreHistoryAtom,
  moreHistoryStateAtom,
} from './history-atoms.ts';

const entry = (id: string) => aCreditEntry({ id });
const first = { data: { entries: [entry('1'), entry('2')], next: 'c2' } };
const second = { data: { entries: [entry('3')], next: null } };

function storeAt(answers: FakeAnswers) {
  const store = createStore();
  const api = fakeApi({ integral: { offline: true }, ...answers });
  signAdaIn(api)(store);
  const known = () => store.get(historyAtom);
  const ids = () => {
    const now = known();
    return now.state === 'ready' ? now.value.items.map(({ id }) => id) : now.state;
  };
  const more = () => store.get(moreHistoryStateAtom);
  return { store, api, ids, known, more };
}

describe('the history', () => {
  it('is read page by page', async () => {
    const { store, ids, known, more } = storeAt({ creditHistory: ({ cursor }) => (cursor === 'c2' ? second : first) });
    await store.set(loadHistoryAtom);
    const reading = [store.set(moreHistoryAtom), store.set(moreHistoryAtom)];
    expect(more().state).toBe('loading');
    await Promise.all(reading);
    expect([ids(), more().state]).toEqual([['1', '2', '3'], 'end']);
    expect(known()).toMatchObject({ value: { next: null } });
    await store.set(moreHistoryAtom);
    expect(ids()).toHaveLength(3);
  });

  it('reads over a page that tells nothing new', async () => {
    const held = { data: { entries: [entry('3'), entry('4')], next: 'c3' } };
    const other = aCreditEntry({ id: '5', kind: 'granted', creation: null });
    const last = { data: { entries: [other], next: null } };
    const { store, ids } = storeAt({
      creditHistory: ({ cursor = 'c1' }) => ({ c1: first, c2: held })[cursor] ?? last,
    });
    await store.set(loadHistoryAtom);
    await store.set(moreHistoryAtom);
    expect(ids()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('keeps its pages when the next one does not come, and tries it again', async () => {
    let isThere = false;
    const { store, ids, more } = storeAt({
      creditHistory: ({ cursor }) => {
        if (cursor === undefined) return first;
        return isThere ? second : { offline: true };
      },
    });
    await store.set(loadHistoryAtom);
    await store.set(moreHistoryAtom);
    expect([ids(), more().failure?.kind]).toEqual([['1', '2'], 'unreachable']);
    isThere = true;
    await store.set(moreHistoryAtom);
    expect([ids(), more().failure]).toEqual([['1', '2', '3'], null]);
  });

  it('asks for what was chosen, and drops a late answer to what was chosen before', async () => {
    const { store, api, ids } = storeAt({
      creditHistory: ({ kinds }) => (kinds === 'returned' ? second : { ...first, delay: 5 }),
    });
    const slow = store.set(loadHistoryAtom);
    store.set(chooseHistoryAtom, { view: 'returned', span: 'month' });
    await store.set(loadHistoryAtom);
    await slow;
    expect(ids()).toEqual(['3']);
    expect(api.calls.at(-1)?.input).toMatchObject({ kinds: 'returned', limit: 20 });
  });

  it('is read again when the balance moves while it is shown, stays in sight, and says why nothing came', async () => {
    let isThere = true;
    const { store, api, ids, known } = storeAt({ creditHistory: () => (isThere ? first : { code: 500 }) });
    const stop = store.sub(historyAtom, () => {});
    await vi.waitFor(() => expect(ids()).toEqual(['1', '2']));
    isThere = false;
    store.set(confirmBalanceAtom, 834);
    const reads = () => api.calls.filter(({ name }) => name === 'creditHistory').length;
    await vi.waitFor(() => expect([ids(), reads()]).toEqual([['1', '2'], 2]));
    await vi.waitFor(() => expect(known()).toMatchObject({ state: 'ready', failure: { kind: 'unexpected' } }));
    store.set(chooseHistoryAtom, { view: 'spent', span: 'ever' });
    expect(ids()).toBe('loading');
    await vi.waitFor(() => expect(ids()).toBe('failed'));
    stop();
  });

  it('goes on with a next page that comes after it was read again', async () => {
    const { store, ids } = storeAt({
      creditHistory: ({ cursor }) => (cursor === undefined ? first : { ...second, delay: 5 }),
    });
    const stop = store.sub(historyAtom, () => {});
    await vi.waitFor(() => expect(ids()).toEqual(['1', '2']));
    const late = store.set(moreHistoryAtom);
    store.set(confirmBalanceAtom, 834);
    await late;
    expect(ids()).toEqual(['1', '2', '3']);
    stop();
  });

  it('of one member is never the next one’s', async () => {
    const { store, ids } = storeAt({ creditHistory: first });
    await store.set(loadHistoryAtom);
    store.set(placeSessionAtom, { owner: 'member', member: { ...ADA, id: 'eve' } });
    expect(ids()).toBe('loading');
  });
});

describe('the file of the history', () => {
  it('holds what was chosen and is left to the browser', async () => {
    const { store, api } = storeAt({
      creditHistory: first,
      exportCredits: { data: { url: '/media/credits/1' } },
    });
    const begun: string[] = [];
    store.set(beginDownloadAtom, {
      begin: (url) => {
        begun.push(url);
        return Promise.resolve({ ok: true, value: null });
      },
    });
    store.set(chooseHistoryAtom, { view: 'added', span: 'ever' });
    expect(await store.set(exportHistoryAtom)).toMatchObject({ ok: true });
    expect(begun).toEqual(['/media/credits/1']);
    expect(api.calls.at(-1)?.input).toMatchObject({ kinds: 'granted,expired,revoked', zone: expect.any(String) });
  });

  it('says why there is none', async () => {
    const { store } = storeAt({ exportCredits: { data: { url: '/media/credits/1' } } });
    store.set(beginDownloadAtom, {
      begin: () => Promise.resolve({ ok: false, failure: { status: 410, retryAfter: null } }),
    });
    expect(await store.set(exportHistoryAtom)).toMatchObject({ failure: { kind: 'unexpected', code: 410 } });
    expect(await storeAt({}).store.set(exportHistoryAtom)).toMatchObject({ failure: { kind: 'unreachable' } });
  });
});

it('finds the clip of a line, or that there is none', async () => {
  const ready = aCreation({ state: 'ready' });
  const { store } = storeAt({
    getCreation: ({ id }) => (id === 'gone' ? { refuse: 'unknown-creation' } : { data: ready }),
  });
  const find = async (id: string | undefined) => {
    const { knownAtom, loadAtom } = createClipAddress(id);
    await store.set(loadAtom);
    return store.get(knownAtom);
  };
  expect(await find(ready.id)).toMatchObject({ value: ready.result?.url ?? null });
  expect(await find('gone')).toMatchObject({ value: null });
  expect(await find(undefined)).toMatchObject({ value: null });
});
