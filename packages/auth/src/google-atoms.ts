import { apiClientAtom, beginGoogle, siteAtom } from '@kinora/api-client';
import { atom } from 'jotai';

import { travelAtom } from './travel-atom.ts';

/** Whether this server offers a sign-in with Google. */
export const hasGoogleAtom = atom((get) => get(siteAtom)?.google === true);

/** Leaves for Google, and comes back to this page; the result says why it did not leave. */
export const beginGoogleAtom = atom(null, async (get) => {
  const { address, open } = get(travelAtom);
  const begun = await beginGoogle(get(apiClientAtom), address());
  if (begun.ok) open(begun.value);
  return begun;
});
