import {
  apiClientAtom,
  PAUSED,
  uploadFile,
  type NamedFile,
  type UploadFailure,
  type UploadStep,
} from '@kinora/api-client';
import { isMemberAtom, memberAtom } from '@kinora/auth';
import { digestOf, sentFile } from '@kinora/browser';
import { fail, FILE_FIELDS, ok, type FileField, type Result, type Upload } from '@kinora/contracts';
import { atom } from 'jotai';

import type { OrderFiles, UploadIds } from './order-files.ts';
import { createPausableWay, type PausableWay } from './pausable-way.ts';

/** What goes on with the file that is on its way right now. */
export interface FileProgress {
  readonly field: FileField;
  /** How many files are sent with this one, and which of them it is, from 1. */
  readonly count: number;
  readonly number: number;
  readonly step: UploadStep;
  /** It stands still until it is told to go on. */
  readonly isPaused: boolean;
}

/** Which file did not get there, and why. */
export interface FileFailure {
  readonly field: FileField;
  readonly failure: UploadFailure;
}

const progressBaseAtom = atom<Omit<FileProgress, 'isPaused'> | null>(null);
const wayAtom = atom<PausableWay | null>(null);
const pausedAtom = atom(false);

/** The file on its way to the server; null when none is. */
export const fileProgressAtom = atom((get): FileProgress | null => {
  const progress = get(progressBaseAtom);
  return progress && { ...progress, isPaused: get(pausedAtom) };
});

/** Stops sending; nothing is ordered. */
export const cancelFilesAtom = atom(null, (get) => get(wayAtom)?.end());

/** Has the file that is on its way stand still, or go on from there. */
export const pauseFilesAtom = atom(null, (get, set) => {
  const way = get(wayAtom);
  if (!way) return;
  if (way.isPaused()) way.goOn();
  else way.pause();
  set(pausedAtom, way.isPaused());
});

interface Sending {
  readonly file: NamedFile;
  readonly way: PausableWay;
  readonly onProgress: (step: UploadStep) => void;
}

const sendOneAtom = atom(
  null,
  async (get, _set, { file, onProgress, way }: Sending): Promise<Result<Upload, UploadFailure>> => {
    const owner = get(memberAtom)?.id ?? '';
    const memory = sentFile(owner, await digestOf(file.content));
    for (;;) {
      const signal = way.signal();
      const sent = await uploadFile(get(apiClientAtom), file, { onProgress, signal, memory });
      const isPaused = !sent.ok && sent.failure.kind === 'cancelled' && signal.reason === PAUSED;
      if (isPaused) await way.standing();
      if (isPaused && !way.isEnded()) continue;
      if (isPaused) memory.forget();
      // It was asked as a member: that nobody is one any more is the reason, whatever the answer says.
      const hasLostSession = !sent.ok && sent.failure.kind === 'refused' && !get(isMemberAtom);
      return hasLostSession ? fail({ kind: 'session-expired' }) : sent;
    }
  },
);

/** Brings the files of an order to the server, one after the other: their ids, or the first that did not get there. */
export const sendFilesAtom = atom(
  null,
  async (_get, set, files: OrderFiles): Promise<Result<UploadIds, FileFailure>> => {
    const way = createPausableWay();
    set(wayAtom, way);
    const wanted = FILE_FIELDS.flatMap((field) => (files[field] ? [{ field, file: files[field] }] : []));
    const ids: Partial<Record<FileField, string>> = {};
    try {
      for (const [index, { field, file }] of wanted.entries()) {
        const place = { field, count: wanted.length, number: index + 1 };
        const onProgress = (step: UploadStep) => set(progressBaseAtom, { ...place, step });
        const sent = await set(sendOneAtom, { file, way, onProgress });
        if (!sent.ok) return fail({ field, failure: sent.failure });
        ids[field] = sent.value.id;
      }
      return ok(ids);
    } finally {
      set(progressBaseAtom, null);
      set(wayAtom, null);
      set(pausedAtom, false);
    }
  },
);
