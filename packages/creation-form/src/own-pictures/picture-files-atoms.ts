import type { UploadFailure } from '@kinora/api-client';
import { isFilesFault, type OrderFiles, type SubmitOutcome } from '@kinora/creations';
import { atom } from 'jotai';

import { ownPicturesAtom, type Place } from './picture-atoms.ts';

/** The field of an input that brings the picture of a place. */
const FIELDS = { first: 'first', second: 'last' } as const satisfies Readonly<Record<Place, keyof OrderFiles>>;

interface Refused {
  readonly picture: string;
  readonly failure: UploadFailure;
}

const refusedAtom = atom<readonly Refused[]>([]);

/** Why the server refused the picture of a place, as long as it is there. */
export const serverRefusalsAtom = atom((get): Readonly<Partial<Record<Place, UploadFailure>>> => {
  const { first, second } = get(ownPicturesAtom);
  const refused = get(refusedAtom);
  const failureOf = (id: string | undefined) => refused.find(({ picture }) => picture === id)?.failure;
  const [ofFirst, ofSecond] = [failureOf(first?.id), failureOf(second?.id)];
  return { ...(ofFirst && { first: ofFirst }), ...(ofSecond && { second: ofSecond }) };
});

/** The pictures of this device as an order takes them. */
export const pictureFilesAtom = atom((get): OrderFiles => {
  const { first, second } = get(ownPicturesAtom);
  return {
    ...(first && { [FIELDS.first]: { name: first.name, content: first.file } }),
    ...(second && { [FIELDS.second]: { name: second.name, content: second.file } }),
  };
});

/** Remembers the picture that an order failed for, so that the form says so beside it. */
export const keepRefusalAtom = atom(null, (get, set, outcome: SubmitOutcome) => {
  if (outcome.kind !== 'file-failed' || !isFilesFault(outcome.failure)) return;
  const { field, failure } = outcome;
  const { first, second } = get(ownPicturesAtom);
  const picture = (field === FIELDS.first ? first : second)?.id;
  if (picture !== undefined) set(refusedAtom, (before) => [...before, { picture, failure }]);
});
