import { apiClientAtom } from '@kinora/api-client';
import { openSessionNews, type SessionNews } from '@kinora/browser';
import {
  dropTokens,
  dropUserInfo,
  keepToken,
  readPendingCreation,
  readToken,
  savePendingCreation,
} from '@kinora/browser/kept';
import { pausePendingCreation } from '@kinora/browser/projects';
import { anAccountIndex, aStanding } from '@kinora/contracts/fixtures';
import { encodeSignal } from '@kinora/contracts/wire';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  arrivalNewsAtom,
  connectNewsAtom,
  dropTicketAtom,
  enterByTicketAtom,
  dismissConnectNewsAtom,
  waitingTicketAtom,
} from './arrival-atoms.ts';
import { closeLoginAtom, loginAtom } from './login-atoms.ts';
import { pageAtom } from './page-atom.ts';
import { memberAtom, sessionAtom } from './session-atoms.ts';
import { createSessionStore } from './session-store-atoms.ts';
import { startSessionAtom } from './start-session-atoms.ts';
import { aPage } from './testing/a-page.ts';

const signal = encodeSignal({ token: 'tk_1', email: 'ada@example.com' });
const standing = { data: aStanding({ token: 'ut_9', email: 'ada@example.com' }) } as const;
const answers = {
  initMember: standing,
  accountIndex: { data: anAccountIndex({ first_name: 'Ada' }) },
  productInit: { data: { is_register_send: false } },
  bindDevice: { data: null },
  initTourists: { data: { token: 'tt_1' } },
} as const satisfies FakeAnswers;

function openPage(change: FakeAnswers = {}) {
  const store = createStore();
  const api = fakeApi({ ...answers, ...change }, { session: createSessionStore(store) });
  store.set(apiClientAtom, api);
  store.set(pageAtom, aPage());
  return { api, store, names: () => api.calls.map(({ name }) => name) };
}

beforeEach(() => {
  // The second look at the account must not come while another test runs.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  dropTokens();
  dropUserInfo();
});

afterEach(() => void vi.useRealTimers());

describe('a page opened with a signal', () => {
  it('exchanges its ticket before anything else, and reads the account again a little later', async () => {
    const { api, names, store } = openPage();
    await store.set(startSessionAtom, { signal });
    expect(api.calls[0]).toEqual({ name: 'initMember', input: { device_code: 'd-1', token: 'tk_1' } });
    expect(readToken()).toEqual({ owner: 'member', token: 'ut_9' });
    expect(store.get(memberAtom)).toMatchObject({ email: 'ada@example.com', name: 'Ada' });
    const first = ['initMember', 'accountIndex', 'productInit', 'bindDevice', 'permissions'];
    expect(names()).toEqual(first);
    await vi.waitFor(() => expect(names()).toEqual([...first, 'accountIndex']));
  });

  it('knows the member although the account does not answer', async () => {
    const { store } = openPage({ accountIndex: { offline: true } });
    await store.set(startSessionAtom, { signal });
    expect(store.get(memberAtom)).toMatchObject({ email: 'ada@example.com' });
  });

  it('lets a request that waits go on, where it was begun in this tab', async () => {
    savePendingCreation({ model: 'local', mode: 'text', input: {}, count: 1, cost: 8, key: 'k-1', label: 'local' });
    await openPage().store.set(startSessionAtom, { signal });
    expect(readPendingCreation()?.resumes).toBe(true);
  });

  it('tells the other tabs within a second', async () => {
    const other = openPage();
    const stop = other.store.sub(sessionAtom, () => {});
    const heard: SessionNews[] = [];
    const news = openSessionNews((one) => heard.push(one));
    await openPage().store.set(startSessionAtom, { signal });
    await vi.waitFor(() => expect(other.store.get(memberAtom)).toMatchObject({ name: 'Ada' }), 1000);
    expect(heard).toEqual(['signed-in']);
    news.close();
    stop();
  });

  it.each([
    ['is no signal', 'rubbish'],
    ['carries a session', encodeSignal({ token: 'ut_somebody' })],
  ])('stays a guest where it %s, and asks nobody', async (_what, blob) => {
    const { names, store } = openPage();
    await store.set(startSessionAtom, { signal: blob });
    expect(names()).toEqual(['initTourists']);
    expect(store.get(sessionAtom)).toEqual({ owner: 'guest' });
    expect(store.get(arrivalNewsAtom)).toMatchObject({ failure: { reason: 'unknown-ticket' } });
  });

  it.each([
    [{ refuse: 'unknown-ticket' }, { kind: 'refused', reason: 'unknown-ticket' }],
    [
      { code: 429, details: { retry_after: 30 } },
      { kind: 'busy', retryAfter: 30 },
    ],
    [{ offline: true }, { kind: 'unreachable' }],
    [{ data: aStanding() }, { reason: 'unknown-ticket' }],
  ] as const)('stays a guest when the answer is %o, and says why', async (initMember, failure) => {
    const { store } = openPage({ initMember });
    await store.set(startSessionAtom, { signal });
    expect(store.get(sessionAtom)).toEqual({ owner: 'guest' });
    expect(store.get(arrivalNewsAtom)).toMatchObject({ kind: 'refused', failure });
  });
});

