import { savedOrderAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { takeSettingsAtom, pageModesAtom } from '../draft/draft-atoms.ts';
import { promptAtom } from '../draft/kept-draft-atoms.ts';
import { bringKeptPicturesAtom } from './bring-pictures-atoms.ts';
import { ownPicturesAtom } from './picture-atoms.ts';

/** Shows the order that waited over a login as it was set up, with its pictures; the page was loaded anew meanwhile. */
export const restorePicturesAtom = atom(null, async (get, set) => {
  const pending = get(savedOrderAtom)?.pending;
  if (!pending || !get(pageModesAtom).includes(pending.mode) || get(ownPicturesAtom).first) return;
  // A list of prompts is kept by itself, with the line in hand in the field.
  const { input } = pending;
  set(takeSettingsAtom, pending.prompts ? { ...pending, input: { ...input, prompt: get(promptAtom) } } : pending);
  await set(bringKeptPicturesAtom, pending.key);
});
