import { openLoginAtom } from '@kinora/auth';
import { readPendingCreation, savePendingCreation } from '@kinora/browser/kept';
import { checkSpendAtom } from '@kinora/credits';
import { atom } from 'jotai';

import { keepRefusedAtom, submitAtom, type SubmitOutcome } from '../submit-atoms.ts';
import { labelOf } from '../unsent-request.ts';
import { fileStoreAtom } from './file-store-atom.ts';
import { withUploads, type RequestWithFiles } from './request-files.ts';
import { sendFilesAtom } from './send-files-atoms.ts';

/** Keeps a request and its pictures over the login. Without its pictures it is no request: then nothing is kept. */
const keepAtom = atom(null, async (get, set, { request, files }: RequestWithFiles): Promise<SubmitOutcome> => {
  const key = crypto.randomUUID();
  if (!(await get(fileStoreAtom).keep(key, files))) return { kind: 'not-kept' };
  savePendingCreation({ ...request, key, label: labelOf(request) });
  set(openLoginAtom, { reason: 'create', cost: request.cost });
  return { kind: 'login' };
});

/** Keeps a request that costs too much, and its pictures, to offer it when it is paid for; without them it is none. */
const keepUnpaidAtom = atom(null, async (get, set, { request, files }: RequestWithFiles) => {
  const before = readPendingCreation();
  // One place for files: those of a guest's request stay in it.
  if (before && !before.pending.refused) return;
  const key = crypto.randomUUID();
  if (await get(fileStoreAtom).keep(key, files)) set(keepRefusedAtom, { ...request, key, label: labelOf(request) });
});

/**
 * Asks for a clip made of pictures of this device. A guest's request waits with its pictures over the login, too few
 * credits are said before a picture is sent, and nothing is requested before all of them are on the server and fine.
 */
export const submitFilesAtom = atom(null, async (_get, set, filed: RequestWithFiles): Promise<SubmitOutcome> => {
  const { request, files } = filed;
  const answer = set(checkSpendAtom, { cost: request.cost, label: labelOf(request) });
  if (answer.kind === 'login') return set(keepAtom, filed);
  if (answer.kind === 'short') {
    await set(keepUnpaidAtom, filed);
    return answer;
  }
  const sent = await set(sendFilesAtom, files);
  if (!sent.ok) return { kind: 'file-failed', ...sent.failure };
  return set(submitAtom, withUploads(request, sent.value));
});
