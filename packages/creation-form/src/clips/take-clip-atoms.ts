import { atom } from 'jotai';

import { takeSettingsAtom } from '../draft/draft-atoms.ts';
import type { Asked } from '../draft/draft.ts';
import { bringFilesAtom } from '../own-files/bring-files-atoms.ts';

/** Sets the form up like an earlier clip; false when a picture of that clip is not to be had any more. */
export const takeClipAtom = atom(null, (_get, set, clip: Asked): Promise<boolean> => {
  set(takeSettingsAtom, clip);
  return set(bringFilesAtom, clip.input);
});
