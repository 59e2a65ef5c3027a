import type { CreationInput } from '@kinora/contracts';
import type { Recipe } from '@kinora/contracts/recipe';
import { bringKeptFilesAtom, bringFilesAtom, effectInputIn, ownPicturesAtom } from '@kinora/creation-form';
import { savedOrderAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { takeInputAtom } from '../detail/effect-choices-atoms.ts';

/** Shows the order that waited over a login as it was set up, with its pictures; the page was loaded anew meanwhile. */
const restoreOrderAtom = atom(null, async (get, set, effect: Recipe) => {
  const pending = get(savedOrderAtom)?.pending;
  if (pending?.mode !== 'effect' || pending.input.effect !== effect.id || get(ownPicturesAtom).first) return;
  set(takeInputAtom, { effect, input: pending.input });
  await set(bringKeptFilesAtom, pending.key);
});

/** Sets the effect up like an earlier clip of it. False when a picture of that clip is not to be had any more. */
const takeClipAtom = atom(
  null,
  async (_get, set, { effect, input }: { effect: Recipe; input: CreationInput }): Promise<boolean> => {
    set(takeInputAtom, { effect, input });
    return set(bringFilesAtom, input);
  },
);

export interface Arrival {
  readonly effect: Recipe;
  /** The fragment of the address; empty for none. */
  readonly fragment: string;
}

/**
 * Sets an effect's page up when somebody comes to it: as the fragment of the address asks, or as what waited over a
 * login. `picture-gone` when a picture that the fragment names is not to be had any more.
 */
export const arriveAtom = atom(
  null,
  async (_get, set, { effect, fragment }: Arrival): Promise<'restored' | 'taken' | 'picture-gone'> => {
    if (fragment !== '') {
      return (await set(takeClipAtom, { effect, input: effectInputIn(fragment) })) ? 'taken' : 'picture-gone';
    }
    await set(restoreOrderAtom, effect);
    return 'restored';
  },
);
