// @vitest-environment happy-dom
import { travelAtom } from '@kinora/auth';
import { accountServer } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';

import { signAdaIn } from '../testing/account-seeds.ts';
import { connectGoogleAtom } from './connect-atoms.ts';

function openPage(api = accountServer()) {
  const store = createStore();
  const open = vi.fn<(address: string) => void>();
  signAdaIn(api)(store);
  store.set(travelAtom, { address: () => 'https://kinora.example/member/', open });
  return { api, open, store };
}

it('leaves for Google with the password, and comes back here', async () => {
  const { api, open, store } = openPage();
  expect(await store.set(connectGoogleAtom, { current: 'correct-horse' })).toMatchObject({ ok: true });
  expect(open).toHaveBeenCalledExactlyOnceWith('https://accounts.example/connect');
  expect(api.calls.at(-1)).toMatchObject({
    name: 'linkSignIn',
    input: { provider: 'google', redirect_url: 'https://kinora.example/member/' },
  });
});

it.each([{ refuse: 'wrong-password' }, { refuse: 'already-linked' }, { offline: true }] as const)(
  'stays here after %o',
  async (linkSignIn) => {
    const { open, store } = openPage(accountServer({}, { linkSignIn }));
    expect(await store.set(connectGoogleAtom, { current: 'correct-horse' })).toMatchObject({ ok: false });
    expect(open).not.toHaveBeenCalled();
  },
);
