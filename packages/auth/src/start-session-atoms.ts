import { isLeaving, readToken, type Arrival } from '@kinora/browser';
import { atom } from 'jotai';

import { takeArrivalAtom } from './arrival-atoms.ts';
import { finishLeavingAtom, refreshMemberAtom, renewSessionAtom } from './session-calls-atoms.ts';

/** Begins where the page begins: with the ticket in its address, the session of this browser, or a guest's. */
export const startSessionAtom = atom(null, async (_get, set, arrival: Arrival = {}) => {
  if (isLeaving() && !(await set(finishLeavingAtom))) return;
  if (await set(takeArrivalAtom, arrival)) return;
  const held = readToken();
  if (held?.owner === 'member') await set(refreshMemberAtom);
  else if (!held) await set(renewSessionAtom, '');
});
