import { readTrials } from '@kinora/api-client/creations';
import { createMemberAnswer, isMemberAtom } from '@kinora/auth';
import { TRIALS_A_DAY } from '@kinora/contracts';
import type { Trials } from '@kinora/contracts/creations';
import { routesAtom } from '@kinora/creating/models';
import { creationsAtom, type SubmitOutcome } from '@kinora/creations';
import { atom } from 'jotai';

/** `open`: the next clip is free; `used`: this effect was tried; `day`: no trial is left today; `none`: nobody knows. */
export type TrialState = 'open' | 'used' | 'day' | 'none';

const FRESH: Trials = { left: TRIALS_A_DAY, used: [] };

/** How many trials are on their way: one that ends without a clip is given back. */
const unfinishedAtom = atom(
  (get) =>
    get(creationsAtom).filter(({ trial, state }) => trial === true && (state === 'waiting' || state === 'running'))
      .length,
);

const answer = createMemberAnswer({ read: readTrials, newsAtom: unfinishedAtom });

/**
 * The trials of a member as the server told them, read while they are shown; a guest still has all of them. Null while
 * nobody knows.
 */
export const trialsAtom = atom((get) => {
  if (!get(isMemberAtom)) return FRESH;
  const known = get(answer.answerAtom);
  return known.state === 'ready' ? known.value : null;
});

export const loadTrialsAtom = answer.loadAtom;

/** Whether effects run where they cost the operator nothing; until the server has told, a guest may hope so. */
const isFreeHereAtom = atom((get) => {
  const { state, routes } = get(routesAtom);
  if (state !== 'ready') return true;
  return routes.some(({ model, modes, isFree }) => model === 'local' && modes.includes('effect') && isFree === true);
});

/** What a member has of the free trial of an effect. */
export const trialOfAtom = atom((get) => {
  const trials = get(isFreeHereAtom) ? get(trialsAtom) : null;
  return (effect: string): TrialState => {
    if (!trials) return 'none';
    if (trials.used.includes(effect)) return 'used';
    return trials.left > 0 ? 'open' : 'day';
  };
});

/** What is left after a press for a trial. */
function trialsAfter(known: Trials, effect: string, outcome: SubmitOutcome): Trials {
  const used = [...new Set([...known.used, effect])];
  if (outcome.kind === 'accepted') return { left: Math.max(0, known.left - 1), used };
  if (outcome.kind !== 'failed' || outcome.failure.kind !== 'refused') return known;
  const { reason } = outcome.failure;
  if (reason === 'trial-used') return { ...known, used };
  return reason === 'trial-day' ? { ...known, left: 0 } : known;
}

/** Notes what a press for a trial says of the trials. */
export const noteTrialAtom = atom(null, (_get, set, { effect, outcome }: { effect: string; outcome: SubmitOutcome }) =>
  set(answer.changeAtom, (known) => trialsAfter(known, effect, outcome)),
);
