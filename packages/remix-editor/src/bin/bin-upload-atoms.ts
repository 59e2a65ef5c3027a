import { apiClientAtom } from '@kinora/api-client';
import { uploadFile, type UploadFailure, type UploadStep } from '@kinora/api-client/creations';
import { memberAtom } from '@kinora/auth';
import { digestOf, sentFile } from '@kinora/browser/kept';
import { UPLOAD_LIMITS } from '@kinora/contracts/uploads';
import { atom } from 'jotai';

import { importMediumAtom } from './bin-atoms.ts';

/** A file on its way into the bin. */
export interface BinUpload {
  readonly id: string;
  readonly name: string;
  readonly step: UploadStep;
  /** Why it did not get there. */
  readonly failure: UploadFailure | null;
  /** Stops it, or takes it off the list. */
  readonly stop: () => void;
}

const uploadsBaseAtom = atom<readonly BinUpload[]>([]);

export const binUploadsAtom = atom((get) => get(uploadsBaseAtom));

const START: UploadStep = { phase: 'sending', share: 0 };

interface UploadChange {
  readonly id: string;
  /** Null takes it off the list. */
  readonly change: Partial<BinUpload> | null;
}

const changeUploadAtom = atom(null, (_get, set, { id, change }: UploadChange) => {
  set(uploadsBaseAtom, (before) =>
    before.flatMap((upload) => {
      if (upload.id !== id) return [upload];
      return change ? [{ ...upload, ...change }] : [];
    }),
  );
});

/** Sends a file to the server and puts it into the bin. */
export const sendMediumAtom = atom(null, async (get, set, file: File) => {
  const id = crypto.randomUUID();
  const ending = new AbortController();
  const stop = () => {
    ending.abort();
    set(changeUploadAtom, { id, change: null });
  };
  set(uploadsBaseAtom, (before) => [...before, { id, name: file.name, step: START, failure: null, stop }]);
  const { bytes: most } = UPLOAD_LIMITS.timeline;
  if (file.size > most) {
    const failure = { kind: 'file-refused', reason: 'too-large-file', detail: { bytes: file.size, most } } as const;
    set(changeUploadAtom, { id, change: { failure } });
    return;
  }
  // What was refused for making a clip, being too long, may be fine here.
  const memory = sentFile(`${get(memberAtom)?.id ?? ''}/timeline`, await digestOf(file));
  const onProgress = (step: UploadStep) => set(changeUploadAtom, { id, change: { step } });
  const sent = await uploadFile(
    get(apiClientAtom),
    { name: file.name, content: file },
    { onProgress, signal: ending.signal, memory, use: 'timeline' },
  );
  if (sent.ok) await set(importMediumAtom, `upload:${sent.value.id}`);
  const isDone = sent.ok || sent.failure.kind === 'cancelled';
  set(changeUploadAtom, { id, change: isDone ? null : { failure: sent.failure } });
});
