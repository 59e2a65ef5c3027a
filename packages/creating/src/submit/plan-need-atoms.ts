import { isMemberAtom } from '@kinora/auth';
import { planAtom, rightsAtom } from '@kinora/credits';
import { atom } from 'jotai';

import { settingsAtom } from '../draft/draft-atoms.ts';
import { textsAtom } from '../prompts/prompts-atoms.ts';
import { promptsAtOnce } from './fitting.ts';
import { effectNeeds, planNeeds, type AskedEffect, type PlanNeed } from './plan-need.ts';

const NOTHING: readonly PlanNeed[] = [];

/** The rights of whoever is here; null while nobody knows the plan of a member. */
export const knownRightsAtom = atom((get) =>
  !get(isMemberAtom) || get(planAtom).state === 'ready' ? get(rightsAtom) : null,
);

/** What of the draft needs a plan that this member does not have; nothing while nobody knows the plan. */
export const planNeedsAtom = atom((get): readonly PlanNeed[] => {
  const rights = get(knownRightsAtom);
  const settings = get(settingsAtom);
  // What does not go into one order comes in another.
  const clips = settings.count * Math.min(get(textsAtom).length, promptsAtOnce(settings.count));
  return rights ? planNeeds({ ...settings, count: clips }, rights) : NOTHING;
});

/** Says the same of a clip of an effect. */
export const effectNeedsAtom = atom((get) => {
  const rights = get(knownRightsAtom);
  return (asked: AskedEffect): readonly PlanNeed[] => (rights ? effectNeeds(asked, rights, Date.now()) : NOTHING);
});
