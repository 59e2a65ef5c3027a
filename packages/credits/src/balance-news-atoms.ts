import { memberAtom } from '@kinora/auth';
import { openTabChannel, watchReturn } from '@kinora/browser';
import { atom } from 'jotai';

import { refreshBalanceAtom } from './balance-atoms.ts';

const CHANNEL = 'credits';

/** How tabs tell each other that credits moved, and how a page hears that somebody is back; tests set their own. */
export const creditLineAtom = atom({
  open: (listener: (message: unknown) => void) => openTabChannel(CHANNEL, listener),
  watchReturn,
  watchFocus(listener: () => void) {
    globalThis.addEventListener('focus', listener);
    return () => globalThis.removeEventListener('focus', listener);
  },
});

/** Tells the other tabs of this member that credits moved: each asks for its number itself. */
export const tellCreditsMovedAtom = atom(null, (get) => {
  const line = get(creditLineAtom).open(() => {});
  line.post(get(memberAtom)?.id ?? null);
  line.close();
});

/** Credits moved here: the number is asked for, and the other tabs are told. */
export const creditsMovedAtom = atom(null, async (_get, set) => {
  set(tellCreditsMovedAtom);
  await set(refreshBalanceAtom);
});

const turnAtom = atom(0);

const followingAtom = atom(
  (get) => get(turnAtom),
  (get, set) => {
    const refresh = () => {
      set(turnAtom, (turn) => turn + 1);
      set(refreshBalanceAtom).catch(() => undefined);
    };
    const { open, ...watch } = get(creditLineAtom);
    const line = open((owner) => {
      if (owner !== null && owner === get(memberAtom)?.id) refresh();
    });
    const stops = [() => line.close(), watch.watchReturn(refresh), watch.watchFocus(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  },
);
followingAtom.onMount = (start) => start();

/** Keeps the balance in step with other tabs and asks again when somebody comes back; grows each time it asks. */
export const balanceNewsAtom = atom((get) => get(followingAtom));
