import { refreshWhileMounted } from '@kinora/api-client';
import { isMemberAtom } from '@kinora/auth';
import { pageKindOf } from '@kinora/contracts/catalogue';
import {
  continueSavedOrderAtom,
  orderPrice,
  savedOrderAtom,
  sendSavedOrderAtom,
  type SubmitOutcome,
} from '@kinora/creations';
import { atom, type Atom } from 'jotai';

import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { dropMadeAtom } from '../prompts/prompts-atoms.ts';
import type { SavedOrderState } from './saved-order-notice.tsx';

const stateAtom = atom<SavedOrderState>('waiting');
export const savedOrderStateAtom = atom((get) => get(stateAtom));

type Way = Exclude<SavedOrderState, 'waiting'>;

/** Goes on with the kept request by itself, or sends it after a click; resolves to what came of it, null for nothing. */
export const runSavedOrderAtom = atom(null, async (get, set, how: Way): Promise<SubmitOutcome | null> => {
  const pending = get(savedOrderAtom)?.pending;
  set(stateAtom, how);
  const outcome = await (how === 'sending' ? set(sendSavedOrderAtom) : set(continueSavedOrderAtom, orderPrice));
  set(stateAtom, 'waiting');
  if (outcome?.kind === 'accepted' && pending?.prompts && pageKindOf(pending.mode) === get(pageKindAtom)) {
    set(dropMadeAtom, pending.prompts);
  }
  return outcome;
});

/** An atom that goes on with the kept request at each login while it is shown, and tells what came of it. */
export function createContinuation(tell: (outcome: SubmitOutcome | null) => void): Atom<null> {
  const goOnAtom = atom(null, async (get, set) => {
    const isFree = get(isMemberAtom) && get(stateAtom) === 'waiting';
    if (isFree) tell(await set(runSavedOrderAtom, 'continuing'));
  });
  return refreshWhileMounted([isMemberAtom], goOnAtom);
}
