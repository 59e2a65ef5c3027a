import { openLoginAtom } from '@kinora/auth';
import { readPendingCreation, savePendingCreation } from '@kinora/browser/kept';
import { checkSpendAtom } from '@kinora/credits';
import { atom } from 'jotai';

import { labelOf } from '../order.ts';
import { keepRefusedAtom, submitAtom, type SubmitOutcome } from '../submit-atoms.ts';
import { fileStoreAtom } from './file-store-atom.ts';
import { withUploads, type FiledOrder } from './order-files.ts';
import { sendFilesAtom } from './send-files-atoms.ts';

/** Keeps an order and its pictures over the login. Without its pictures it is no order: then nothing is kept. */
const keepAtom = atom(null, async (get, set, { order, files }: FiledOrder): Promise<SubmitOutcome> => {
  const key = crypto.randomUUID();
  if (!(await get(fileStoreAtom).keep(key, files))) return { kind: 'not-kept' };
  savePendingCreation({ ...order, key, label: labelOf(order) });
  set(openLoginAtom, { reason: 'create', cost: order.cost });
  return { kind: 'login' };
});

/** Keeps an order that costs too much, and its pictures, to offer it when it is paid for; without them it is none. */
const keepUnpaidAtom = atom(null, async (get, set, { order, files }: FiledOrder) => {
  const before = readPendingCreation();
  // One place for files: those of a guest's order stay in it.
  if (before && !before.pending.refused) return;
  const key = crypto.randomUUID();
  if (await get(fileStoreAtom).keep(key, files)) set(keepRefusedAtom, { ...order, key, label: labelOf(order) });
});

/**
 * Asks for a clip made of pictures of this device. A guest's order waits with its pictures over the login, too few
 * credits are said before a picture is sent, and nothing is ordered before all of them are on the server and fine.
 */
export const submitFilesAtom = atom(null, async (_get, set, filed: FiledOrder): Promise<SubmitOutcome> => {
  const { order, files } = filed;
  const answer = set(checkSpendAtom, { cost: order.cost, label: labelOf(order) });
  if (answer.kind === 'login') return set(keepAtom, filed);
  if (answer.kind === 'short') {
    await set(keepUnpaidAtom, filed);
    return answer;
  }
  const sent = await set(sendFilesAtom, files);
  if (!sent.ok) return { kind: 'file-failed', ...sent.failure };
  return set(submitAtom, withUploads(order, sent.value));
});