describe('a ticket of somebody else', () => {
  const confirm: FakeAnswers = {
    initMember: ({ confirmed }) =>
      confirmed ? standing : { refuse: 'confirm-member', details: { email: 'a***@e***.com' } },
  };

  it('asks first, and whoever was here stays meanwhile', async () => {
    keepToken({ owner: 'guest', token: 'tt_1' });
    const { store } = openPage(confirm);
    await store.set(startSessionAtom, { signal });
    expect(store.get(waitingTicketAtom)).toEqual({ ticket: 'tk_1', email: 'a***@e***.com' });
    expect([store.get(arrivalNewsAtom), store.get(memberAtom)]).toEqual([null, null]);
    store.set(dropTicketAtom);
    expect([store.get(waitingTicketAtom), readToken()?.owner]).toEqual([null, 'guest']);
  });

  it('signs in after a yes', async () => {
    const { store } = openPage(confirm);
    await store.set(startSessionAtom, { signal });
    expect(await store.set(enterByTicketAtom, { ticket: 'tk_1', confirmed: true })).toBe(true);
    expect(store.get(waitingTicketAtom)).toBeNull();
    expect(store.get(memberAtom)).toMatchObject({ email: 'ada@example.com' });
  });
});

describe('a new account', () => {
  it.each([
    [
      { start_credits: 40, start_refused: null },
      { kind: 'welcome', credits: 40 },
    ],
    [
      { start_credits: 0, start_refused: 'device' },
      { kind: 'no-start', reason: 'device' },
    ],
    [{ start_credits: 0, start_refused: null }, null],
  ] as const)('that begins with %o is told so', async (start, news) => {
    const initMember = { data: aStanding({ token: 'ut_9', email: 'ada@example.com', ...start }) };
    const { store } = openPage({ initMember });
    await store.set(startSessionAtom, { signal });
    expect(store.get(arrivalNewsAtom)).toEqual(news);
    expect(store.get(loginAtom)).toEqual(start.start_refused === null ? null : { reason: 'header' });
  });
});

describe('a page another provider sent nobody to', () => {
  const nobody = { kind: 'nobody', reason: 'cancelled' };

  it('says so in the dialog where the sign-in was begun, and what waits goes on from there', async () => {
    savePendingCreation({ model: 'local', mode: 'text', input: {}, count: 1, cost: 8, key: 'k-1', label: 'local' });
    const { store } = openPage();
    await store.set(startSessionAtom, { signin: 'cancelled' });
    expect(store.get(arrivalNewsAtom)).toEqual(nobody);
    expect(store.get(loginAtom)).toEqual({ reason: 'create', cost: 8 });
    expect([store.get(sessionAtom), readPendingCreation()?.resumes]).toEqual([{ owner: 'guest' }, true]);
    store.set(closeLoginAtom);
    expect(readPendingCreation()?.resumes).toBe(false);
  });

  it('leaves what waits to a click where the sign-in was begun elsewhere', async () => {
    savePendingCreation({ model: 'local', mode: 'text', input: {}, count: 1, cost: 8, key: 'k-1', label: 'local' });
    pausePendingCreation();
    const { store } = openPage();
    await store.set(startSessionAtom, { signin: 'cancelled' });
    expect([store.get(loginAtom), readPendingCreation()?.resumes]).toEqual([{ reason: 'header' }, false]);
  });

  it('says nothing to a member who has signed in meanwhile', async () => {
    const { store } = openPage();
    await store.set(startSessionAtom, { signal });
    await store.set(startSessionAtom, { signin: 'cancelled' });
    expect([store.get(arrivalNewsAtom), store.get(loginAtom)]).toEqual([null, null]);
  });

  it('leaves what came of connecting to the Member Center', async () => {
    const { store } = openPage();
    await store.set(startSessionAtom, { signin: 'connect-link-taken' });
    expect([store.get(connectNewsAtom), store.get(arrivalNewsAtom), store.get(loginAtom)]).toEqual([
      'connect-link-taken',
      null,
      null,
    ]);
    store.set(dismissConnectNewsAtom);
    expect(store.get(connectNewsAtom)).toBe('');
  });
});
