import { continueSavedOrderAtom, orderPrice, sendSavedOrderAtom, type SubmitOutcome } from '@kinora/creations';
import { atom } from 'jotai';

import type { SavedOrderState } from './saved-order-notice.tsx';

const stateAtom = atom<SavedOrderState>('waiting');
export const savedOrderStateAtom = atom((get) => get(stateAtom));

type Way = Exclude<SavedOrderState, 'waiting'>;

/** Goes on with the kept request by itself, or sends it after a click; resolves to what came of it, null for nothing. */
export const runSavedOrderAtom = atom(null, async (_get, set, how: Way): Promise<SubmitOutcome | null> => {
  set(stateAtom, how);
  const outcome = await (how === 'sending' ? set(sendSavedOrderAtom) : set(continueSavedOrderAtom, orderPrice));
  set(stateAtom, 'waiting');
  return outcome;
});
