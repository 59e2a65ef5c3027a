import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { beginGoogleAtom, hasGoogleAtom } from './google-atoms.ts';
import { travelAtom } from './travel-atom.ts';

function openPage(answers: FakeAnswers) {
  const store = createStore();
  const open = vi.fn<(address: string) => void>();
  const api = fakeApi(answers);
  store.set(apiClientAtom, api);
  store.set(travelAtom, { address: () => 'https://kinora.example/home/', open });
  return { api, open, store };
}

describe('a sign-in with Google', () => {
  it('is offered where the server has it', () => {
    const store = createStore();
    expect(store.get(hasGoogleAtom)).toBe(false);
    store.set(siteAtom, aSiteConfig({ google: true }));
    expect(store.get(hasGoogleAtom)).toBe(true);
  });

  it('leaves for the address that the server names, and comes back here', async () => {
    const { api, open, store } = openPage({ authLogin: { data: { url: 'https://accounts.example/begin' } } });
    expect(await store.set(beginGoogleAtom)).toMatchObject({ ok: true });
    expect(open).toHaveBeenCalledExactlyOnceWith('https://accounts.example/begin');
    expect(api.calls).toEqual([
      { name: 'authLogin', input: { provider: 'google', redirect_url: 'https://kinora.example/home/' } },
    ]);
  });

  it.each([{ refuse: 'not-configured' }, { offline: true }] as const)('stays here after %o', async (authLogin) => {
    const { open, store } = openPage({ authLogin });
    expect(await store.set(beginGoogleAtom)).toMatchObject({ ok: false });
    expect(open).not.toHaveBeenCalled();
  });
});
