import { apiClientAtom } from '@kinora/api-client';
import { FILE_SLOTS, filesIn, uploadClip, type CreationInput, type FileSlot } from '@kinora/contracts';
import { bringFileAtom, keptFilesAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { addPictureAtom } from '../own-pictures/picture-atoms.ts';
import { changeReferencesAtom } from '../own-references/change-references-atoms.ts';
import { clearReferencesAtom } from '../own-references/references-atoms.ts';
import { addVideoAtom } from '../own-video/video-atoms.ts';

interface Brought {
  readonly name: string;
  readonly content: Blob;
}

interface Put {
  readonly slot: FileSlot;
  readonly brought: Brought;
}

const putAtom = atom(null, async (_get, set, { brought, slot }: Put) => {
  const file = new File([brought.content], brought.name);
  if (slot === 'video') await set(addVideoAtom, file);
  else if (slot === 'first' || slot === 'last')
    await set(addPictureAtom, { place: slot === 'first' ? 'first' : 'second', file });
  else await set(changeReferencesAtom, { kind: 'add', files: [file] });
});

interface Wanted {
  readonly slot: FileSlot;
  /** Of an upload. */
  readonly id: string;
}

/** Brings one earlier upload; false when it is not to be had any more. */
export const bringUploadAtom = atom(null, async (_get, set, { id, slot }: Wanted): Promise<boolean> => {
  const brought = await set(bringFileAtom, id);
  if (brought) await set(putAtom, { slot, brought });
  return brought !== null;
});

/** The id of the upload that a clip of the member's own is made to; undefined where it cannot be. */
const uploadOfAtom = atom(null, async (get, _set, clip: string): Promise<string | undefined> => {
  const answer = await get(apiClientAtom).call(uploadClip, { id: clip });
  return answer.ok ? answer.value.id : undefined;
});

/** Uploads as an input names them; `clip` is a creation, whose clip is to be the video. */
export type BroughtFiles = CreationInput & { readonly clip?: string };

/** Brings the files of an earlier clip, or a clip itself; false when one of them is not to be had any more. */
export const bringFilesAtom = atom(null, async (_get, set, { clip, ...input }: BroughtFiles): Promise<boolean> => {
  const video = clip === undefined ? input.video : await set(uploadOfAtom, clip);
  const files = filesIn(video === undefined ? input : { ...input, video });
  if (files['reference-1'] !== undefined) set(clearReferencesAtom);
  let hasAll = clip === undefined || video !== undefined;
  for (const slot of FILE_SLOTS) {
    const id = files[slot];
    if (id !== undefined) hasAll = (await set(bringUploadAtom, { slot, id })) && hasAll;
  }
  return hasAll;
});

/** Brings back the files that wait with an order, by its key: the page was loaded anew meanwhile. */
export const bringKeptFilesAtom = atom(null, async (_get, set, key: string) => {
  const files = await set(keptFilesAtom, key);
  for (const slot of FILE_SLOTS) {
    const brought = files?.[slot];
    if (brought) await set(putAtom, { slot, brought });
  }
});
