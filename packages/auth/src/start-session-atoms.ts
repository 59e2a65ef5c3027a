import { apiClientAtom, askPermissions } from '@kinora/api-client';
import { firstPause, type Arrival } from '@kinora/browser';
import { fetchTraits, isLeaving, readToken } from '@kinora/browser/kept';
import { atom } from 'jotai';

import { takeArrivalAtom } from './arrival-atoms.ts';
import { pageAtom } from './page-atom.ts';
import { isMemberAtom } from './session-atoms.ts';
import { finishLeavingAtom, refreshMemberAtom, renewSessionAtom } from './session-calls-atoms.ts';

/**
 * Begins where the page begins: with the ticket in its address or the session of this browser. Without one, a guest's
 * begins when somebody uses the page, or with the first call that needs one: who only reads is not known by anything.
 */
export const startSessionAtom = atom(null, async (get, set, arrival: Arrival = {}) => {
  if (isLeaving() && !(await set(finishLeavingAtom))) return;
  if (await set(takeArrivalAtom, arrival)) return;
  const held = readToken();
  if (held?.owner === 'member') {
    await set(refreshMemberAtom);
    // The specification makes this call and uses no answer: nothing waits for it.
    if (get(isMemberAtom)) void askPermissions(get(apiClientAtom));
  } else if (!held) {
    const { firstPause: pause = firstPause } = get(pageAtom);
    await pause(fetchTraits);
    await set(renewSessionAtom, '');
  }
});
