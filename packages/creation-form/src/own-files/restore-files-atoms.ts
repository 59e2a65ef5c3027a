import { savedOrderAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { pageModesAtom, takeSettingsAtom } from '../draft/draft-atoms.ts';
import { promptAtom } from '../draft/kept-draft-atoms.ts';
import { ownPicturesAtom } from '../own-pictures/picture-atoms.ts';
import { ownVideoAtom } from '../own-video/video-atoms.ts';
import { bringKeptFilesAtom } from './bring-files-atoms.ts';

/** Shows the order that waited over a login as it was set up, with its files; the page was loaded anew meanwhile. */
export const restoreFilesAtom = atom(null, async (get, set) => {
  const pending = get(savedOrderAtom)?.pending;
  if (!pending || !get(pageModesAtom).includes(pending.mode)) return;
  const hasFiles = pending.mode === 'video' ? get(ownVideoAtom) : get(ownPicturesAtom).first;
  if (hasFiles) return;
  // A list of prompts is kept by itself, with the line in hand in the field.
  const { input } = pending;
  set(takeSettingsAtom, pending.prompts ? { ...pending, input: { ...input, prompt: get(promptAtom) } } : pending);
  await set(bringKeptFilesAtom, pending.key);
});
