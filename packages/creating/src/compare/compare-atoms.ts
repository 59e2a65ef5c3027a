import { gpuCreditsAtom } from '@kinora/api-client';
import { OTHERS_MAX } from '@kinora/contracts';
import { findModel } from '@kinora/contracts/catalogue';
import type { OtherClip } from '@kinora/contracts/creations';
import type { UnsentRequest, SubmitOutcome } from '@kinora/creations';
import { planNeeds, type PlanNeed } from '@kinora/credits';
import { referenceCountAtom } from '@kinora/source-files';
import { atom } from 'jotai';

import { anySeed, modeAtom, settingsAtom } from '../draft/draft-atoms.ts';
import type { Draft } from '../draft/draft.ts';
import { offeredModeAtom, ownKeyForAtom } from '../draft/own-key-atoms.ts';
import { statusOf } from '../model/model-status.ts';
import { reachableRoutesAtom } from '../model/reachable-routes-atoms.ts';
import { isManyAtom, textsAtom } from '../prompts/prompts-atoms.ts';
import { missingFileAtom } from '../sources/draft-files-atoms.ts';
import { sendRequestAtom } from '../submit/create-atoms.ts';
import { knownRightsAtom } from '../submit/plan-need-atoms.ts';
import { candidateOf, candidatesOf, firstChoice, type Candidate } from './candidates.ts';

/** Clips that can be compared. */
export const CLIPS_MAX = OTHERS_MAX + 1;

/** What makes the clips differ. */
export type Difference = 'models' | 'seeds';

const differenceBaseAtom = atom<Difference>('models');

const factsAtom = atom((get) => {
  const { routes } = get(reachableRoutesAtom);
  const offered = get(offeredModeAtom);
  return {
    offered: (wanted: Pick<Draft, 'mode' | 'model'>) => {
      const model = findModel(wanted.model);
      return model && statusOf(model, { mode: wanted.mode, routes }) === 'here' ? offered(wanted) : undefined;
    },
    ownKeyFor: get(ownKeyForAtom),
    gpuCredits: get(gpuCreditsAtom),
    references: get(referenceCountAtom),
  };
});

/** The draft of one clip with the only prompt there is. */
const draftAtom = atom((get) => ({ ...get(settingsAtom), prompt: get(textsAtom)[0] ?? '', count: 1 }));

/** The draft by every model of this server that makes such clips. */
export const candidatesAtom = atom((get) => candidatesOf(get(draftAtom), get(factsAtom)));

/** What can differ here: a single model has only its seeds. */
export const differencesAtom = atom((get): readonly Difference[] => [
  ...(get(candidatesAtom).length > 1 ? (['models'] as const) : []),
  ...(get(modeAtom).seedMax === null ? [] : (['seeds'] as const)),
]);

export const differenceAtom = atom(
  (get) => {
    const possible = get(differencesAtom);
    const wanted = get(differenceBaseAtom);
    return possible.includes(wanted) ? wanted : (possible[0] ?? wanted);
  },
  (_get, set, wanted: Difference) => set(differenceBaseAtom, wanted),
);

/** As it was chosen; null before that. */
const pickedAtom = atom<readonly string[] | null>(null);

/** The models that are compared. */
export const modelsAtom = atom((get) => {
  const candidates = get(candidatesAtom);
  const picked = get(pickedAtom) ?? firstChoice(candidates, get(settingsAtom).model);
  return picked.filter((model) => candidates.some((one) => one.model === model && one.input !== null));
});

/** Adds a model or leaves it out; no more than can be compared. */
export const pickAtom = atom(null, (get, set, { model, isPicked }: { model: string; isPicked: boolean }) => {
  const others = get(modelsAtom).filter((one) => one !== model);
  set(pickedAtom, isPicked ? [...others, model].slice(0, CLIPS_MAX) : others);
});

const seedCountBaseAtom = atom(CLIPS_MAX);
const roll = (): readonly number[] => Array.from({ length: OTHERS_MAX }, () => anySeed());

const rolledAtom = atom(roll());

/** How many seeds are compared, from 2. */
export const seedCountAtom = atom(
  (get) => get(seedCountBaseAtom),
  (_get, set, count: number) => set(seedCountBaseAtom, count),
);

