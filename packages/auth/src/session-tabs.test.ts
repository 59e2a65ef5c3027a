import { readBalance } from '@kinora/api-client/money';
import { openSessionNews, type SessionNews } from '@kinora/browser';
import { dropTokens, dropUserInfo, keepToken, readToken, writeUserInfo } from '@kinora/browser/kept';
import { aSession } from '@kinora/contracts/fixtures';
import type { FakeAnswers } from '@kinora/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isMemberAtom, memberAtom, sessionAtom } from './session-atoms.ts';
import { signOutAtom } from './session-calls-atoms.ts';
import { startSessionAtom } from './start-session-atoms.ts';
import { openPage, signedInPage } from './testing/open-page.ts';
import { stubTabLocks } from './testing/stub-tab-locks.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, balance: 0, isPaid: false, hasPlan: false };

beforeEach(() => {
  dropTokens();
  dropUserInfo();
});

describe('a session that ended in two tabs', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('becomes one guest session for fifty calls in each', async () => {
    stubTabLocks();
    await signedInPage();
    let guests = 0;
    const answers: FakeAnswers = {
      initTourists: () => ({ data: { token: `tt_${(guests += 1)}` }, delay: 5 }),
      integral: () => (readToken()?.owner === 'guest' ? { data: { total: 0 } } : { code: 401 }),
    };
    const tabs = [openPage(answers), openPage(answers)];
    const results = await Promise.all(tabs.flatMap(({ api }) => Array.from({ length: 50 }, () => readBalance(api))));
    expect(results.filter(({ ok }) => ok)).toHaveLength(100);
    expect(tabs.flatMap(({ names }) => names()).filter((name) => name === 'initTourists')).toHaveLength(1);
    expect(tabs.map(({ store }) => store.get(sessionAtom))).toEqual([{ owner: 'guest' }, { owner: 'guest' }]);
  });
});

describe('another tab', () => {
  it('follows within a second', async () => {
    const other = openPage();
    const stop = other.store.sub(sessionAtom, () => {});
    const heard: SessionNews[] = [];
    const news = openSessionNews((one) => heard.push(one));
    const { store } = await signedInPage({ logout: { data: null } });
    await vi.waitFor(() => expect(other.store.get(isMemberAtom)).toBe(true), 1000);
    await store.set(signOutAtom);
    await vi.waitFor(() => expect(other.store.get(isMemberAtom)).toBe(false), 1000);
    expect(heard).toEqual(['signed-in', 'signed-out']);
    news.close();
    stop();
  });

  it('shows who signed in although the news is quicker than what the other tab stored', async () => {
    const { store } = openPage();
    const stop = store.sub(sessionAtom, () => {});
    keepToken({ owner: 'member', token: 'ut_9' });
    const heard: SessionNews[] = [];
    const witness = openSessionNews((one) => heard.push(one));
    const news = openSessionNews(() => {});
    news.tell('signed-in');
    await vi.waitFor(() => expect(heard).toEqual(['signed-in']));
    expect(store.get(sessionAtom)).toEqual({ owner: 'nobody' });
    writeUserInfo(ada);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }));
    expect(store.get(memberAtom)).toMatchObject({ email: 'ada@example.com' });
    witness.close();
    news.close();
    stop();
  });

  it('keeps its session where it signs in while a guest is still being started here', async () => {
    const { store } = openPage({ initTourists: { data: { token: 'tt_1' }, delay: 50 } });
    const started = store.set(startSessionAtom);
    await signedInPage();
    await started;
    expect(readToken()).toEqual({ owner: 'member', token: aSession().token });
    expect(store.get(isMemberAtom)).toBe(true);
  });
});
