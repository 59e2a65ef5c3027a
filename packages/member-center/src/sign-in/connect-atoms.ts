import { apiClientAtom } from '@kinora/api-client';
import { linkSignIn, type Proof } from '@kinora/api-client/profile';
import { travelAtom } from '@kinora/auth';
import { atom } from 'jotai';

/** Leaves for Google to connect it, and comes back to this page; the result says why it did not leave. */
export const connectGoogleAtom = atom(null, async (get, _set, proof: Proof) => {
  const { address, open } = get(travelAtom);
  const begun = await linkSignIn(get(apiClientAtom), { ...proof, provider: 'google', returnTo: address() });
  if (begun.ok) open(begun.value);
  return begun;
});
