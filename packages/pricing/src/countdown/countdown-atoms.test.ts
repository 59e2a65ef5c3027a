import { siteAtom } from '@kinora/api-client';
import type { Promotion } from '@kinora/contracts';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { countdownPortAtom, priceLeftAtom } from './countdown-atoms.ts';
import { DAY_MS } from './time-left.ts';

const NOON = 1_795_262_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  globalThis.localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** Lets time pass as for a page in a sleeping laptop: without the ticks in between, then one. */
function sleep(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds - 1000);
  vi.advanceTimersByTime(1000);
}

function counting(promotion: Promotion) {
  const store = createStore();
  store.set(siteAtom, aSiteConfig({ promotion }));
  const stop = store.sub(priceLeftAtom, () => {});
  return { store, stop, left: () => store.get(priceLeftAtom) };
}

describe('the countdown', () => {
  it('begins a day, ticks every second, and is found again by the next page', () => {
    const { stop, left } = counting({ kind: 'daily' });
    expect(left()).toBe(DAY_MS);
    vi.advanceTimersByTime(5000);
    expect(left()).toBe(DAY_MS - 5000);
    stop();
    vi.advanceTimersByTime(5000);
    const next = counting({ kind: 'daily' });
    expect(next.left()).toBe(DAY_MS - 10_000);
    next.stop();
  });

  it('begins anew when its day has passed, and while somebody looks', () => {
    const { stop, left } = counting({ kind: 'daily' });
    sleep(DAY_MS - 1000);
    expect(left()).toBe(1000);
    vi.advanceTimersByTime(1000);
    expect(left()).toBe(DAY_MS);
    stop();
  });

  it.each(['"soon"', 'null', '{broken', '1e400', '-5', String(NOON + 400 * DAY_MS)])(
    'is a day after %s was stored',
    (stored) => {
      globalThis.localStorage.setItem('kinora:price-ends', stored);
      const { stop, left } = counting({ kind: 'daily' });
      expect(left()).toBe(DAY_MS);
      stop();
    },
  );

  it('ticks where storage is blocked', () => {
    const { store, stop, left } = counting({ kind: 'daily' });
    stop();
    store.set(countdownPortAtom, { now: () => Date.now(), read: () => undefined, write: () => {} });
    const again = store.sub(priceLeftAtom, () => {});
    vi.advanceTimersByTime(3000);
    expect(left()).toBe(DAY_MS - 3000);
    again();
  });

  it('counts to the operator’s own day, and is gone afterwards', () => {
    const dated = { kind: 'dated', name: 'Halloween', text: 'Half price', endsAt: NOON + 3 * DAY_MS } as const;
    const { stop, left } = counting(dated);
    expect(left()).toBe(3 * DAY_MS);
    sleep(3 * DAY_MS);
    expect(left()).toBeNull();
    stop();
  });

  it('is none where there is no promotion', () => {
    const { stop, left } = counting({ kind: 'off' });
    expect(left()).toBeNull();
    expect(globalThis.localStorage).toHaveLength(0);
    stop();
  });
});
