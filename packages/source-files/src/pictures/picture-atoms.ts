import { atom } from 'jotai';

import { decodePicture } from './decode-picture.ts';
import { readPicture, type DecodePicture, type OwnPicture, type PictureRefusal } from './read-picture.ts';

/** The places of pictures, in the order effects take them. */
export const PLACES = ['first', 'second'] as const;
export type Place = (typeof PLACES)[number];

/** How this browser decodes a picture; tests set their own. */
export const decodePictureAtom = atom<{ readonly decode: DecodePicture }>({ decode: decodePicture });

type ByPlace<Value> = Readonly<Partial<Record<Place, Value>>>;

const picturesBaseAtom = atom<ByPlace<OwnPicture>>({});
const refusalsBaseAtom = atom<ByPlace<PictureRefusal>>({});

/** The member's pictures; they stay while going from one effect to another. */
export const ownPicturesAtom = atom((get) => get(picturesBaseAtom));

/** Why the last file of a place was not added. */
export const refusalsAtom = atom((get) => get(refusalsBaseAtom));

function without<Value>(all: ByPlace<Value>, place: Place): ByPlace<Value> {
  const { [place]: _gone, ...rest } = all;
  return rest;
}

/** Looks at a file and puts it in its place; a refused one leaves everything as it was, and says why. True when added. */
export const addPictureAtom = atom(null, async (get, set, { place, file }: { place: Place; file: File }) => {
  const read = await readPicture(file, get(decodePictureAtom).decode);
  if (!read.ok) {
    set(refusalsBaseAtom, { ...get(refusalsBaseAtom), [place]: read.failure });
    return false;
  }
  const before = get(picturesBaseAtom)[place];
  if (before) URL.revokeObjectURL(before.url);
  set(picturesBaseAtom, { ...get(picturesBaseAtom), [place]: read.value });
  set(refusalsBaseAtom, without(get(refusalsBaseAtom), place));
  return true;
});

export const removePictureAtom = atom(null, (get, set, place: Place) => {
  const before = get(picturesBaseAtom)[place];
  if (before) URL.revokeObjectURL(before.url);
  set(picturesBaseAtom, without(get(picturesBaseAtom), place));
  set(refusalsBaseAtom, without(get(refusalsBaseAtom), place));
});
