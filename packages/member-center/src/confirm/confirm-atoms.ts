import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { confirmAddress } from '@kinora/api-client/profile';
import type { confirmAddress as endpoint } from '@kinora/contracts/identity';
import type { OutputOf, RefusalOf } from '@kinora/contracts/wire';
import { atom } from 'jotai';

import { announceProfileAtom } from '../profile-atoms.ts';

export type ConfirmFailure = ApiFailure<RefusalOf<typeof endpoint>>;

/** What has become of the proof in a mail's link; `none` where the page was opened without one. */
type ConfirmState =
  | { readonly state: 'none' }
  | { readonly state: 'working' }
  | ({ readonly state: 'done' } & OutputOf<typeof endpoint>)
  | { readonly state: 'failed'; readonly failure: ConfirmFailure };

interface Attempt {
  readonly proof: string;
  readonly is: ConfirmState;
}

const attemptAtom = atom<Attempt>({ proof: '', is: { state: 'none' } });

const sendAtom = atom(null, async (get, set, proof: string) => {
  set(attemptAtom, { proof, is: { state: 'working' } });
  const answer = await confirmAddress(get(apiClientAtom), proof);
  const is: ConfirmState = answer.ok
    ? { state: 'done', ...answer.value }
    : { state: 'failed', failure: answer.failure };
  set(attemptAtom, { proof, is });
  if (answer.ok) await set(announceProfileAtom);
});

/** What has become of a proof. Showing it proves the address, once for each proof: it is used up. */
export function createConfirmation(proof: string) {
  const confirmationAtom = atom(
    (get): ConfirmState => {
      const attempt = get(attemptAtom);
      if (attempt.proof === proof) return attempt.is;
      return { state: proof === '' ? 'none' : 'working' };
    },
    (get, set) => {
      // Nothing to prove is no failure.
      if (proof !== '' && get(attemptAtom).proof !== proof) void set(sendAtom, proof);
    },
  );
  confirmationAtom.onMount = (confirm) => confirm();
  return confirmationAtom;
}

/** Tries the same proof again. */
export const confirmAgainAtom = atom(null, async (get, set) => {
  const { proof, is } = get(attemptAtom);
  if (is.state === 'failed') await set(sendAtom, proof);
});
