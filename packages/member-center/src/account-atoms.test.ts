// @vitest-environment happy-dom
import type { Download } from '@kinora/browser';
import { accountServer } from '@kinora/testkit';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  changePasswordAtom,
  confirmationPauseAtom,
  deleteAccountAtom,
  exportAccountAtom,
  saveFileAtom,
  sendConfirmationAtom,
} from './account-atoms.ts';
import { loadProfileAtom, profileStateAtom } from './profile-atoms.ts';
import { sessionsStateAtom } from './sessions/sessions-atoms.ts';
import { signAdaIn } from './testing/account-seeds.ts';

afterEach(() => vi.useRealTimers());

function open(api = accountServer()) {
  const store = createStore();
  signAdaIn(api)(store);
  return { api, store };
}

describe('the confirmation', () => {
  it('is sent again after a minute by the clock', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { store } = open();
    const stop = store.sub(confirmationPauseAtom, () => {});
    expect(store.get(confirmationPauseAtom)).toBe(0);
    await store.set(sendConfirmationAtom);
    expect(store.get(confirmationPauseAtom)).toBe(60);
    vi.advanceTimersByTime(17_000);
    expect(store.get(confirmationPauseAtom)).toBe(43);
    vi.advanceTimersByTime(60_000);
    expect(store.get(confirmationPauseAtom)).toBe(0);
    stop();
  });

  it('that did not leave begins no pause', async () => {
    const { store } = open(accountServer({}, { sendConfirmation: { code: 429, details: { retry_after: 30 } } }));
    const result = await store.set(sendConfirmationAtom);
    expect(result).toMatchObject({ failure: { kind: 'busy', retryAfter: 30 } });
    expect(store.get(confirmationPauseAtom)).toBe(0);
  });
});

describe('the password', () => {
  it('is there after the first one was set', async () => {
    const { store } = open(accountServer({ hasPassword: false }));
    await store.set(loadProfileAtom);
    await store.set(changePasswordAtom, { password: 'paper-boat-7' });
    expect(store.get(profileStateAtom)).toMatchObject({ profile: { hasPassword: true } });
    expect(store.get(sessionsStateAtom).state).toBe('ready');
  });
});

describe('all data', () => {
  it('is saved under a name with the day', async () => {
    const { store } = open();
    const save = vi.fn<(file: Download) => Promise<boolean>>().mockResolvedValue(true);
    store.set(saveFileAtom, { save });
    expect(await store.set(exportAccountAtom)).toMatchObject({ value: { isSaved: true } });
    const [file] = save.mock.calls[0] ?? [];
    expect(file?.url).toBe('/media/export.json');
    expect(file?.fileName).toMatch(/^kinora-account-\d{4}-\d\d-\d\d\.json$/);
  });

  it('is not asked of the browser where the server made none', async () => {
    const { store } = open(accountServer({}, { exportAccount: { offline: true } }));
    const save = vi.fn<(file: Download) => Promise<boolean>>();
    store.set(saveFileAtom, { save });
    expect(await store.set(exportAccountAtom)).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(save).not.toHaveBeenCalled();
  });
});

describe('the deletion', () => {
  it('says when the account goes, and reads the sessions again', async () => {
    const { api, store } = open();
    await store.set(deleteAccountAtom, { current: 'correct-horse' });
    expect(store.get(profileStateAtom)).toMatchObject({ profile: { deletionAt: Date.UTC(2026, 10, 29, 12) } });
    expect(api.calls.some(({ name }) => name === 'listSessions')).toBe(true);
  });

  it('that was refused leaves everything as it was', async () => {
    const { store } = open(accountServer({}, { deleteAccount: { refuse: 'wrong-password' } }));
    await store.set(loadProfileAtom);
    expect(await store.set(deleteAccountAtom, {})).toMatchObject({ failure: { reason: 'wrong-password' } });
    expect(store.get(profileStateAtom)).toMatchObject({ profile: { deletionAt: null } });
  });
});
