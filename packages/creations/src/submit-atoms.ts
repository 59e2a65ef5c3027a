import { apiClientAtom, gpuCreditsAtom } from '@kinora/api-client';
import { submitCreation } from '@kinora/api-client/creations';
import { isMemberAtom, openLoginAtom } from '@kinora/auth';
import {
  dropPendingCreation,
  readPendingCreation,
  savePendingCreation,
  type PendingCreation,
} from '@kinora/browser/kept';
import { FILE_SLOTS } from '@kinora/contracts/catalogue';
import type { Creation } from '@kinora/contracts/creations';
import {
  balanceAtom,
  checkSpendAtom,
  expectSpendAtom,
  offerPlansAtom,
  planAtom,
  refreshBalanceAtom,
  rightsAtom,
  tellCreditsMovedAtom,
  type Shortage,
} from '@kinora/credits';
import { atom } from 'jotai';

import { takeCreationsAtom } from './creations-atoms.ts';
import { fileStoreAtom } from './files/file-store-atom.ts';
import { waitsForFiles, withUploads, type OrderFiles } from './files/order-files.ts';
import { sendFilesAtom, type FileFailure } from './files/send-files-atoms.ts';
import { orderNeeds } from './order-needs.ts';
import { intentFor, labelOf, type Intent, type Order } from './order.ts';
import { canBePaidFor, pricingReason } from './pricing-reason.ts';
import { expectOnStageAtom } from './stage/stage-atoms.ts';
import type { SubmitFailure } from './submit-words.ts';

