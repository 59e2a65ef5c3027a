import { placeSessionAtom } from '@kinora/auth';
import { aCreation, aCreditEntry } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { beginDownloadAtom } from '../account-atoms.ts';
import { ADA, signAdaIn } from '../testing/account-seeds.ts';
import { exportHistoryAtom, findClipAtom, historyAtom, loadHistoryAtom, moreHistoryAtom } from './history-atoms.ts';

const entry = (id: string) => aCreditEntry({ id });
const first = { data: { entries: [entry('1'), entry('2')], next: 'c2' } };
const second = { data: { entries: [entry('3')], next: null } };

function storeAt(answers: FakeAnswers) {
  const store = createStore();
  const api = fakeApi(answers);
  signAdaIn(api)(store);
  const ids = () => store.get(historyAtom).entries.map(({ id }) => id);
  return { store, api, ids, known: () => store.get(historyAtom) };
}

describe('the history', () => {
  it('is read page by page', async () => {
    const { store, ids, known } = storeAt({ creditHistory: ({ cursor }) => (cursor === 'c2' ? second : first) });
    expect(known().state).toBe('loading');
    await store.set(loadHistoryAtom);
    await Promise.all([store.set(moreHistoryAtom), store.set(moreHistoryAtom)]);
    expect([ids(), known().next]).toEqual([['1', '2', '3'], null]);
    await store.set(moreHistoryAtom);
    expect(ids()).toHaveLength(3);
  });

  it('keeps its pages when the next one does not come, and tries it again', async () => {
    let isThere = false;
    const { store, ids, known } = storeAt({
      creditHistory: ({ cursor }) => {
        if (cursor === undefined) return first;
        return isThere ? second : { offline: true };
      },
    });
    await store.set(loadHistoryAtom);
    await store.set(moreHistoryAtom);
    expect([ids(), known().failure?.kind, known().state]).toEqual([['1', '2'], 'unreachable', 'ready']);
    isThere = true;
    await store.set(moreHistoryAtom);
    expect([ids(), known().failure]).toEqual([['1', '2', '3'], null]);
  });

  it('asks for what was chosen, and drops a late answer to what was chosen before', async () => {
    const { store, api, ids, known } = storeAt({
      creditHistory: ({ kinds }) => (kinds === 'returned' ? second : { ...first, delay: 5 }),
    });
    const slow = store.set(loadHistoryAtom);
    await store.set(loadHistoryAtom, { view: 'returned', span: 'month' });
    await slow;
    expect([ids(), known().choice.view]).toEqual([['3'], 'returned']);
    expect(api.calls.at(-1)?.input).toMatchObject({ kinds: 'returned', limit: 20 });
  });

  it('stays in sight while it is read again, and says why nothing came', async () => {
    let isThere = true;
    const { store, ids, known } = storeAt({ creditHistory: () => (isThere ? first : { code: 500 }) });
    await store.set(loadHistoryAtom);
    isThere = false;
    const again = store.set(loadHistoryAtom);
    expect(ids()).toHaveLength(2);
    await again;
    expect([ids().length, known().state, known().failure?.kind]).toEqual([2, 'ready', 'unexpected']);
    await store.set(loadHistoryAtom, { view: 'spent', span: 'ever' });
    expect([ids().length, known().state]).toEqual([0, 'failed']);
  });

  it('of one member is never the next one’s', async () => {
    const { store, ids } = storeAt({ creditHistory: first });
    await store.set(loadHistoryAtom);
    store.set(placeSessionAtom, { owner: 'member', member: { ...ADA, id: 'eve' } });
    expect(ids()).toEqual([]);
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
    await store.set(loadHistoryAtom, { view: 'added', span: 'ever' });
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
  expect(await store.set(findClipAtom, ready.id)).toBe(ready.result?.url ?? null);
  expect(await store.set(findClipAtom, 'gone')).toBeNull();
});
