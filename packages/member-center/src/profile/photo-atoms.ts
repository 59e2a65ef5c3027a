import { uploadFile, type UploadFailure, type UploadStep } from '@kinora/api-client/creations';
import { editProfile } from '@kinora/api-client/profile';
import { memberAtom } from '@kinora/auth';
import { digestOf, sentFile } from '@kinora/browser/kept';
import { fail, type Result } from '@kinora/contracts';
import type { Profile } from '@kinora/contracts/identity';
import { atom } from 'jotai';

import { profileAction } from '../profile-atoms.ts';

/** A picture on its way to be the photo: how it looks here, and how far it is. */
export interface SendingPhoto {
  readonly preview: string;
  readonly step: UploadStep;
}

/** Why a picture did not become the photo. */
export interface PhotoRefusal {
  readonly name: string;
  readonly failure: UploadFailure;
}

const sendingBaseAtom = atom<SendingPhoto | null>(null);
const refusalBaseAtom = atom<PhotoRefusal | null>(null);
const stopAtom = atom<AbortController | null>(null);

/** The picture on its way; null when none is. */
export const sendingPhotoAtom = atom((get) => get(sendingBaseAtom));

/** Why the last one was not taken; null after one that was. */
export const photoRefusalAtom = atom((get) => get(refusalBaseAtom));

/** Stops sending; the photo before it stays. */
export const cancelPhotoAtom = atom(null, (get) => get(stopAtom)?.abort());

interface Sending {
  readonly file: File;
  readonly owner: string;
  readonly signal: AbortSignal;
  readonly onProgress: (step: UploadStep) => void;
}

const sendBaseAtom = profileAction(
  async (client, { file, owner, ...options }: Sending): Promise<Result<Profile, UploadFailure>> => {
    const memory = sentFile(owner, await digestOf(file));
    const sent = await uploadFile(client, { name: file.name, content: file }, { ...options, memory });
    if (!sent.ok) return sent;
    if (options.signal.aborted) return fail({ kind: 'cancelled' });
    const changed = await editProfile(client, { photo: sent.value.id });
    // Whatever it remembered is of no use: another press sends the picture again.
    if (!changed.ok && changed.failure.kind === 'refused') memory.forget();
    return changed;
  },
);

/** Sends a picture and makes it the photo of the account. */
export const sendPhotoAtom = atom(null, async (get, set, file: File) => {
  get(stopAtom)?.abort();
  const stop = new AbortController();
  const preview = URL.createObjectURL(file);
  const onProgress = (step: UploadStep) => {
    if (get(stopAtom) === stop) set(sendingBaseAtom, { preview, step });
  };
  set(stopAtom, stop);
  set(refusalBaseAtom, null);
  onProgress({ phase: 'sending', share: 0 });
  const sending = { file, owner: get(memberAtom)?.id ?? '', signal: stop.signal, onProgress };
  const result = await set(sendBaseAtom, sending);
  URL.revokeObjectURL(preview);
  // Another picture was chosen meanwhile: it is told of instead.
  if (get(stopAtom) !== stop) return result;
  set(stopAtom, null);
  set(sendingBaseAtom, null);
  if (!result.ok && result.failure.kind !== 'cancelled') {
    set(refusalBaseAtom, { name: file.name, failure: result.failure });
  }
  return result;
});

const removeBaseAtom = profileAction((client) => editProfile(client, { photo: '' }));

/** Takes the photo away. */
export const removePhotoAtom = atom(null, (_get, set) => {
  set(refusalBaseAtom, null);
  return set(removeBaseAtom, undefined);
});
