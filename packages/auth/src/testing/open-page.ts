import { apiClientAtom } from '@kinora/api-client';
import { aSession, aStanding, someCredentials } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { vi } from 'vitest';

import { pageAtom } from '../page-atom.ts';
import { signInAtom } from '../session-calls-atoms.ts';
import { createSessionStore } from '../session-store-atoms.ts';
import { aPage } from './a-page.ts';

/** A page that was just opened: the client over these answers, the session in cookies. */
export function openPage(answers: FakeAnswers = {}) {
  const store = createStore();
  const reload = vi.fn<() => void>();
  const api = fakeApi(answers, { session: createSessionStore(store) });
  store.set(apiClientAtom, api);
  store.set(pageAtom, aPage({ reload }));
  return { api, reload, store, names: () => api.calls.map(({ name }) => name) };
}

export const member = { login: { data: aSession() }, initMember: { data: aStanding({ paid: 1 }) } } as const;
export const guest = { initTourists: { data: { token: 'tt_1' } } } as const;

/** A page whose member has just signed in. */
export async function signedInPage(answers: FakeAnswers = {}) {
  const page = openPage({ ...member, ...answers });
  await page.store.set(signInAtom, someCredentials());
  return page;
}
