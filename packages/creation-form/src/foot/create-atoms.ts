import type { CreationInput } from '@kinora/contracts';
import { creationsAtom, submitAtom, submitFilesAtom, type Order, type SubmitOutcome } from '@kinora/creations';
import { atom } from 'jotai';

import { checkedDraftAtom, costAtom, draftAtom, settingsAtom, shuffleSeedAtom } from '../draft/draft-atoms.ts';
import type { Draft } from '../draft/draft.ts';
import {
  draftFileIdsAtom,
  draftFilesAtom,
  keepFileRefusalAtom,
  missingFileAtom,
} from '../own-files/draft-files-atoms.ts';
import { understoodAtom } from '../preview/preview-atoms.ts';
import { isMade, type Repeat } from './repeat.ts';

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
  const { model, mode, choices, count } = get(settingsAtom);
  return JSON.stringify([model, mode, choices, count]);
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

/** Clips of pictures that were asked for on this page, by the pictures of this device; the list knows only uploads. */
const madeAtom = atom<readonly string[]>([]);

const filedSubjectAtom = atom((get) => {
  const { model, mode } = get(settingsAtom);
  const files = get(draftFileIdsAtom);
  return (input: CreationInput): string => JSON.stringify([model, mode, input, files]);
});

/** Whether a clip of this input was made already or is being made. */
const isMadeAtom = atom((get) => {
  const { model, mode } = get(settingsAtom);
  const subjectOf = get(filedSubjectAtom);
  return (input: CreationInput): boolean =>
    mode === 'text' ? isMade({ model, mode, input }, get(creationsAtom)) : get(madeAtom).includes(subjectOf(input));
});

/**
 * What another press would do where the clip on the stage is made already or on its way: draw another take with a new
 * seed, or the same clip again because the seed is fixed. Null where the press asks for what the stage shows. After a
 * press without an answer nobody knows whether that clip is the one asked for: the same is asked for once more.
 */
export const repeatAtom = atom((get): Repeat | null => {
  const checked = get(checkedDraftAtom);
  if (!checked.ok || get(outcomeAtom)?.kind === 'failed') return null;
  if (!get(isMadeAtom)(checked.value)) return null;
  return get(draftAtom).keepsSeed ? 'same-clip' : 'new-take';
});

/** The input to ask for. The stage keeps showing what was asked for last until the next press asks for another take. */
const takeInputAtom = atom(null, (get, set): CreationInput | null => {
  if (get(repeatAtom) === 'new-take') set(shuffleSeedAtom);
  const checked = get(checkedDraftAtom);
  return checked.ok ? checked.value : null;
});

/** Sends an order, after the pictures it is made of where it needs some. */
const orderAtom = atom(null, async (get, set, order: Order): Promise<SubmitOutcome> => {
  const files = get(draftFilesAtom);
  if (Object.keys(files).length === 0) return set(submitAtom, order);
  const subject = get(filedSubjectAtom)(order.input);
  const outcome = await set(submitFilesAtom, { order, files });
  if (outcome.kind === 'accepted') set(madeAtom, (before) => [...before, subject]);
  set(keepFileRefusalAtom, outcome);
  return outcome;
});

/** Asks for what the draft says; a press while one is on its way does nothing. */
export const createAtom = atom(null, async (get, set): Promise<SubmitOutcome | null> => {
  if (get(sendingAtom)) return null;
  const input = set(takeInputAtom);
  const draft = get(draftAtom);
  set(attemptAtom, { draft, outcome: null });
  if (!input || get(missingFileAtom) || get(understoodAtom)?.unsupportedScript) return null;
  set(sendingAtom, true);
  const { model, mode, count } = draft;
  const outcome = await set(orderAtom, { model, mode, count, input, cost: get(priceAtom) });
  set(sendingAtom, false);
  set(attemptAtom, { draft, outcome });
  if (outcome.kind === 'price-changed') set(quotedAtom, { subject: get(subjectAtom), total: outcome.to });
  return outcome;
});
