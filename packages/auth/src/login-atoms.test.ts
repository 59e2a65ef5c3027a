import { readPendingCreation, savePendingCreation } from '@kinora/browser/kept';
import { isProjectPending, markPendingProject } from '@kinora/browser/projects';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  closeLoginAtom,
  finishLoginAtom,
  finishSignUpAtom,
  loginAtom,
  openLoginAtom,
  takeWelcomeAtom,
} from './login-atoms.ts';
import { pageAtom } from './page-atom.ts';
import { aPage } from './testing/a-page.ts';

const pending = { model: 'local', mode: 'text', input: {}, count: 1, cost: 8, key: 'k-1', label: 'local' } as const;
const byCreating = { reason: 'create', cost: 8 } as const;

function openPage() {
  const store = createStore();
  const reload = vi.fn<() => void>();
  store.set(pageAtom, aPage({ reload }));
  return { reload, store };
}

beforeEach(() => {
  vi.useFakeTimers();
  savePendingCreation(pending);
});
afterEach(() => vi.useRealTimers());

describe('the login dialog', () => {
  it('opened by creating lets the saved request continue after signing in', () => {
    const { reload, store } = openPage();
    store.set(openLoginAtom, byCreating);
    expect(store.get(loginAtom)).toEqual(byCreating);
    store.set(finishLoginAtom);
    expect([store.get(loginAtom), reload.mock.calls.length]).toEqual([null, 1]);
    expect(readPendingCreation()?.resumes).toBe(true);
  });

  it('closed without signing in lets it wait', () => {
    const { reload, store } = openPage();
    store.set(openLoginAtom, byCreating);
    store.set(closeLoginAtom);
    expect(store.get(loginAtom)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    expect(readPendingCreation()).toEqual({ pending, resumes: false, isFresh: true });
  });

  it('opened from the header lets it wait too', () => {
    openPage().store.set(openLoginAtom, { reason: 'header' });
    expect(readPendingCreation()?.resumes).toBe(false);
  });

  it('opened by saving a project lets that continue alone, until it is closed', () => {
    const { store } = openPage();
    markPendingProject();
    store.set(openLoginAtom, { reason: 'save' });
    expect([isProjectPending(), readPendingCreation()?.resumes]).toEqual([true, false]);
    store.set(closeLoginAtom);
    expect(isProjectPending()).toBe(false);
    markPendingProject();
    store.set(openLoginAtom, byCreating);
    expect(isProjectPending()).toBe(false);
  });

  it('reloads 200 ms after signing up, and tells the start credits once', () => {
    const { reload, store } = openPage();
    store.set(openLoginAtom, byCreating);
    store.set(finishSignUpAtom, 40);
    expect(store.get(loginAtom)).toBeNull();
    vi.advanceTimersByTime(199);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
    const next = openPage().store;
    expect([next.set(takeWelcomeAtom), next.set(takeWelcomeAtom)]).toEqual([40, 0]);
  });

  it('tells nothing when there were no start credits', () => {
    const { store } = openPage();
    store.set(finishSignUpAtom, 0);
    expect(store.set(takeWelcomeAtom)).toBe(0);
  });
});