/** The seeds that are compared: the draft's own, then others. */
export const seedsAtom = atom((get) => [get(settingsAtom).seed, ...get(rolledAtom)].slice(0, get(seedCountAtom)));

/** Takes other seeds beside the draft's. */
export const rollSeedsAtom = atom(null, (_get, set) => set(rolledAtom, roll()));

/** The clips to compare. */
const comparedAtom = atom((get): readonly Candidate[] => {
  if (get(differenceAtom) === 'seeds') {
    const draft = get(draftAtom);
    const facts = get(factsAtom);
    return get(seedsAtom).flatMap(
      (seed) => candidateOf({ ...draft, seed, variant: undefined }, draft.model, facts) ?? [],
    );
  }
  const models = get(modelsAtom);
  return get(candidatesAtom).filter(({ model }) => models.includes(model));
});

/** Why nothing can be compared; null for nothing. */
export type CompareProblem = 'one-prompt' | 'prompt-missing' | 'too-few' | 'draft';

export const compareProblemAtom = atom((get): CompareProblem | null => {
  if (get(isManyAtom)) return 'one-prompt';
  const compared = get(comparedAtom);
  if (get(candidatesAtom).every(({ problems }) => problems.prompt === 'missing')) return 'prompt-missing';
  if (compared.length < 2) return 'too-few';
  return compared.every(({ input }) => input !== null) ? null : 'draft';
});

function clipOf({ input, model, ownKey }: Candidate): OtherClip {
  return { model, input: input ?? {}, ...(ownKey === null ? {} : { ownKey }) };
}

/** A price the server named, and for what. */
const quotedAtom = atom<{ readonly subject: string; readonly total: number } | null>(null);

const subjectAtom = atom((get) => JSON.stringify(get(comparedAtom).map(clipOf)));

/** What all clips cost, in credits. */
export const compareCostAtom = atom((get) => {
  const quoted = get(quotedAtom);
  if (quoted?.subject === get(subjectAtom)) return quoted.total;
  return get(comparedAtom).reduce((sum, { price }) => sum + price, 0);
});

export const compareCountAtom = atom((get) => get(comparedAtom).length);

/** What of it needs a plan that this member does not have; nothing while the plan is unknown. */
export const compareNeedsAtom = atom((get): readonly PlanNeed[] => {
  const rights = get(knownRightsAtom);
  if (!rights) return [];
  const clips = get(comparedAtom);
  const needs = clips.flatMap(({ input, model }) =>
    planNeeds({ model, count: clips.length, resolution: input?.resolution }, rights),
  );
  return [...new Set(needs)];
});

const requestAtom = atom((get): UnsentRequest | null => {
  const [first, ...others] = get(comparedAtom).map(clipOf);
  if (!first || get(compareProblemAtom) !== null || get(missingFileAtom) !== null) return null;
  return { ...first, mode: get(settingsAtom).mode, count: 1, others, cost: get(compareCostAtom) };
});

const sendingAtom = atom(false);

export const isComparingAtom = atom((get) => get(sendingAtom));

const endedAtom = atom<{ readonly subject: string; readonly outcome: SubmitOutcome } | null>(null);

/** How the last press ended, as long as nothing was changed since. */
export const compareOutcomeAtom = atom((get) => {
  const ended = get(endedAtom);
  return ended?.subject === get(subjectAtom) ? ended.outcome : null;
});

/** Asks for all clips in one request. A press while one is on its way does nothing. */
export const compareAtom = atom(null, async (get, set): Promise<SubmitOutcome | null> => {
  const request = get(requestAtom);
  if (!request || get(sendingAtom)) return null;
  const subject = get(subjectAtom);
  set(sendingAtom, true);
  const outcome = await set(sendRequestAtom, request);
  set(sendingAtom, false);
  set(endedAtom, { subject, outcome });
  if (outcome.kind === 'price-changed') set(quotedAtom, { subject, total: outcome.to });
  return outcome;
});

/** Forgets what was chosen: the next comparison begins with what its draft suggests. */
export const forgetCompareAtom = atom(null, (_get, set) => {
  set(pickedAtom, null);
  set(endedAtom, null);
  set(rollSeedsAtom);
});
