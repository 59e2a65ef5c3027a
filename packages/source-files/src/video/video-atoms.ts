import type { UploadFailure } from '@kinora/api-client/creations';
import { atom } from 'jotai';

import { measureVideo } from './measure-video.ts';
import { readVideo, type MeasureVideo, type OwnVideo, type VideoRefusal } from './read-video.ts';

/** How this browser measures a video; tests set their own. */
export const measureVideoAtom = atom<{ readonly measure: MeasureVideo }>({ measure: measureVideo });

const videoBaseAtom = atom<OwnVideo | null>(null);
const refusalBaseAtom = atom<VideoRefusal | null>(null);

/** The member's video. */
export const ownVideoAtom = atom((get) => get(videoBaseAtom));

/** Why the last file was not added. */
export const videoRefusalAtom = atom((get) => get(refusalBaseAtom));

interface Refused {
  readonly video: string;
  readonly failure: UploadFailure;
}

const refusedAtom = atom<readonly Refused[]>([]);

/** Why the server refused the video, as long as it is there. */
export const videoServerRefusalAtom = atom((get): UploadFailure | null => {
  const id = get(videoBaseAtom)?.id;
  return get(refusedAtom).find(({ video }) => video === id)?.failure ?? null;
});

/** Remembers why a request failed for the video, so that the form says so beside it. */
export const keepVideoRefusalAtom = atom(null, (get, set, failure: UploadFailure) => {
  const video = get(videoBaseAtom)?.id;
  if (video !== undefined) set(refusedAtom, (before) => [...before, { video, failure }]);
});

/** Looks at a file and shows it; a refused one leaves everything as it was, and says why. True when it was added. */
export const addVideoAtom = atom(null, async (get, set, file: File): Promise<boolean> => {
  const read = await readVideo(file, get(measureVideoAtom).measure);
  if (!read.ok) {
    set(refusalBaseAtom, read.failure);
    return false;
  }
  const before = get(videoBaseAtom);
  if (before) URL.revokeObjectURL(before.url);
  set(videoBaseAtom, read.value);
  set(refusalBaseAtom, null);
  return true;
});

export const removeVideoAtom = atom(null, (get, set) => {
  const before = get(videoBaseAtom);
  if (before) URL.revokeObjectURL(before.url);
  set(videoBaseAtom, null);
  set(refusalBaseAtom, null);
});
