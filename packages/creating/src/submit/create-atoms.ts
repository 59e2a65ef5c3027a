import type { CreationInput } from '@kinora/contracts/creations';
import { creationsAtom, submitAtom, type UnsentRequest, type SubmitOutcome } from '@kinora/creations';
import { submitFilesAtom } from '@kinora/creations/files';
import { atom } from 'jotai';

import { costAtom } from '../draft/cost-atoms.ts';
import { draftAtom, settingsAtom, shuffleSeedAtom } from '../draft/draft-atoms.ts';
import type { Draft } from '../draft/draft.ts';
import { ownKeyAtom } from '../draft/own-key-atoms.ts';
import { understoodAtom } from '../preview/preview-atoms.ts';
import { checkedShownAtom, dropMadeAtom, linesProblemAtom, textsAtom } from '../prompts/prompts-atoms.ts';
import {
  draftFileIdsAtom,
  draftFilesAtom,
  keepFileRefusalAtom,
  missingFileAtom,
} from '../sources/draft-files-atoms.ts';
import { askedAtom } from './asked-atoms.ts';
import { isMade, type Repeat } from './repeat.ts';

interface Attempt {
  readonly draft: Draft;
  /** Null while the request is on its way, or when the draft cannot be sent. */
  readonly outcome: SubmitOutcome | null;
}

const attemptAtom = atom<Attempt | null>(null);
const sendingAtom = atom(false);
/** A price the server named, and for what. */
const quotedAtom = atom<{ readonly subject: string; readonly total: number } | null>(null);

const subjectAtom = atom((get) => {
  const { model, mode, choices, count } = get(settingsAtom);
  return JSON.stringify([model, mode, choices, count, get(textsAtom).length, get(ownKeyAtom)]);
});

export const isSendingAtom = atom((get) => get(sendingAtom));

/** Whether somebody pressed Create and changed nothing since. */
export const wasPressedAtom = atom((get) => get(attemptAtom)?.draft === get(draftAtom));

/** How the last press ended, as long as nothing was changed since. */
export const outcomeAtom = atom((get) => (get(wasPressedAtom) ? (get(attemptAtom)?.outcome ?? null) : null));

/** What pressing Create costs, in credits for all prompts: the catalogue's price, or another one the server named. */
export const priceAtom = atom((get) => {
  const quoted = get(quotedAtom);
  return quoted?.subject === get(subjectAtom) ? quoted.total : get(costAtom).total * get(askedAtom).prompts;
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
  const checked = get(checkedShownAtom);
  if (!checked.ok || get(outcomeAtom)?.kind === 'failed') return null;
  const inputs = get(textsAtom).map((prompt) => withPrompt(checked.value, prompt));
  if (inputs.length === 0 || !inputs.every(get(isMadeAtom))) return null;
  return get(draftAtom).keepsSeed ? 'same-clip' : 'new-take';
});

/** The input to ask for. The stage keeps showing what was asked for last until the next press asks for another take. */
const takeInputAtom = atom(null, (get, set): CreationInput | null => {
  if (get(repeatAtom) === 'new-take') set(shuffleSeedAtom);
  const checked = get(checkedShownAtom);
  return checked.ok ? checked.value : null;
});

function withPrompt({ prompt: _shown, ...input }: CreationInput, prompt: string): CreationInput {
  return prompt === '' ? input : { ...input, prompt };
}

/** What to ask for: the only prompt in its input, or several in one request. */
const requestOfAtom = atom((get) => (input: CreationInput, first: number): UnsentRequest => {
  const { model, mode, count } = get(settingsAtom);
  const ownKey = get(ownKeyAtom);
  const paid = ownKey === null ? {} : { ownKey };
  const [prompt = '', ...others] = get(textsAtom).slice(0, first);
  const cost = first < get(askedAtom).prompts ? get(costAtom).total * first : get(priceAtom);
  if (others.length === 0) return { model, mode, count, input: withPrompt(input, prompt), cost, ...paid };
  return { model, mode, count, input: withPrompt(input, ''), prompts: [prompt, ...others], cost, ...paid };
});

/** What a request asks for, input by input. */
const inputsIn = ({ input, prompts }: UnsentRequest): readonly CreationInput[] =>
  prompts?.map((prompt) => withPrompt(input, prompt)) ?? [input];

/** Sends a request, after the pictures it is made of where it needs some. */
export const sendRequestAtom = atom(null, async (get, set, request: UnsentRequest): Promise<SubmitOutcome> => {
  const files = get(draftFilesAtom);
  if (Object.keys(files).length === 0) return set(submitAtom, request);
  // Of clips that are compared the draft is one at most.
  const subjects = request.others ? [] : inputsIn(request).map(get(filedSubjectAtom));
  const outcome = await set(submitFilesAtom, { request, files });
  if (outcome.kind === 'accepted') set(madeAtom, (before) => [...before, ...subjects]);
  set(keepFileRefusalAtom, outcome);
  return outcome;
});

/** Whether nothing can be sent yet: the submit bar says what is in the way. */
const isHeldUpAtom = atom((get): boolean => {
  const isOdd = get(missingFileAtom) !== null || get(linesProblemAtom) !== null;
  return isOdd || typeof get(understoodAtom)?.unsupportedScript === 'string';
});

/**
 * Asks for what the draft says, of several prompts for the first so many: those leave the list. A press while one is on
 * its way does nothing.
 */
export const createAtom = atom(null, async (get, set, wanted?: number): Promise<SubmitOutcome | null> => {
  if (get(sendingAtom)) return null;
  const all = get(askedAtom).prompts;
  const first = wanted ?? all;
  const input = set(takeInputAtom);
  const draft = get(draftAtom);
  set(attemptAtom, { draft, outcome: null });
  if (!input || get(isHeldUpAtom)) return null;
  set(sendingAtom, true);
  const [request, subject] = [get(requestOfAtom)(input, first), get(subjectAtom)];
  const outcome = await set(sendRequestAtom, request);
  set(sendingAtom, false);
  set(attemptAtom, { draft, outcome });
  if (outcome.kind === 'price-changed' && first === all) set(quotedAtom, { subject, total: outcome.to });
  if (outcome.kind === 'accepted') set(dropMadeAtom, request.prompts ?? [request.input.prompt ?? '']);
  return outcome;
});
