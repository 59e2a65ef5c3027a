import type { UploadFailure } from '@kinora/api-client/creations';
import { REFERENCE_SLOTS, type FileSlot } from '@kinora/contracts/catalogue';
import type { SubmitOutcome } from '@kinora/creations';
import { isFileToBlame, type RequestFiles } from '@kinora/creations/files';
import { atom } from 'jotai';

import { ownPicturesAtom, type Place } from '../pictures/picture-atoms.ts';
import { ownReferencesAtom } from '../references/references-atoms.ts';

/** The field of an input that brings the picture of a place. */
const FIELDS = { first: 'first', second: 'last' } as const satisfies Readonly<Record<Place, keyof RequestFiles>>;

interface Refused {
  readonly picture: string;
  readonly failure: UploadFailure;
}

const refusedAtom = atom<readonly Refused[]>([]);

/** Why the server refused a picture, by its id. */
export const serverRefusalOfAtom = atom((get) => {
  const refused = get(refusedAtom);
  return (id: string | undefined) => refused.find(({ picture }) => picture === id)?.failure;
});

/** Why the server refused the picture of a place, as long as it is there. */
export const serverRefusalsAtom = atom((get): Readonly<Partial<Record<Place, UploadFailure>>> => {
  const { first, second } = get(ownPicturesAtom);
  const failureOf = get(serverRefusalOfAtom);
  const [ofFirst, ofSecond] = [failureOf(first?.id), failureOf(second?.id)];
  return { ...(ofFirst && { first: ofFirst }), ...(ofSecond && { second: ofSecond }) };
});

/** The pictures of this device as a request takes them. */
export const pictureFilesAtom = atom((get): RequestFiles => {
  const { first, second } = get(ownPicturesAtom);
  return {
    ...(first && { [FIELDS.first]: { name: first.name, content: first.file } }),
    ...(second && { [FIELDS.second]: { name: second.name, content: second.file } }),
  };
});

/** The picture that was sent for a place of a file. */
const pictureAtAtom = atom((get) => (slot: FileSlot) => {
  const { first, second } = get(ownPicturesAtom);
  if (slot === FIELDS.first) return first;
  return slot === FIELDS.second
    ? second
    : get(ownReferencesAtom).find((_one, index) => REFERENCE_SLOTS[index] === slot);
});

/** Remembers the picture that a request failed for, so that the form says so beside it. */
export const keepRefusalAtom = atom(null, (get, set, outcome: SubmitOutcome) => {
  if (outcome.kind !== 'file-failed' || !isFileToBlame(outcome.failure)) return;
  const { field, failure } = outcome;
  const picture = get(pictureAtAtom)(field)?.id;
  if (picture !== undefined) set(refusedAtom, (before) => [...before, { picture, failure }]);
});
