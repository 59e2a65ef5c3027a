import { REFERENCE_SLOTS } from '@kinora/contracts/catalogue';
import { atom } from 'jotai';

import { decodePictureAtom } from '../pictures/picture-atoms.ts';
import { readPicture, type OwnPicture, type PictureRefusal } from '../pictures/read-picture.ts';

const referencesBaseAtom = atom<readonly OwnPicture[]>([]);
const refusalAtom = atom<PictureRefusal | null>(null);

/** The member's reference pictures, in the order they are named. */
export const ownReferencesAtom = atom((get) => get(referencesBaseAtom));

export const referenceCountAtom = atom((get) => get(referencesBaseAtom).length);

/** Why the last file was not added. */
export const referenceRefusalAtom = atom((get) => get(refusalAtom));

/** Looks at a file and puts it behind the others; a refused one leaves everything as it was, and says why. */
export const addReferenceAtom = atom(null, async (get, set, file: File) => {
  const read = await readPicture(file, get(decodePictureAtom).decode);
  set(refusalAtom, read.ok ? null : read.failure);
  if (!read.ok) return;
  const before = get(referencesBaseAtom);
  if (before.length < REFERENCE_SLOTS.length) set(referencesBaseAtom, [...before, read.value]);
  else URL.revokeObjectURL(read.value.url);
});

/** Lets one go, by its id; the others move up. */
export const removeReferenceAtom = atom(null, (get, set, id: string) => {
  const before = get(referencesBaseAtom);
  const gone = before.find((one) => one.id === id);
  if (!gone) return;
  URL.revokeObjectURL(gone.url);
  set(
    referencesBaseAtom,
    before.filter((one) => one !== gone),
  );
  set(refusalAtom, null);
});

export const clearReferencesAtom = atom(null, (get, set) => {
  for (const { id } of get(referencesBaseAtom)) set(removeReferenceAtom, id);
});
