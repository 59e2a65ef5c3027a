import { apiClientAtom, type ApiClient } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { leadOneTab, openTabChannel } from '@kinora/browser';
import { projectLog } from '@kinora/browser/projects';
import { createStore } from 'jotai';

import { savingPortsAtom } from '../saving/saving-ports-atom.ts';

type Grant = () => Promise<unknown>;

/** As much of Web Locks as one lock after the other takes. */
function fakeLocks(): Parameters<typeof leadOneTab>[1] {
  const queues = new Map<string, Promise<unknown>>();
  async function request(name: string, { signal }: LockOptions, run: Grant): Promise<unknown> {
    const before = queues.get(name) ?? Promise.resolve();
    const turn = before.then(() => (signal?.aborted ? undefined : run()));
    queues.set(name, turn);
    return turn;
  }
  // Only the form of `request` that takes options is used.
  return { request } as unknown as Parameters<typeof leadOneTab>[1];
}

const ADA = { name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

interface TabOptions {
  readonly api: ApiClient;
  /** Null for a guest. */
  readonly member: string | null;
}

const listen =
  <Listener>(listeners: Set<Listener>) =>
  (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

/** A browser whose tabs share locks, channels and the data base. */
export function savingBrowser() {
  const locks = fakeLocks();
  let isOnline = true;
  const onlines = new Set<(online: boolean) => void>();
  const hides = new Set<() => void>();

  /** Another tab, or the same one after a reload. */
  function openTab({ api, member }: TabOptions) {
    const store = createStore();
    store.set(apiClientAtom, api);
    store.set(
      placeSessionAtom,
      member === null ? { owner: 'guest' } : { owner: 'member', member: { ...ADA, id: member } },
    );
    store.set(savingPortsAtom, {
      logOf: projectLog,
      lead: (leadership) => leadOneTab(leadership, locks),
      openChannel: openTabChannel,
      isOnline: () => isOnline,
      watchOnline: listen(onlines),
      watchHide: listen(hides),
    });
    return store;
  }
  return {
    openTab,
    goOnline: (isNow: boolean) => {
      isOnline = isNow;
      for (const listener of onlines) listener(isNow);
    },
    hide: () => {
      for (const listener of hides) listener();
    },
  };
}
