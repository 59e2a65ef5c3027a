import { apiClientAtom, type ApiClient, type NamedFile } from '@kinora/api-client';
import {
  PAUSED,
  uploadFile,
  type UploadFailure,
  type UploadMemory,
  type UploadStep,
} from '@kinora/api-client/creations';
import { isMemberAtom, memberAtom } from '@kinora/auth';
import { isOnline, untilOnline } from '@kinora/browser';
import { digestOf, sentFile } from '@kinora/browser/kept';
import { fail, ok, type Result } from '@kinora/contracts';
import { FILE_SLOTS, type FileSlot } from '@kinora/contracts/catalogue';
import type { Upload } from '@kinora/contracts/uploads';
import { atom } from 'jotai';

import { createPausableTransfer, type PausableTransfer } from './pausable-transfer.ts';
import type { RequestFiles, UploadIds } from './request-files.ts';

/** The progress of the file that is being uploaded. */
export interface FileProgress {
  readonly field: FileSlot;
  /** How many files are sent with this one, and which of them it is, from 1. */
  readonly count: number;
  readonly number: number;
  readonly step: UploadStep;
  /** Paused until it is resumed. */
  readonly isPaused: boolean;
}

/** Which file did not get there, and why. */
export interface FileFailure {
  readonly field: FileSlot;
  readonly failure: UploadFailure;
}

const progressBaseAtom = atom<Omit<FileProgress, 'isPaused'> | null>(null);
const wayAtom = atom<PausableTransfer | null>(null);
const pausedAtom = atom(false);

/** The file on its way to the server; null when none is. */
export const fileProgressAtom = atom((get): FileProgress | null => {
  const progress = get(progressBaseAtom);
  return progress && { ...progress, isPaused: get(pausedAtom) };
});

/** Stops sending; nothing is requested. */
export const cancelFilesAtom = atom(null, (get) => get(wayAtom)?.end());

/** Pauses or resumes the upload. */
export const pauseFilesAtom = atom(null, (get, set) => {
  const way = get(wayAtom);
  if (!way) return;
  if (way.isPaused()) way.goOn();
  else way.pause();
  set(pausedAtom, way.isPaused());
});

interface Sending {
  readonly file: NamedFile;
  readonly way: PausableTransfer;
  readonly onProgress: (step: UploadStep) => void;
}

type Sent = Result<Upload, UploadFailure>;

/** Whether a stretch ended where another one follows: the file was paused, or the browser has lost its network. */
function goesOn(sent: Sent, signal: AbortSignal): boolean {
  if (sent.ok) return false;
  if (sent.failure.kind === 'cancelled') return signal.reason === PAUSED;
  return sent.failure.kind === 'unreachable' && !isOnline();
}

/** Sends a file, stretch by stretch, until it is there or given up. */
async function sendAlong(client: ApiClient, { file, onProgress, way }: Sending, memory: UploadMemory): Promise<Sent> {
  for (;;) {
    const signal = way.signal();
    const sent = await uploadFile(client, file, { onProgress, signal, memory });
    if (!goesOn(sent, signal)) return sent;
    await untilOnline(signal);
    await way.standing();
    if (!way.isEnded()) continue;
    memory.forget();
    return fail({ kind: 'cancelled' });
  }
}

const sendOneAtom = atom(null, async (get, _set, sending: Sending): Promise<Sent> => {
  const owner = get(memberAtom)?.id ?? '';
  const memory = sentFile(owner, await digestOf(sending.file.content));
  const sent = await sendAlong(get(apiClientAtom), sending, memory);
  // It was sent as a member: the session has ended since, whatever the answer says.
  const hasLostSession = !sent.ok && sent.failure.kind === 'refused' && !get(isMemberAtom);
  return hasLostSession ? fail({ kind: 'session-expired' }) : sent;
});

/** Brings the files of a request to the server, one after the other: their ids, or the first that did not get there. */
export const sendFilesAtom = atom(
  null,
  async (_get, set, files: RequestFiles): Promise<Result<UploadIds, FileFailure>> => {
    const way = createPausableTransfer();
    set(wayAtom, way);
    const wanted = FILE_SLOTS.flatMap((field) => (files[field] ? [{ field, file: files[field] }] : []));
    const ids: Partial<Record<FileSlot, string>> = {};
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
