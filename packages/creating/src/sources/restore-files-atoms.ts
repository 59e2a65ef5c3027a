import { refreshWhileMounted } from '@kinora/api-client';
import type { Mode } from '@kinora/contracts/catalogue';
import { savedRequestAtom } from '@kinora/creations';
import { ownPicturesAtom, referenceCountAtom, ownVideoAtom, fetchKeptFilesAtom } from '@kinora/source-files';
import { atom } from 'jotai';

import { pageModesAtom } from '../draft/chosen-atoms.ts';
import { takeSettingsAtom } from '../draft/draft-atoms.ts';
import { promptAtom } from '../kept/kept-draft-atoms.ts';

/** Whether files of the kind that a mode takes are here already; a mode of words takes none. */
const hasFilesAtom = atom((get) => (mode: Mode): boolean => {
  if (mode === 'text') return true;
  if (mode === 'reference') return get(referenceCountAtom) > 0;
  return mode === 'video' ? get(ownVideoAtom) !== null : get(ownPicturesAtom).first !== undefined;
});

/** Shows the request that waited over a login as it was set up, with its files; the page was reloaded in between. */
export const restoreFilesAtom = atom(null, async (get, set) => {
  const pending = get(savedRequestAtom)?.pending;
  if (!pending || !get(pageModesAtom).includes(pending.mode)) return;
  if (get(hasFilesAtom)(pending.mode)) return;
  // A list of prompts is kept by itself, with the line in hand in the field.
  const { input } = pending;
  set(takeSettingsAtom, pending.prompts ? { ...pending, input: { ...input, prompt: get(promptAtom) } } : pending);
  await set(fetchKeptFilesAtom, pending.key);
});

/** Does so when what the files stand in is shown. */
export const restoringFilesAtom = refreshWhileMounted([], restoreFilesAtom);
