import { atom } from 'jotai';

import { takeSettingsAtom } from '../draft/draft-atoms.ts';
import type { Asked } from '../draft/draft.ts';
import { pageKindAtom } from '../draft/page-kind-atoms.ts';
import { bringFilesAtom } from '../own-files/bring-files-atoms.ts';
import type { BringFailure } from '../own-files/bring-words.ts';
import { clearReferencesAtom } from '../own-references/references-atoms.ts';

/** Sets the form up like an earlier clip; null when all its files are here. */
export const takeClipAtom = atom(null, (get, set, clip: Asked): Promise<BringFailure | null> => {
  set(takeSettingsAtom, clip);
  if (get(pageKindAtom) === 'text') set(clearReferencesAtom);
  return set(bringFilesAtom, clip.input);
});
