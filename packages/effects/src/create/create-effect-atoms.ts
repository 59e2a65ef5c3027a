import type { UploadFailure } from '@kinora/api-client';
import { isPicturesFault, submitFilesAtom, type Order, type OrderFiles, type SubmitOutcome } from '@kinora/creations';
import { atom } from 'jotai';

import { seedAtom, shuffleSeedAtom } from '../detail/effect-choices-atoms.ts';
import { ownPicturesAtom, type Place } from '../picture/picture-atoms.ts';

/** The field of an input that brings the picture of a place. */
const FIELDS = { first: 'first', second: 'last' } as const satisfies Readonly<Record<Place, keyof OrderFiles>>;

interface Attempt {
  readonly subject: string;
  readonly outcome: SubmitOutcome;
}

interface Refused {
  readonly picture: string;
  readonly failure: UploadFailure;
}

const sendingAtom = atom(false);
const attemptAtom = atom<Attempt | null>(null);
const quotedAtom = atom<{ readonly subject: string; readonly total: number } | null>(null);
const madeAtom = atom<readonly string[]>([]);
const refusedAtom = atom<readonly Refused[]>([]);

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

/** Why the server refused the picture of a place, as long as it is there. */
export const serverRefusalsAtom = atom((get): Readonly<Partial<Record<Place, UploadFailure>>> => {
  const { first, second } = get(ownPicturesAtom);
  const refused = get(refusedAtom);
  const failureOf = (id: string | undefined) => refused.find(({ picture }) => picture === id)?.failure;
  const [ofFirst, ofSecond] = [failureOf(first?.id), failureOf(second?.id)];
  return { ...(ofFirst && { first: ofFirst }), ...(ofSecond && { second: ofSecond }) };
});

/** The pictures of this device that an order needs. */
const filesAtom = atom((get): OrderFiles => {
  const { first, second } = get(ownPicturesAtom);
  return {
    ...(first && { [FIELDS.first]: { name: first.name, content: first.file } }),
    ...(second && { [FIELDS.second]: { name: second.name, content: second.file } }),
  };
});

const keepRefusalAtom = atom(null, (get, set, outcome: SubmitOutcome) => {
  if (outcome.kind !== 'file-failed' || !isPicturesFault(outcome.failure)) return;
  const { field, failure } = outcome;
  const { first, second } = get(ownPicturesAtom);
  const picture = (field === FIELDS.first ? first : second)?.id;
  if (picture !== undefined) set(refusedAtom, (before) => [...before, { picture, failure }]);
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
  const { last, ...one } = get(filesAtom);
  const files = hasTwo && last ? { ...one, last } : one;
  set(sendingAtom, true);
  const outcome = await set(submitFilesAtom, { order, files });
  set(sendingAtom, false);
  set(attemptAtom, { subject, outcome });
  if (outcome.kind === 'accepted') set(madeAtom, (before) => [...before, subject]);
  if (outcome.kind === 'price-changed') set(quotedAtom, { subject, total: outcome.to });
  set(keepRefusalAtom, outcome);
  return outcome;
});
