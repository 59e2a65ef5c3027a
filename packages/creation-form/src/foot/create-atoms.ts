import { submitAtom, type SubmitOutcome } from '@kinora/creations';
import { atom } from 'jotai';

import { checkedDraftAtom, costAtom, draftAtom, nextSeedAtom } from '../draft/draft-atoms.ts';
import type { Draft } from '../draft/draft.ts';
import { understoodAtom } from '../preview/preview-atoms.ts';

interface Attempt {
  readonly draft: Draft;
  /** Null while the order is on its way, or when the draft cannot be sent. */
  readonly outcome: SubmitOutcome | null;
}

const attemptAtom = atom<Attempt | null>(null);
const sendingAtom = atom(false);
/** A price the server named, and for what. */
const quotedAtom = atom<{ readonly subject: string; readonly total: number } | null>(null);

const subjectAtom = atom((get) => {
  const { model, choices, count } = get(draftAtom);
  return JSON.stringify([model, choices, count]);
});

export const isSendingAtom = atom((get) => get(sendingAtom));

/** Whether somebody pressed Create and changed nothing since. */
export const wasPressedAtom = atom((get) => get(attemptAtom)?.draft === get(draftAtom));

/** How the last press ended, as long as nothing was changed since. */
export const outcomeAtom = atom((get) => (get(wasPressedAtom) ? (get(attemptAtom)?.outcome ?? null) : null));

/** What pressing Create costs, in credits: the catalogue's price, or another one that the server named. */
export const priceAtom = atom((get) => {
  const quoted = get(quotedAtom);
  return quoted?.subject === get(subjectAtom) ? quoted.total : get(costAtom).total;
});

/** Asks for what the draft says; a press while one is on its way does nothing. */
export const createAtom = atom(null, async (get, set): Promise<SubmitOutcome | null> => {
  const draft = get(draftAtom);
  const checked = get(checkedDraftAtom);
  if (get(sendingAtom)) return null;
  set(attemptAtom, { draft, outcome: null });
  if (!checked.ok || get(understoodAtom)?.unsupportedScript) return null;
  set(sendingAtom, true);
  const { model, mode, count } = draft;
  const outcome = await set(submitAtom, { model, mode, count, input: checked.value.input, cost: get(priceAtom) });
  set(sendingAtom, false);
  set(attemptAtom, { draft, outcome });
  if (outcome.kind === 'price-changed') set(quotedAtom, { subject: get(subjectAtom), total: outcome.to });
  if (outcome.kind === 'accepted') set(nextSeedAtom);
  return outcome;
});
