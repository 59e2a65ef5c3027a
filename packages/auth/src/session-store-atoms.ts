import type { SessionStore } from '@kinora/api-client';
import { hideToken, readToken } from '@kinora/browser/kept';
import type { createStore } from 'jotai';

import { forgetSessionAtom, renewSessionAtom } from './session-calls-atoms.ts';

/** The session port of the API client, over the atoms of the app's store. */
export function createSessionStore(store: ReturnType<typeof createStore>): SessionStore {
  return {
    token: () => readToken()?.token ?? '',
    renew: (stale) => store.set(renewSessionAtom, stale),
    hide: hideToken,
    clear: () => store.set(forgetSessionAtom),
  };
}
