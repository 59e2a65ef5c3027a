import type { Clip, InsertMode } from '@kinora/contracts/timeline';
import { atom } from 'jotai';

import { runCommandAtom } from '../state/command-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { mediaAtom } from '../state/media-atoms.ts';
import { clockAtom } from '../state/transport-atoms.ts';
import { newMediaClip } from './new-clip.ts';
import { placeClip } from './place-clip.ts';

const chosenBaseAtom = atom<string | null>(null);

/** The medium that keys put on the timeline. */
export const chosenMediumAtom = atom((get) => get(chosenBaseAtom));
export const chooseMediumAtom = atom(null, (_get, set, mediaId: string) => set(chosenBaseAtom, mediaId));

interface Addition {
  readonly clip: Clip;
  readonly mode: InsertMode;
}

/** Puts a new clip where the playhead is, or behind everything. */
export const addClipAtom = atom(null, (get, set, { clip, mode }: Addition) => {
  const at = get(clockAtom).time();
  return set(runCommandAtom, placeClip(get(documentAtom), clip, { at, mode }));
});

interface MediumAddition {
  readonly mediaId: string;
  readonly mode: InsertMode;
}

/** Puts all of a medium on the timeline. */
export const addMediumAtom = atom(null, (get, set, { mediaId, mode }: MediumAddition) => {
  const medium = get(mediaAtom)[mediaId];
  if (!medium) return;
  set(chosenBaseAtom, mediaId);
  set(addClipAtom, { clip: newMediaClip(mediaId, medium), mode });
});

/** Puts the medium that was chosen last on the timeline. */
export const addChosenAtom = atom(null, (get, set, mode: InsertMode) => {
  const mediaId = get(chosenBaseAtom);
  if (mediaId !== null) set(addMediumAtom, { mediaId, mode });
});
