import { refreshWhileMounted } from '@kinora/api-client';
import { isMemberAtom } from '@kinora/auth';
import { pageKindOf } from '@kinora/contracts/catalogue';
import {
  continueSavedRequestAtom,
  requestPrice,
  savedRequestAtom,
  sendSavedRequestAtom,
  type SubmitOutcome,
} from '@kinora/creations';
import { atom, type Atom } from 'jotai';

import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { dropMadeAtom } from '../prompts/prompts-atoms.ts';
import type { SavedRequestState } from './saved-request-notice.tsx';

const stateAtom = atom<SavedRequestState>('waiting');
export const savedRequestStateAtom = atom((get) => get(stateAtom));

type Way = Exclude<SavedRequestState, 'waiting'>;

/** Goes on with the kept request by itself, or sends it after a click; resolves to what came of it, null for nothing. */
export const runSavedRequestAtom = atom(null, async (get, set, how: Way): Promise<SubmitOutcome | null> => {
  const pending = get(savedRequestAtom)?.pending;
  set(stateAtom, how);
  const outcome = await (how === 'sending' ? set(sendSavedRequestAtom) : set(continueSavedRequestAtom, requestPrice));
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
    if (isFree) tell(await set(runSavedRequestAtom, 'continuing'));
  });
  return refreshWhileMounted([isMemberAtom], goOnAtom);
}