/** How asking for clips ended. Prices are credits for all of them. */
export type SubmitOutcome =
  | { readonly kind: 'accepted'; readonly creations: readonly Creation[] }
  /** The order is kept and the login dialog is open. */
  | { readonly kind: 'login' }
  | ({ readonly kind: 'short' } & Shortage)
  | { readonly kind: 'price-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'failed'; readonly failure: SubmitFailure }
  /** A picture did not get to the server; nothing was ordered. */
  | ({ readonly kind: 'file-failed' } & FileFailure)
  /** The browser does not keep the pictures over a login. */
  | { readonly kind: 'not-kept' }
  /** The pictures that waited over the login are not there any more. */
  | { readonly kind: 'files-gone' };

/** The last order that got no answer; the same order goes out with the same key again. */
const unansweredAtom = atom<Intent | null>(null);

const newKey = (): string => crypto.randomUUID();

const gotNoAnswer = ({ kind }: SubmitFailure): boolean =>
  kind === 'unreachable' || kind === 'unexpected' || kind === 'session-expired';

const refuseAtom = atom(
  null,
  (_get, set, { intent, failure }: { intent: Intent; failure: SubmitFailure }): SubmitOutcome => {
    set(unansweredAtom, gotNoAnswer(failure) ? intent : null);
    if (failure.kind !== 'refused') return { kind: 'failed', failure };
    const { reason, details } = failure;
    const { cost } = intent.order;
    if (reason === 'price-changed' && details.quote)
      return { kind: 'price-changed', from: cost, to: details.quote.total };
    const why = pricingReason({ kind: 'failed', failure });
    if (why) set(offerPlansAtom, why);
    return why?.kind === 'short' ? why : { kind: 'failed', failure };
  },
);

/** Sends an order with its key; the balance goes down at once and comes back when it is refused. */
const sendAtom = atom(null, async (get, set, intent: Intent): Promise<SubmitOutcome> => {
  const { order, key } = intent;
  const endSpend = set(expectSpendAtom, order.cost);
  const result = await submitCreation(get(apiClientAtom), { ...order, key });
  if (!result.ok) {
    endSpend(result.failure.kind === 'refused' ? result.failure.details.quote?.balance : undefined);
    // It was sent as a member: that nobody is one any more is the reason, whatever the answer says.
    const hasLostSession = result.failure.kind === 'refused' && !get(isMemberAtom);
    return set(refuseAtom, { intent, failure: hasLostSession ? { kind: 'session-expired' } : result.failure });
  }
  set(unansweredAtom, null);
  // Somebody went on another way: what was refused before is not offered any more.
  if (readPendingCreation()?.pending.refused) set(dropSavedOrderAtom);
  endSpend(result.value.balance);
  set(tellCreditsMovedAtom);
  set(takeCreationsAtom, result.value.creations);
  set(expectOnStageAtom, result.value.creations);
  return { kind: 'accepted', creations: result.value.creations };
});

/** Asks for clips: a guest's order is kept over the login, too few credits are said before anything is sent. */
export const submitAtom = atom(null, async (get, set, order: Order): Promise<SubmitOutcome> => {
  const answer = set(checkSpendAtom, { cost: order.cost, label: labelOf(order) });
  const intent = intentFor(order, { before: get(unansweredAtom), newKey });
  if (answer.kind === 'login') {
    savePendingCreation({ ...order, key: intent.key, label: labelOf(order) });
    set(openLoginAtom, { reason: 'create', cost: order.cost });
    return { kind: 'login' };
  }
  const outcome = answer.kind === 'short' ? answer : await set(sendAtom, intent);
  if (canBePaidFor(outcome)) set(keepRefusedAtom, { ...order, key: intent.key, label: labelOf(order) });
  return outcome;
});

/** Keeps what a member was refused, to offer it when it is paid for. What a guest asked for stays before it. */
export const keepRefusedAtom = atom(null, (get, set, pending: PendingCreation) => {
  const before = readPendingCreation();
  if (before && before.pending.key !== pending.key && !before.pending.refused) return;
  savePendingCreation({ ...pending, refused: true });
  set(savedTurnAtom, get(savedTurnAtom) + 1);
});

/** Counts changes of the saved order, which itself lives in the browser's storage. */
const savedTurnAtom = atom(0);

/** An order that was kept over a login, or because it has to be paid for first; null when there is none. */
export const savedOrderAtom = atom((get) => {
  get(savedTurnAtom);
  return readPendingCreation();
});

/**
 * The kept order, where it can go on: one that was refused is none before it is paid for, and is forgotten after an
 * hour.
 */
export const offeredOrderAtom = atom((get) => {
  const saved = get(savedOrderAtom);
  if (!saved?.pending.refused) return saved;
  const { pending, isFresh } = saved;
  const isPaidFor = get(balanceAtom) >= pending.cost && get(planAtom).state === 'ready';
  return isFresh && isPaidFor && orderNeeds(pending, get(rightsAtom), Date.now()).length === 0 ? saved : null;
});

/** Forgets the kept order and its pictures. */
export const dropSavedOrderAtom = atom(null, (get, set) => {
  dropPendingCreation();
  get(fileStoreAtom)
    .drop()
    .catch(() => {});
  set(savedTurnAtom, get(savedTurnAtom) + 1);
});

/** The pictures that wait with an order; null where they are gone. */
export const keptFilesAtom = atom(null, async (get, _set, key: string): Promise<OrderFiles | null> => {
  const kept = await get(fileStoreAtom).read(key);
  const files = FILE_SLOTS.flatMap((field) => (kept?.[field] ? [[field, kept[field]] as const] : []));
  return files.length === 0 ? null : Object.fromEntries(files);
});

/** Sends an order that waited, after its pictures where it has some. */
const sendWaitingAtom = atom(null, async (_get, set, { order, key }: Intent): Promise<SubmitOutcome> => {
  if (!waitsForFiles(order)) return set(sendAtom, { order, key });
  const files = await set(keptFilesAtom, key);
  if (!files) return { kind: 'files-gone' };
  const sent = await set(sendFilesAtom, files);
  if (!sent.ok) return { kind: 'file-failed', ...sent.failure };
  return set(sendAtom, { order: withUploads(order, sent.value), key });
});

/** Whether a kept order stays: while nobody knows whether it arrived, or as long as its pictures may still get there. */
function mayStillGo(outcome: SubmitOutcome): boolean {
  if (outcome.kind === 'file-failed') return outcome.failure.kind !== 'file-refused';
  return outcome.kind === 'failed' && gotNoAnswer(outcome.failure);
}

/** Sends the kept order, with the key it was kept with. Null when there is none. */
export const sendSavedOrderAtom = atom(null, async (_get, set): Promise<SubmitOutcome | null> => {
  const saved = readPendingCreation();
  if (!saved) return null;
  const { key, label, refused: _, ...order } = saved.pending;
  const answer = set(checkSpendAtom, { cost: order.cost, label });
  if (answer.kind === 'login') return answer;
  const outcome = answer.kind === 'short' ? answer : await set(sendWaitingAtom, { order, key });
  if (canBePaidFor(outcome)) set(keepRefusedAtom, { ...order, label, key });
  else if (!mayStillGo(outcome)) set(dropSavedOrderAtom);
  return outcome;
});

/** What an order costs today, in credits for all of it; null where nobody can say. */
type PriceOf = (order: Order, gpuCredits: number) => number | null | Promise<number | null>;

/**
 * After a login that was begun by creating, in the same tab, at the same price and within the hour, the kept order
 * goes on by itself; otherwise it waits for a click. `priceOf` tells today's price of an order.
 */
export const continueSavedOrderAtom = atom(null, async (get, set, priceOf: PriceOf): Promise<SubmitOutcome | null> => {
  const saved = readPendingCreation();
  if (!saved?.resumes || (await priceOf(saved.pending, get(gpuCreditsAtom))) !== saved.pending.cost) return null;
  await set(refreshBalanceAtom);
  return set(sendSavedOrderAtom);
});
