import { savedOrderAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { takeSettingsAtom, pageModesAtom } from '../draft/draft-atoms.ts';
import { bringKeptPicturesAtom } from './bring-pictures-atoms.ts';
import { ownPicturesAtom } from './picture-atoms.ts';

/** Shows the order that waited over a login as it was set up, with its pictures; the page was loaded anew meanwhile. */
export const restorePicturesAtom = atom(null, async (get, set) => {
  const pending = get(savedOrderAtom)?.pending;
  if (!pending || !get(pageModesAtom).includes(pending.mode) || get(ownPicturesAtom).first) return;
  set(takeSettingsAtom, pending);
  await set(bringKeptPicturesAtom, pending.key);
});
