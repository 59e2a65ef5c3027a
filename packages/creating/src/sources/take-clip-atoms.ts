import { fetchFilesAtom, type FetchFailure, clearReferencesAtom } from '@kinora/source-files';
import { atom } from 'jotai';

import { takeSettingsAtom } from '../draft/draft-atoms.ts';
import type { Asked } from '../draft/draft.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';

/** Sets the form up like an earlier clip; null when all its files are here. */
export const takeClipAtom = atom(null, (get, set, clip: Asked): Promise<FetchFailure | null> => {
  set(takeSettingsAtom, clip);
  if (get(pageKindAtom) === 'text') set(clearReferencesAtom);
  return set(fetchFilesAtom, clip.input);
});
