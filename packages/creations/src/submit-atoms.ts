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
import { waitsForFiles, withUploads, type RequestFiles } from './files/request-files.ts';
import { sendFilesAtom, type FileFailure } from './files/send-files-atoms.ts';
import { canBePaidFor, pricingReason } from './pricing-reason.ts';
import { requestNeeds } from './request-needs.ts';
import { expectOnStageAtom } from './stage/stage-atoms.ts';
import type { SubmitFailure } from './submit-messages.ts';
import { intentFor, labelOf, type Intent, type UnsentRequest } from './unsent-request.ts';

/** How asking for clips ended. Prices are credits for all of them. */
export type SubmitOutcome =
  | { readonly kind: 'accepted'; readonly creations: readonly Creation[] }
  /** The request is kept and the login dialog is open. */
  | { readonly kind: 'login' }
  | ({ readonly kind: 'short' } & Shortage)
  | { readonly kind: 'price-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'failed'; readonly failure: SubmitFailure }
  /** A picture did not get to the server; nothing was requested. */
  | ({ readonly kind: 'file-failed' } & FileFailure)
  /** The browser does not keep the pictures over a login. */
  | { readonly kind: 'not-kept' }
  /** The pictures that waited over the login are not there any more. */
  | { readonly kind: 'files-gone' };

/** The last request that got no answer; the same request goes out with the same key again. */
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
    const { cost } = intent.request;
    if (reason === 'price-changed' && details.quote)
      return { kind: 'price-changed', from: cost, to: details.quote.total };
    const why = pricingReason({ kind: 'failed', failure });
    if (why) set(offerPlansAtom, why);
    return why?.kind === 'short' ? why : { kind: 'failed', failure };
  },
);

/** Sends a request with its key; the balance goes down at once and comes back when it is refused. */
const sendAtom = atom(null, async (get, set, intent: Intent): Promise<SubmitOutcome> => {
  const { request, key } = intent;
  const endSpend = set(expectSpendAtom, request.cost);
  const result = await submitCreation(get(apiClientAtom), { ...request, key });
  if (!result.ok) {
    endSpend(result.failure.kind === 'refused' ? result.failure.details.quote?.balance : undefined);
    // It was sent as a member: the session has ended since, whatever the answer says.
    const hasLostSession = result.failure.kind === 'refused' && !get(isMemberAtom);
    return set(refuseAtom, { intent, failure: hasLostSession ? { kind: 'session-expired' } : result.failure });
  }
  set(unansweredAtom, null);
  // The member took another way: the refused request is no longer offered.
  if (readPendingCreation()?.pending.refused) set(dropSavedRequestAtom);
  endSpend(result.value.balance);
  set(tellCreditsMovedAtom);
  set(takeCreationsAtom, result.value.creations);
  set(expectOnStageAtom, result.value.creations);
  return { kind: 'accepted', creations: result.value.creations };
});

/** Asks for clips: a guest's request is kept over the login, too few credits are said before anything is sent. */
export const submitAtom = atom(null, async (get, set, request: UnsentRequest): Promise<SubmitOutcome> => {
  const answer = set(checkSpendAtom, { cost: request.cost, label: labelOf(request) });
  const intent = intentFor(request, { before: get(unansweredAtom), newKey });
  if (answer.kind === 'login') {
    savePendingCreation({ ...request, key: intent.key, label: labelOf(request) });
    set(openLoginAtom, { reason: 'create', cost: request.cost });
    return { kind: 'login' };
  }
  const outcome = answer.kind === 'short' ? answer : await set(sendAtom, intent);
  if (canBePaidFor(outcome)) set(keepRefusedAtom, { ...request, key: intent.key, label: labelOf(request) });
  return outcome;
});

/** Keeps what a member was refused, to offer it when it is paid for. What a guest asked for stays before it. */
export const keepRefusedAtom = atom(null, (get, set, pending: PendingCreation) => {
  const before = readPendingCreation();
  if (before && before.pending.key !== pending.key && !before.pending.refused) return;
  savePendingCreation({ ...pending, refused: true });
  set(savedTurnAtom, get(savedTurnAtom) + 1);
});

