import { fail, ok, type Result } from '@kinora/contracts';
import { atom, createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { createAnswer } from './answer-atoms.ts';
import { createMore } from './more-atoms.ts';

interface Letters {
  readonly letters: string;
  readonly next: string | null;
}

/** Pages of letters; each next page comes when the test says so. */
function aList() {
  const asked: string[] = [];
  const ends: ((page: Result<Letters, string>) => void)[] = [];
  const list = createAnswer({
    ownerAtom: atom('ada'),
    read: () => Promise.resolve(ok<Letters>({ letters: 'ab', next: 'c' })),
  });
  const more = createMore({
    ...list,
    read: (_client, { letters }, cursor) => {
      asked.push(`${letters} ${cursor}`);
      return new Promise<Result<Letters, string>>((resolve) => void ends.push(resolve));
    },
    add: (known: Letters, page: Letters) => ({ ...page, letters: known.letters + page.letters }),
  });
  const store = createStore();
  const known = () => {
    const now = store.get(list.knownAtom);
    return now.state === 'ready' ? now.value.letters : now.state;
  };
  return { list, more, store, asked, known, end: (call: number, page: Result<Letters, string>) => ends[call]?.(page) };
}

describe('the next page', () => {
  it('is read once at a time, until there is none', async () => {
    const { list, more, store, asked, known, end } = aList();
    await store.set(more.loadAtom);
    await store.set(list.loadAtom);
    const reading = [store.set(more.loadAtom), store.set(more.loadAtom)];
    expect([asked, store.get(more.moreAtom).isLoading]).toEqual([['ab c'], true]);
    end(0, ok({ letters: 'cd', next: null }));
    await Promise.all(reading);
    await store.set(more.loadAtom);
    expect([known(), asked.length, store.get(more.moreAtom).isLoading]).toEqual(['abcd', 1, false]);
  });

  it('says why it did not come, and is tried again', async () => {
    const { list, more, store, known, end } = aList();
    await store.set(list.loadAtom);
    const first = store.set(more.loadAtom);
    end(0, fail('offline'));
    await first;
    expect([known(), store.get(more.moreAtom)]).toEqual(['ab', { isLoading: false, failure: 'offline' }]);
    const second = store.set(more.loadAtom);
    end(1, ok({ letters: 'cd', next: null }));
    await second;
    expect([known(), store.get(more.moreAtom).failure]).toEqual(['abcd', null]);
  });

  it('is let go when the list was read again meanwhile', async () => {
    const { list, more, store, known, end } = aList();
    await store.set(list.loadAtom);
    const late = store.set(more.loadAtom);
    await store.set(list.refreshAtom);
    expect(store.get(more.moreAtom).isLoading).toBe(false);
    end(0, ok({ letters: 'cd', next: null }));
    await late;
    expect(known()).toBe('ab');
  });
});
