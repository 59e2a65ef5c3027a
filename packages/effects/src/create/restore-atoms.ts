import type { CreationInput } from '@kinora/contracts/creations';
import type { Recipe } from '@kinora/contracts/recipe';
import { savedRequestAtom } from '@kinora/creations';
import { effectInputIn } from '@kinora/creations/links';
import { fetchKeptFilesAtom, fetchFilesAtom, ownPicturesAtom, type FetchFailure } from '@kinora/source-files';
import { atom } from 'jotai';

import { takeInputAtom } from '../choices/effect-choices-atoms.ts';

/** Shows the request that waited over a login as it was set up, with its pictures; the page was reloaded in between. */
const restoreOrderAtom = atom(null, async (get, set, effect: Recipe) => {
  const pending = get(savedRequestAtom)?.pending;
  if (pending?.mode !== 'effect' || pending.input.effect !== effect.id || get(ownPicturesAtom).first) return;
  set(takeInputAtom, { effect, input: pending.input });
  await set(fetchKeptFilesAtom, pending.key);
});

/** Sets the effect up like an earlier clip of it; null when its picture is here. */
const takeClipAtom = atom(
  null,
  async (_get, set, { effect, input }: { effect: Recipe; input: CreationInput }): Promise<FetchFailure | null> => {
    set(takeInputAtom, { effect, input });
    return set(fetchFilesAtom, input);
  },
);

export interface Arrival {
  readonly effect: Recipe;
  /** The fragment of the address; empty for none. */
  readonly fragment: string;
}

/** How it was set up; `missing` tells why a picture that the fragment names is not here. */
export type Arrived = { readonly kind: 'restored' } | { readonly kind: 'taken'; readonly missing: FetchFailure | null };

/**
 * Sets an effect's page up when somebody comes to it: as the fragment of the address asks, or as what waited over a
 * login.
 */
export const arriveAtom = atom(null, async (_get, set, { effect, fragment }: Arrival): Promise<Arrived> => {
  if (fragment !== '') {
    return { kind: 'taken', missing: await set(takeClipAtom, { effect, input: effectInputIn(fragment) }) };
  }
  await set(restoreOrderAtom, effect);
  return { kind: 'restored' };
});