/** Counts changes of the saved request, which itself lives in the browser's storage. */
const savedTurnAtom = atom(0);

/** A request that was kept over a login, or because it has to be paid for first; null when there is none. */
export const savedRequestAtom = atom((get) => {
  get(savedTurnAtom);
  return readPendingCreation();
});

/**
 * The kept request, where it can go on: one that was refused is none before it is paid for, and is forgotten after an
 * hour.
 */
export const offeredRequestAtom = atom((get) => {
  const saved = get(savedRequestAtom);
  if (!saved?.pending.refused) return saved;
  const { pending, isFresh } = saved;
  const isPaidFor = get(balanceAtom) >= pending.cost && get(planAtom).state === 'ready';
  return isFresh && isPaidFor && requestNeeds(pending, get(rightsAtom), Date.now()).length === 0 ? saved : null;
});

/** Forgets the kept request and its pictures. */
export const dropSavedRequestAtom = atom(null, (get, set) => {
  dropPendingCreation();
  get(fileStoreAtom)
    .drop()
    .catch(() => {});
  set(savedTurnAtom, get(savedTurnAtom) + 1);
});

/** The pictures that wait with a request; null where they are gone. */
export const keptFilesAtom = atom(null, async (get, _set, key: string): Promise<RequestFiles | null> => {
  const kept = await get(fileStoreAtom).read(key);
  const files = FILE_SLOTS.flatMap((field) => (kept?.[field] ? [[field, kept[field]] as const] : []));
  return files.length === 0 ? null : Object.fromEntries(files);
});

/** Sends a request that waited, after its pictures where it has some. */
const sendWaitingAtom = atom(null, async (_get, set, { request, key }: Intent): Promise<SubmitOutcome> => {
  if (!waitsForFiles(request)) return set(sendAtom, { request, key });
  const files = await set(keptFilesAtom, key);
  if (!files) return { kind: 'files-gone' };
  const sent = await set(sendFilesAtom, files);
  if (!sent.ok) return { kind: 'file-failed', ...sent.failure };
  return set(sendAtom, { request: withUploads(request, sent.value), key });
});

/** Whether a kept request stays: while it is unknown whether it arrived, or as long as its pictures may still get there. */
function mayStillGo(outcome: SubmitOutcome): boolean {
  if (outcome.kind === 'file-failed') return outcome.failure.kind !== 'file-refused';
  return outcome.kind === 'failed' && gotNoAnswer(outcome.failure);
}

/** Sends the kept request, with the key it was kept with. Null when there is none. */
export const sendSavedRequestAtom = atom(null, async (_get, set): Promise<SubmitOutcome | null> => {
  const saved = readPendingCreation();
  if (!saved) return null;
  const { key, label, refused: _, ...request } = saved.pending;
  const answer = set(checkSpendAtom, { cost: request.cost, label });
  if (answer.kind === 'login') return answer;
  const outcome = answer.kind === 'short' ? answer : await set(sendWaitingAtom, { request, key });
  if (canBePaidFor(outcome)) set(keepRefusedAtom, { ...request, label, key });
  else if (!mayStillGo(outcome)) set(dropSavedRequestAtom);
  return outcome;
});

/** What a request costs today, in credits for all of it; null where it can't be told. */
type PriceOf = (request: UnsentRequest, gpuCredits: number) => number | null | Promise<number | null>;

/**
 * After a login that was begun by creating, in the same tab, at the same price and within the hour, the kept request
 * goes on by itself; otherwise it waits for a click. `priceOf` tells today's price of a request.
 */
export const continueSavedRequestAtom = atom(
  null,
  async (get, set, priceOf: PriceOf): Promise<SubmitOutcome | null> => {
    const saved = readPendingCreation();
    if (!saved?.resumes || (await priceOf(saved.pending, get(gpuCreditsAtom))) !== saved.pending.cost) return null;
    await set(refreshBalanceAtom);
    return set(sendSavedRequestAtom);
  },
);
