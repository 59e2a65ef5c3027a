import type { UnsentRequest, SubmitOutcome } from '@kinora/creations';
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

/** A request is on its way; its pictures are there already, or still go. */
export const isSendingAtom = atom((get) => get(sendingAtom));

/** What decides a clip, as text: the request and the pictures it is made of. */
const subjectAtom = atom((get) => {
  const { first, second } = get(ownPicturesAtom);
  return ({ input }: UnsentRequest): string => JSON.stringify([input, first?.id, second?.id]);
});

/** How the last press for this very clip ended; null where nobody pressed or something was changed since. */
export const outcomeAtom = atom((get) => {
  const attempt = get(attemptAtom);
  const subjectOf = get(subjectAtom);
  return (request: UnsentRequest): SubmitOutcome | null =>
    attempt?.subject === subjectOf(request) ? attempt.outcome : null;
});

/** What pressing costs, in credits: the effect's price, or another one that the server named for this very clip. */
export const priceAtom = atom((get) => {
  const quoted = get(quotedAtom);
  const subjectOf = get(subjectAtom);
  return (request: UnsentRequest): number => (quoted?.subject === subjectOf(request) ? quoted.total : request.cost);
});

/** Whether this very clip was asked for on this page already: another press draws another take. */
export const isMadeAtom = atom((get) => {
  const made = get(madeAtom);
  const subjectOf = get(subjectAtom);
  return (request: UnsentRequest): boolean => made.includes(subjectOf(request));
});

/** The request to send: where its clip is made already, the next take of it. */
const nextTakeAtom = atom(null, (get, set, request: UnsentRequest): UnsentRequest => {
  if (!get(isMadeAtom)(request)) return request;
  set(shuffleSeedAtom);
  return { ...request, input: { ...request.input, seed: get(seedAtom) } };
});

export interface Asking {
  readonly request: UnsentRequest;
  /** The effect takes a second picture: one that waits for another effect is not sent. */
  readonly hasTwo: boolean;
}

/** Asks for a clip of an effect on the pictures of this device; a press while one is on its way does nothing. */
export const createEffectAtom = atom(null, async (get, set, { request: asked, hasTwo }: Asking) => {
  if (get(sendingAtom)) return null;
  const cost = get(priceAtom)(asked);
  const request = { ...set(nextTakeAtom, asked), cost };
  const subject = get(subjectAtom)(request);
  const { last, ...one } = get(pictureFilesAtom);
  const files = hasTwo && last ? { ...one, last } : one;
  set(sendingAtom, true);
  const outcome = await set(submitFilesAtom, { request, files });
  set(sendingAtom, false);
  set(attemptAtom, { subject, outcome });
  if (outcome.kind === 'accepted') set(madeAtom, (before) => [...before, subject]);
  if (outcome.kind === 'price-changed') set(quotedAtom, { subject, total: outcome.to });
  const { effect } = request.input;
  if (request.trial && effect !== undefined) set(noteTrialAtom, { effect, outcome });
  set(keepRefusalAtom, outcome);
  return outcome;
});
