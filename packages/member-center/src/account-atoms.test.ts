// @vitest-environment happy-dom
import type { beginDownload } from '@kinora/browser';
import { accountServer } from '@kinora/testkit';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  beginDownloadAtom,
  changePasswordAtom,
  deleteAccountAtom,
  exportAccountAtom,
  pausesAtom,
  sendLinkAtom,
  withdrawEmailAtom,
} from './account-atoms.ts';
import { loadProfileAtom, profileAtom } from './profile-atoms.ts';
import { sessionsAtom } from './sessions/sessions-atoms.ts';
import { signAdaIn } from './testing/account-seeds.ts';

afterEach(() => vi.useRealTimers());

function open(api = accountServer()) {
  const store = createStore();
  signAdaIn(api)(store);
  return { api, store };
}

describe('the pause before a link is sent again', () => {
  it('is counted by the clock, for each address by itself', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { store } = open(accountServer({ nextEmail: 'next@example.com' }));
    const stop = store.sub(pausesAtom, () => {});
    expect(store.get(pausesAtom)).toEqual({ account: 0, next: 0 });
    await store.set(sendLinkAtom, 'account');
    expect(store.get(pausesAtom)).toEqual({ account: 60, next: 0 });
    vi.advanceTimersByTime(17_000);
    await store.set(sendLinkAtom, 'next');
    expect(store.get(pausesAtom).next).toBe(60);
    vi.advanceTimersByTime(61_000);
    expect(store.get(pausesAtom)).toEqual({ account: 0, next: 0 });
    stop();
  });

  it('is known after a reload, and another clock than the server’s does not matter', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2001, 0, 1) });
    const { store } = open(accountServer({ confirmationPause: 43, nextEmail: 'next@example.com', nextEmailPause: 7 }));
    const stop = store.sub(pausesAtom, () => {});
    await store.set(loadProfileAtom);
    expect(store.get(pausesAtom)).toEqual({ account: 43, next: 7 });
    vi.advanceTimersByTime(8000);
    expect(store.get(pausesAtom)).toEqual({ account: 35, next: 0 });
    stop();
  });

  it('does not begin with a mail that did not leave', async () => {
    const { store } = open(accountServer({}, { sendConfirmation: { code: 429, details: { retry_after: 30 } } }));
    const result = await store.set(sendLinkAtom, 'account');
    expect(result).toMatchObject({ failure: { kind: 'busy', retryAfter: 30 } });
    expect(store.get(pausesAtom).account).toBe(0);
  });
});

describe('another address', () => {
  it('is forgotten when it is taken back', async () => {
    const { store } = open(accountServer({ nextEmail: 'next@example.com', nextEmailPause: 30 }));
    await store.set(loadProfileAtom);
    await store.set(withdrawEmailAtom, undefined);
    expect(store.get(profileAtom)).toMatchObject({ value: { profile: { nextEmail: null } } });
    expect(store.get(pausesAtom).next).toBe(0);
  });
});

describe('the password', () => {
  it('is there after the first one was set', async () => {
    const { store } = open(accountServer({ hasPassword: false }));
    await store.set(loadProfileAtom);
    await store.set(changePasswordAtom, { password: 'paper-boat-7' });
    expect(store.get(profileAtom)).toMatchObject({ value: { profile: { hasPassword: true } } });
    expect(store.get(sessionsAtom).state).toBe('ready');
  });
});

describe('all data', () => {
  const begin = vi.fn<typeof beginDownload>();

  it('is left to the browser', async () => {
    const { store } = open();
    begin.mockResolvedValue({ ok: true, value: null });
    store.set(beginDownloadAtom, { begin });
    expect(await store.set(exportAccountAtom)).toEqual({ ok: true, value: null });
    expect(begin).toHaveBeenCalledWith('/media/export.json');
  });

  it('that cannot be had now says when', async () => {
    const { store } = open();
    begin.mockResolvedValue({ ok: false, failure: { status: 503, retryAfter: 10 } });
    store.set(beginDownloadAtom, { begin });
    expect(await store.set(exportAccountAtom)).toEqual({ ok: false, failure: { kind: 'busy', retryAfter: 10 } });
  });

  it('is not asked of the browser where the server made none', async () => {
    const { store } = open(accountServer({}, { exportAccount: { offline: true } }));
    begin.mockClear();
    store.set(beginDownloadAtom, { begin });
    expect(await store.set(exportAccountAtom)).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(begin).not.toHaveBeenCalled();
  });
});

describe('the deletion', () => {
  it('says when the account goes, and reads the sessions again', async () => {
    const { api, store } = open();
    await store.set(deleteAccountAtom, { current: 'correct-horse' });
    expect(store.get(profileAtom)).toMatchObject({ value: { profile: { deletionAt: Date.UTC(2026, 10, 29, 12) } } });
    expect(api.calls.some(({ name }) => name === 'listSessions')).toBe(true);
  });

  it('that was refused leaves everything as it was', async () => {
    const { store } = open(accountServer({}, { deleteAccount: { refuse: 'wrong-password' } }));
    await store.set(loadProfileAtom);
    expect(await store.set(deleteAccountAtom, {})).toMatchObject({ failure: { reason: 'wrong-password' } });
    expect(store.get(profileAtom)).toMatchObject({ value: { profile: { deletionAt: null } } });
  });
});
