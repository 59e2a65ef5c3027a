import { apiClientAtom } from '@kinora/api-client';
import { clearSessionFlag, sessionFlag } from '@kinora/browser/kept';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  beginRetrievalAtom,
  checkCodeAtom,
  chooseAddressAtom,
  findAccountAtom,
  leaveRetrievalAtom,
  pauseLeftAtom,
  resetPasswordAtom,
  retrievalAtom,
  sendCodeAtom,
  sendingAtom,
} from './retrieval-atoms.ts';

const email = 'ada@example.com';
const answers = {
  checkEmailRegister: { refuse: 'registered' },
  getNoticeEmail: { data: { notice_email: 'j***@g***.com' } },
  sendCode: { data: null },
  checkCode: { data: null },
  editPassword: { data: null },
} as const satisfies FakeAnswers;

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A dialog that is looked at, in the step of the e-mail. */
function open(change: FakeAnswers = {}) {
  const store = createStore();
  const api = fakeApi({ ...answers, ...change });
  store.set(apiClientAtom, api);
  const looks = [retrievalAtom, pauseLeftAtom].map((one) => store.sub(one, () => {}));
  store.set(beginRetrievalAtom, '');
  const sends = () => api.calls.filter(({ name }) => name === 'sendCode').map(({ input }) => input);
  const stop = () => {
    for (const end of looks) end();
  };
  return { api, sends, stop, store };
}

async function atCode(change: FakeAnswers = {}) {
  const page = open(change);
  await page.store.set(findAccountAtom, ` ${email.toUpperCase()}`);
  await settle();
  return page;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  clearSessionFlag('code-sent');
});
afterEach(() => void vi.useRealTimers());

describe('the e-mail', () => {
  it('of an account goes on, the first code goes out by itself, and the other address is known', async () => {
    const { sends, store } = await atCode();
    expect(store.get(retrievalAtom)).toMatchObject({ step: 'code', email, to: 'account', notice: 'j***@g***.com' });
    expect(sends()).toEqual([{ email, is_account_email: 1 }]);
    expect([store.get(sendingAtom).state, store.get(pauseLeftAtom)]).toEqual(['sent', 60]);
  });

  it('of nobody stays', async () => {
    const { sends, store } = open({ checkEmailRegister: { refuse: 'unknown-account' } });
    expect(await store.set(findAccountAtom, email)).toMatchObject({ failure: { reason: 'unknown-account' } });
    expect([store.get(retrievalAtom)?.step, sends()]).toEqual(['email', []]);
  });

  it('does not pull somebody forward who went back meanwhile', async () => {
    const { store } = open();
    const asked = store.set(findAccountAtom, email);
    store.set(leaveRetrievalAtom);
    await asked;
    expect(store.get(retrievalAtom)).toBeNull();
  });

  it('goes on where the other address cannot be read', async () => {
    const { store } = await atCode({ getNoticeEmail: { offline: true } });
    expect(store.get(retrievalAtom)?.notice).toBe('');
  });
});

describe('the pause after a code', () => {
  it('follows the clock, not the ticks', async () => {
    const { store } = await atCode();
    vi.setSystemTime(Date.now() + 30_000);
    await vi.advanceTimersByTimeAsync(250);
    expect(store.get(pauseLeftAtom)).toBe(30);
    await vi.advanceTimersByTimeAsync(29_750);
    expect(store.get(pauseLeftAtom)).toBe(0);
  });

  it('keeps another code back, and lets it out afterwards', async () => {
    const { sends, store } = await atCode();
    await store.set(sendCodeAtom);
    expect(sends()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await store.set(sendCodeAtom);
    expect(sends()).toHaveLength(2);
  });

  it('is over when another address is chosen, which gets the next code', async () => {
    const { sends, store } = await atCode();
    store.set(chooseAddressAtom, 'notice');
    expect([store.get(pauseLeftAtom), store.get(sendingAtom).state]).toEqual([0, 'idle']);
    await store.set(sendCodeAtom);
    expect(sends().at(-1)).toEqual({ email, is_account_email: 2 });
  });

  it('lasts over leaving and coming back', async () => {
    const { sends, store } = await atCode();
    store.set(leaveRetrievalAtom);
    expect(sessionFlag('code-sent')).toBeUndefined();
    store.set(beginRetrievalAtom, email);
    await store.set(findAccountAtom, email);
    await settle();
    expect([sends().length, store.get(pauseLeftAtom)]).toEqual([1, 60]);
  });

  it('does not begin where no code went out', async () => {
    const { store } = await atCode({ sendCode: { code: 429, details: { retry_after: 30 } } });
    expect(store.get(sendingAtom)).toEqual({ state: 'failed', failure: { kind: 'busy', retryAfter: 30 } });
    expect(store.get(pauseLeftAtom)).toBe(0);
  });
});

describe('the code', () => {
  it('leads to the new password, in capitals', async () => {
    const { api, store } = await atCode();
    await store.set(checkCodeAtom, 'abc234');
    expect(store.get(retrievalAtom)).toMatchObject({ step: 'password', code: 'ABC234' });
    expect(api.calls.at(-1)).toEqual({ name: 'checkCode', input: { email, code: 'ABC234' } });
  });

  it('that is wrong stays', async () => {
    const { store } = await atCode({ checkCode: { refuse: 'wrong-code' } });
    await store.set(checkCodeAtom, 'ABC234');
    expect(store.get(retrievalAtom)?.step).toBe('code');
  });

  it('that is no longer good leads back from the password, until another one is sent', async () => {
    const { store } = await atCode({ editPassword: { refuse: 'wrong-code' } });
    await store.set(checkCodeAtom, 'ABC234');
    await store.set(resetPasswordAtom, 'paper-boat-7');
    expect(store.get(retrievalAtom)).toMatchObject({ step: 'code', code: '', isCodeSpent: true });
    await vi.advanceTimersByTimeAsync(60_000);
    await store.set(sendCodeAtom);
    expect(store.get(retrievalAtom)?.isCodeSpent).toBe(false);
  });
});

describe('a dialog that is closed', () => {
  it('begins anew', async () => {
    const { stop, store } = await atCode();
    expect(sessionFlag('code-sent')).toBe(email);
    stop();
    expect([store.get(retrievalAtom), sessionFlag('code-sent')]).toEqual([null, undefined]);
  });
});
