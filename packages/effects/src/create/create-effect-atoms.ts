import type { Order, SubmitOutcome } from '@kinora/creations';
import { submitFilesAtom } from '@kinora/creations/files';
import { keepRefusalAtom, ownPicturesAtom, pictureFilesAtom } from '@kinora/source-files';
import { atom } from 'jotai';

import { seedAtom, shuffleSeedAtom } from '../choices/effect-choices-atoms.ts';
import { noteTrialAtom } from './trials-atoms.ts';

interface Attempt {
  readonly subject: string;
  readonly outcome: SubmitOutcome;
}

const sendingAtom = atom(false);
const attemptAtom = atom<Attempt | null>(null);
const quotedAtom = atom<{ readonly subject: string; readonly total: number } | null>(null);
const madeAtom = atom<readonly string[]>([]);

/** An order is on its way; its pictures are there already, or still go. */
export const isSendingAtom = atom((get) => get(sendingAtom));

/** What decides a clip, as text: the order and the pictures it is made of. */
const subjectAtom = atom((get) => {
  const { first, second } = get(ownPicturesAtom);
  return ({ input }: Order): string => JSON.stringify([input, first?.id, second?.id]);
});

/** How the last press for this very clip ended; null where nobody pressed or something was changed since. */
export const outcomeAtom = atom((get) => {
  const attempt = get(attemptAtom);
  const subjectOf = get(subjectAtom);
  return (order: Order): SubmitOutcome | null => (attempt?.subject === subjectOf(order) ? attempt.outcome : null);
});

/** What pressing costs, in credits: the effect's price, or another one that the server named for this very clip. */
export const priceAtom = atom((get) => {
  const quoted = get(quotedAtom);
  const subjectOf = get(subjectAtom);
  return (order: Order): number => (quoted?.subject === subjectOf(order) ? quoted.total : order.cost);
});

/** Whether this very clip was asked for on this page already: another press draws another take. */
export const isMadeAtom = atom((get) => {
  const made = get(madeAtom);
  const subjectOf = get(subjectAtom);
  return (order: Order): boolean => made.includes(subjectOf(order));
});

/** The order to send: where its clip is made already, the next take of it. */
const nextTakeAtom = atom(null, (get, set, order: Order): Order => {
  if (!get(isMadeAtom)(order)) return order;
  set(shuffleSeedAtom);
  return { ...order, input: { ...order.input, seed: get(seedAtom) } };
});

export interface Asking {
  readonly order: Order;
  /** The effect takes a second picture: one that waits for another effect is not sent. */
  readonly hasTwo: boolean;
}

/** Asks for a clip of an effect on the pictures of this device; a press while one is on its way does nothing. */
export const createEffectAtom = atom(null, async (get, set, { order: asked, hasTwo }: Asking) => {
  if (get(sendingAtom)) return null;
  const cost = get(priceAtom)(asked);
  const order = { ...set(nextTakeAtom, asked), cost };
  const subject = get(subjectAtom)(order);
  const { last, ...one } = get(pictureFilesAtom);
  const files = hasTwo && last ? { ...one, last } : one;
  set(sendingAtom, true);
  const outcome = await set(submitFilesAtom, { order, files });
  set(sendingAtom, false);
  set(attemptAtom, { subject, outcome });
  if (outcome.kind === 'accepted') set(madeAtom, (before) => [...before, subject]);
  if (outcome.kind === 'price-changed') set(quotedAtom, { subject, total: outcome.to });
  const { effect } = order.input;
  if (order.trial && effect !== undefined) set(noteTrialAtom, { effect, outcome });
  set(keepRefusalAtom, outcome);
  return outcome;
});
