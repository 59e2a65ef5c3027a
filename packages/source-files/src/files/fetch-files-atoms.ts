import { apiClientAtom } from '@kinora/api-client';
import { fail, ok, type Result } from '@kinora/contracts';
import { FILE_SLOTS, filesIn, type FileSlot } from '@kinora/contracts/catalogue';
import { uploadClip } from '@kinora/contracts/uploads';
import { keptFilesAtom } from '@kinora/creations';
import { fetchFileAtom } from '@kinora/creations/files';
import type { NamedFiles } from '@kinora/creations/links';
import { atom } from 'jotai';

import { addPictureAtom } from '../pictures/picture-atoms.ts';
import { changeReferencesAtom } from '../references/change-references-atoms.ts';
import { clearReferencesAtom } from '../references/references-atoms.ts';
import { addVideoAtom } from '../video/video-atoms.ts';
import { fetchFailure, type FetchFailure } from './fetch-messages.ts';

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

/** Brings one earlier upload; null when it is here. */
export const fetchUploadAtom = atom(null, async (_get, set, { id, slot }: Wanted): Promise<FetchFailure | null> => {
  const brought = await set(fetchFileAtom, id);
  if (!brought.ok) return brought.failure;
  await set(putAtom, { slot, brought: brought.value });
  return null;
});

/** The id of the upload that a clip of the member's own is made to. */
const uploadOfAtom = atom(null, async (get, _set, clip: string): Promise<Result<string, FetchFailure>> => {
  const answer = await get(apiClientAtom).call(uploadClip, { id: clip });
  return answer.ok ? ok(answer.value.id) : fail(fetchFailure(answer.failure));
});

/** Brings the files of an earlier clip, or a clip itself; null when all are here, else why one is not. */
export const fetchFilesAtom = atom(null, async (_get, set, brought: NamedFiles): Promise<FetchFailure | null> => {
  const { clip, ...input } = brought;
  const video = clip === undefined ? ok(input.video) : await set(uploadOfAtom, clip);
  if (!video.ok) return video.failure;
  const files = filesIn(video.value === undefined ? input : { ...input, video: video.value });
  if (input.references) set(clearReferencesAtom);
  let failure: FetchFailure | null = null;
  for (const slot of FILE_SLOTS) {
    const id = files[slot];
    if (id !== undefined) failure = (await set(fetchUploadAtom, { slot, id })) ?? failure;
  }
  return failure;
});

/** Brings back the files that wait with a request, by its key: the page was reloaded in between. */
export const fetchKeptFilesAtom = atom(null, async (_get, set, key: string) => {
  const files = await set(keptFilesAtom, key);
  for (const slot of FILE_SLOTS) {
    const brought = files?.[slot];
    if (brought) await set(putAtom, { slot, brought });
  }
});
