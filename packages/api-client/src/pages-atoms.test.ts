import { fail, ok, type Result } from '@kinora/contracts';
import { atom, createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { createPages, type Page } from './pages-atoms.ts';

const pageOf = (letters: string, next: string | null = null): Page => ({
  items: Array.from(letters).map((id) => ({ id })),
  next,
});

/** A list whose first page is there; each call ends when the test says so. */
async function aList() {
  const ownerAtom = atom<string | null>('ada');
  const asked: string[] = [];
  const ends: ((page: Result<Page, string>) => void)[] = [];
  const list = createPages({
    ownerAtom,
    readPage: (_client, owner, known) => {
      asked.push(`${owner} ${known?.next ?? 'first'}`);
      return new Promise<Result<Page, string>>((resolve) => void ends.push(resolve));
    },
  });
  const store = createStore();
  const shown = () => {
    const known = store.get(list.knownAtom);
    return known.state === 'ready' ? known.value.items.map(({ id }) => id).join('') : known.state;
  };
  /** Ends a call, counted from 0, and lets everybody who waited for it go on. */
  const end = async (call: number, page: Result<Page, string>) => {
    ends[call]?.(page);
    await new Promise((resolve) => void setTimeout(resolve));
  };
  void store.set(list.loadAtom);
  await end(0, ok(pageOf('ab', 'c')));
  return { list, store, ownerAtom, asked, end, shown, more: () => store.get(list.moreAtom) };
}

describe('the next page', () => {
  it('is read once at a time, until there is none', async () => {
    const { list, store, asked, end, shown, more } = await aList();
    expect(more()).toEqual({ state: 'more', failure: null });
    void store.set(list.loadMoreAtom);
    void store.set(list.loadMoreAtom);
    expect([asked, more().state]).toEqual([['ada first', 'ada c'], 'loading']);
    await end(1, ok(pageOf('cd')));
    await store.set(list.loadMoreAtom);
    expect([shown(), asked.length, more().state]).toEqual(['abcd', 2, 'end']);
  });

  it('is not asked for before the first one is there', async () => {
    const { list, store, ownerAtom, asked, more } = await aList();
    store.set(ownerAtom, 'eve');
    await store.set(list.loadMoreAtom);
    expect([asked, more().state]).toEqual([['ada first'], 'end']);
  });

  it('says why it did not come, and is tried again', async () => {
    const { list, store, end, shown, more } = await aList();
    void store.set(list.loadMoreAtom);
    await end(1, fail('offline'));
    expect([shown(), more()]).toEqual(['ab', { state: 'failed', failure: 'offline' }]);
    void store.set(list.loadMoreAtom);
    expect(more()).toEqual({ state: 'loading', failure: null });
    await end(2, ok(pageOf('cd')));
    expect([shown(), more()]).toEqual(['abcd', { state: 'end', failure: null }]);
  });

  it('leaves out what is known, and finds what changed meanwhile', async () => {
    const { list, store, end, shown } = await aList();
    void store.set(list.loadMoreAtom);
    store.set(list.removeItemAtom, 'a');
    await end(1, ok(pageOf('bcd')));
    expect(shown()).toBe('bcd');
  });

  it('is let go for another owner, and when the list was read again and ends elsewhere', async () => {
    const { list, store, ownerAtom, end, shown, more } = await aList();
    void store.set(list.loadMoreAtom);
    store.set(ownerAtom, 'eve');
    await end(1, ok(pageOf('cd')));
    expect([shown(), more().state]).toEqual(['loading', 'end']);
    store.set(ownerAtom, 'ada');
    void store.set(list.refreshAtom);
    void store.set(list.loadMoreAtom);
    await end(2, ok(pageOf('xyab', 'b')));
    await end(3, ok(pageOf('cd')));
    expect([shown(), more().state]).toEqual(['xyab', 'more']);
  });
});

it('puts an item in front, changes and removes it', async () => {
  const { list, store, shown } = await aList();
  store.set(list.addItemAtom, { id: 'x' });
  store.set(list.addItemAtom, { id: 'b' });
  expect(shown()).toBe('bxa');
  store.set(list.removeItemAtom, 'x');
  store.set(list.changeItemsAtom, (items) => items.toReversed());
  expect(shown()).toBe('ab');
});
