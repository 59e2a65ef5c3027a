import { apiClientAtom, readTrials } from '@kinora/api-client';
import { isMemberAtom } from '@kinora/auth';
import { TRIALS_A_DAY, type Trials } from '@kinora/contracts';
import { routesAtom } from '@kinora/creating/models';
import { creationsAtom, type SubmitOutcome } from '@kinora/creations';
import { atom } from 'jotai';

/** `open`: the next clip is free; `used`: this effect was tried; `day`: no trial is left today; `none`: nobody knows. */
export type TrialState = 'open' | 'used' | 'day' | 'none';

const FRESH: Trials = { left: TRIALS_A_DAY, used: [] };

const knownAtom = atom<Trials | null>(null);

/** The trials of a member as the server told them; a guest still has all of them. Null while nobody knows. */
export const trialsAtom = atom((get) => (get(isMemberAtom) ? get(knownAtom) : FRESH));

interface Turn {
  readonly isMember: boolean;
  /** Trials on their way. */
  readonly unfinished: number;
}

/** Asks the server for the trials of whoever is here, each time a turn may have changed them. */
export const loadTrialsAtom = atom(null, async (get, set, { isMember }: Turn) => {
  if (!isMember) {
    set(knownAtom, null);
    return;
  }
  const answer = await readTrials(get(apiClientAtom));
  if (answer.ok) set(knownAtom, answer.value);
});

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

/** Notes what a press for a trial says of the trials. */
export const noteTrialAtom = atom(null, (get, set, { effect, outcome }: { effect: string; outcome: SubmitOutcome }) => {
  const known = get(knownAtom);
  if (!known) return;
  const used = [...new Set([...known.used, effect])];
  if (outcome.kind === 'accepted') set(knownAtom, { left: Math.max(0, known.left - 1), used });
  if (outcome.kind !== 'failed' || outcome.failure.kind !== 'refused') return;
  const { reason } = outcome.failure;
  if (reason === 'trial-used') set(knownAtom, { ...known, used });
  if (reason === 'trial-day') set(knownAtom, { ...known, left: 0 });
});

/** How many trials are on their way: one that ends without a clip is given back. */
export const unfinishedTrialsAtom = atom(
  (get) =>
    get(creationsAtom).filter(({ trial, state }) => trial === true && (state === 'waiting' || state === 'running'))
      .length,
);
