// @vitest-environment happy-dom
import type { Notice, NoticeState } from '@kinora/browser';
import { aReadyCreation } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { hiddenWaitAtom, noticesAtom, noticeStateAtom, notifyAtom, switchNoticesAtom } from './notice-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

/** A tab of a browser whose owner answers the question for notifications. */
function aTab(answer: NoticeState = 'allowed', before: NoticeState = 'ask') {
  const store = createStore();
  const [shown, asked] = [[] as Notice[], [] as string[]];
  let state = before;
  store.set(hiddenWaitAtom, 5);
  store.set(noticesAtom, {
    state: () => state,
    ask: async () => {
      asked.push('asked');
      state = answer;
      return answer;
    },
    show: async (notice) => void shown.push(notice),
  });
  return { store, shown, asked };
}

const ended = [aReadyCreation({ id: 'a' })];
const news = (isHidden: boolean, id = 'a') => ({
  ended: ended.map((one) => ({ ...one, id })),
  sentences: ['It is ready.'],
  isHidden,
});

it('asks nobody who did not switch it on, and shows nothing then', async () => {
  const { store, shown, asked } = aTab();
  expect(store.get(noticeStateAtom)).toEqual({ state: 'ask', isOn: false });
  await store.set(notifyAtom, news(true));
  expect([shown, asked]).toEqual([[], []]);
});

it('notifies when nobody sees the page, once for each end', async () => {
  const { store, shown, asked } = aTab();
  await store.set(switchNoticesAtom, true);
  expect([asked, store.get(noticeStateAtom)]).toEqual([['asked'], { state: 'allowed', isOn: true }]);
  await store.set(notifyAtom, news(true));
  await store.set(notifyAtom, news(true));
  expect(shown).toEqual([{ text: 'It is ready.', tag: 'a:0' }]);
  await store.set(notifyAtom, news(false, 'b'));
  expect(shown).toHaveLength(1);
  await store.set(switchNoticesAtom, false);
  await store.set(notifyAtom, news(true, 'c'));
  expect([shown.length, asked.length]).toEqual([1, 1]);
});

it('is told by one of several tabs, and by none while one is seen', async () => {
  const [one, other, seen] = [aTab('allowed', 'allowed'), aTab('allowed', 'allowed'), aTab('allowed', 'allowed')];
  await one.store.set(switchNoticesAtom, true);
  await Promise.all([one.store.set(notifyAtom, news(true)), other.store.set(notifyAtom, news(true))]);
  expect(one.shown.length + other.shown.length).toBe(1);
  await Promise.all([
    one.store.set(notifyAtom, news(true, 'b')),
    other.store.set(notifyAtom, news(true, 'b')),
    seen.store.set(notifyAtom, news(false, 'b')),
  ]);
  expect(one.shown.length + other.shown.length + seen.shown.length).toBe(1);
});

it('stays off where the browser says no', async () => {
  const { store } = aTab('blocked');
  await store.set(switchNoticesAtom, true);
  expect(store.get(noticeStateAtom)).toEqual({ state: 'blocked', isOn: false });
});
