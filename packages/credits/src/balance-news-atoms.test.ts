import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { balanceAtom } from './balance-atoms.ts';
import { balanceNewsAtom, creditLineAtom, creditsMovedAtom } from './balance-news-atoms.ts';

type Listener = (message: unknown) => void;
const member = (id: string) =>
  ({
    owner: 'member',
    member: { id, name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false },
  }) as const;

/** A browser with tabs; what one posts the others hear. */
function browser(total: () => number) {
  const lines = new Set<Listener>();
  const returns = new Set<() => void>();
  const watch = (listener: () => void) => {
    returns.add(listener);
    return () => void returns.delete(listener);
  };
  function openTab(id: string) {
    const store = createStore();
    const api = fakeApi({ integral: () => ({ data: { total: total() } }) });
    store.set(apiClientAtom, api);
    store.set(placeSessionAtom, member(id));
    store.set(creditLineAtom, {
      open(listener) {
        lines.add(listener);
        return {
          post: (message) => {
            for (const other of lines) if (other !== listener) other(message);
          },
          close: () => void lines.delete(listener),
        };
      },
      watchReturn: watch,
      watchFocus: () => () => {},
    });
    return { store, api };
  }
  return { openTab, lines, returns };
}

describe('the balance of two tabs', () => {
  it('follows what one of them does', async () => {
    let left = 40;
    const { openTab } = browser(() => left);
    const [one, two] = [openTab('7'), openTab('7')];
    const stop = two.store.sub(balanceNewsAtom, () => {});
    left = 540;
    await one.store.set(creditsMovedAtom);
    expect(one.store.get(balanceAtom)).toBe(540);
    await vi.waitFor(() => expect(two.store.get(balanceAtom)).toBe(540));
    stop();
  });

  it('is not asked for because of another member', async () => {
    const { openTab } = browser(() => 40);
    const [one, two] = [openTab('7'), openTab('8')];
    const stop = two.store.sub(balanceNewsAtom, () => {});
    await one.store.set(creditsMovedAtom);
    expect(two.api.calls).toEqual([]);
    stop();
  });

  it('is asked for when somebody comes back, until nobody looks', async () => {
    const { openTab, lines, returns } = browser(() => 40);
    const { store } = openTab('7');
    const stop = store.sub(balanceNewsAtom, () => {});
    for (const tell of returns) tell();
    await vi.waitFor(() => expect(store.get(balanceAtom)).toBe(40));
    expect(store.get(balanceNewsAtom)).toBe(1);
    stop();
    expect([lines.size, returns.size]).toEqual([0, 0]);
  });
});
