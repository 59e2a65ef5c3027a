import { REFERENCE_SLOTS, slotsOf } from '@kinora/contracts/catalogue';
import type { SubmitOutcome } from '@kinora/creations';
import { isFileToBlame, type RequestFiles } from '@kinora/creations/files';
import {
  isFinal,
  missingPicture,
  ownPicturesAtom,
  keepRefusalAtom,
  pictureFilesAtom,
  serverRefusalOfAtom,
  serverRefusalsAtom,
  ownReferencesAtom,
  keepVideoRefusalAtom,
  ownVideoAtom,
  videoServerRefusalAtom,
  type MissingFile,
} from '@kinora/source-files';
import { atom } from 'jotai';

import { modeAtom, takesTwoAtom } from '../draft/draft-atoms.ts';

const filesAtom = atom((get): RequestFiles => {
  const video = get(ownVideoAtom);
  const references = get(ownReferencesAtom).map(({ name, file }, index) => [
    REFERENCE_SLOTS[index],
    { name, content: file },
  ]);
  return {
    ...get(pictureFilesAtom),
    ...(video && { video: { name: video.name, content: video.file } }),
    ...Object.fromEntries(references),
  };
});

/** The files of this device that the draft's clip is made of. */
export const draftFilesAtom = atom((get): RequestFiles => {
  const files = get(filesAtom);
  const wanted = slotsOf(get(modeAtom));
  return Object.fromEntries(wanted.flatMap((slot) => (files[slot] ? [[slot, files[slot]] as const] : [])));
});

/** What tells the files of this device apart, of the draft's clip. */
export const draftFileIdsAtom = atom((get): readonly (string | undefined)[] => {
  const { first, second } = get(ownPicturesAtom);
  return [first?.id, second?.id, get(ownVideoAtom)?.id, ...get(ownReferencesAtom).map(({ id }) => id)];
});

const missingVideoAtom = atom((get): MissingFile | null => {
  if (get(ownVideoAtom) === null) return 'video';
  return isFinal(get(videoServerRefusalAtom)) ? 'other-video' : null;
});

/** There is always one: without any, the draft is one of words. */
const missingReferenceAtom = atom((get): MissingFile | null => {
  const failureOf = get(serverRefusalOfAtom);
  return get(ownReferencesAtom).some(({ id }) => isFinal(failureOf(id))) ? 'other-reference' : null;
});

/** The file that the draft still needs; null where it has all. */
export const missingFileAtom = atom((get): MissingFile | null => {
  const { files = [], referencesMax } = get(modeAtom);
  if (referencesMax !== undefined) return get(missingReferenceAtom);
  if (files.includes('video')) return get(missingVideoAtom);
  if (files.length === 0) return null;
  const [hasTwo, pictures, refused] = [get(takesTwoAtom), get(ownPicturesAtom), get(serverRefusalsAtom)];
  return missingPicture({ hasTwo, pictures, refused });
});

/** Remembers the file that a request failed for, so that the form says so beside it. */
export const keepFileRefusalAtom = atom(null, (_get, set, outcome: SubmitOutcome) => {
  const isOfVideo = outcome.kind === 'file-failed' && outcome.field === 'video';
  if (!isOfVideo) set(keepRefusalAtom, outcome);
  else if (isFileToBlame(outcome.failure)) set(keepVideoRefusalAtom, outcome.failure);
});
