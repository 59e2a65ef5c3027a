import { isMemberAtom } from '@kinora/auth';
import { planAtom, rightsAtom } from '@kinora/credits';
import { atom } from 'jotai';

import { draftAtom } from '../draft/draft-atoms.ts';
import { planNeeds, type PlanNeed } from './plan-need.ts';

const NOTHING: readonly PlanNeed[] = [];

/** What of the draft needs a plan that this member does not have; nothing while nobody knows the plan. */
export const planNeedsAtom = atom((get): readonly PlanNeed[] => {
  const isKnown = !get(isMemberAtom) || get(planAtom).state === 'ready';
  return isKnown ? planNeeds(get(draftAtom), get(rightsAtom)) : NOTHING;
});
