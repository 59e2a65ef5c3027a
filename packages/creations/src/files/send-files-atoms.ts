import { apiClientAtom, uploadFile, type NamedFile, type UploadFailure, type UploadStep } from '@kinora/api-client';
import { isMemberAtom, memberAtom } from '@kinora/auth';
import { digestOf, sentFile } from '@kinora/browser';
import { fail, FILE_FIELDS, ok, type FileField, type Result, type Upload } from '@kinora/contracts';
import { atom } from 'jotai';

import type { OrderFiles, UploadIds } from './order-files.ts';

/** What goes on with the picture that is on its way right now. */
export interface FileProgress {
  readonly field: FileField;
  /** How many pictures are sent with this one, and which of them it is, from 1. */
  readonly count: number;
  readonly number: number;
  readonly step: UploadStep;
}

/** Which picture did not get there, and why. */
export interface FileFailure {
  readonly field: FileField;
  readonly failure: UploadFailure;
}

const progressBaseAtom = atom<FileProgress | null>(null);
const stopAtom = atom<AbortController | null>(null);

/** The picture on its way to the server; null when none is. */
export const fileProgressAtom = atom((get) => get(progressBaseAtom));

/** Stops sending; nothing is ordered. */
export const cancelFilesAtom = atom(null, (get) => get(stopAtom)?.abort());

interface Sending {
  readonly file: NamedFile;
  readonly signal: AbortSignal;
  readonly onProgress: (step: UploadStep) => void;
}

const sendOneAtom = atom(
  null,
  async (get, _set, { file, ...options }: Sending): Promise<Result<Upload, UploadFailure>> => {
    const owner = get(memberAtom)?.id ?? '';
    const memory = sentFile(owner, await digestOf(file.content));
    const sent = await uploadFile(get(apiClientAtom), file, { ...options, memory });
    // It was asked as a member: that nobody is one any more is the reason, whatever the answer says.
    const hasLostSession = !sent.ok && sent.failure.kind === 'refused' && !get(isMemberAtom);
    return hasLostSession ? fail({ kind: 'session-expired' }) : sent;
  },
);

/** Brings the pictures of an order to the server, one after the other: their ids, or the first that did not get there. */
export const sendFilesAtom = atom(
  null,
  async (_get, set, files: OrderFiles): Promise<Result<UploadIds, FileFailure>> => {
    const stop = new AbortController();
    set(stopAtom, stop);
    const wanted = FILE_FIELDS.flatMap((field) => (files[field] ? [{ field, file: files[field] }] : []));
    const ids: Partial<Record<FileField, string>> = {};
    try {
      for (const [index, { field, file }] of wanted.entries()) {
        const place = { field, count: wanted.length, number: index + 1 };
        const onProgress = (step: UploadStep) => set(progressBaseAtom, { ...place, step });
        const sent = await set(sendOneAtom, { file, signal: stop.signal, onProgress });
        if (!sent.ok) return fail({ field, failure: sent.failure });
        ids[field] = sent.value.id;
      }
      return ok(ids);
    } finally {
      set(progressBaseAtom, null);
      set(stopAtom, null);
    }
  },
);
