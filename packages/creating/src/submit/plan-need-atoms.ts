import { isMemberAtom } from '@kinora/auth';
import { effectNeeds, planAtom, planNeeds, rightsAtom, type PlanNeed, type WantedEffect } from '@kinora/credits';
import { atom } from 'jotai';

import { settingsAtom } from '../draft/draft-atoms.ts';
import { textsAtom } from '../prompts/prompts-atoms.ts';
import { promptsAtOnce } from './affordable-prompts.ts';

const NOTHING: readonly PlanNeed[] = [];

/** The visitor's rights; null while a member's plan is unknown. */
export const knownRightsAtom = atom((get) =>
  !get(isMemberAtom) || get(planAtom).state === 'ready' ? get(rightsAtom) : null,
);

/** What of the draft needs a plan that this member does not have; nothing while the plan is unknown. */
export const planNeedsAtom = atom((get): readonly PlanNeed[] => {
  const rights = get(knownRightsAtom);
  const { model, count, choices } = get(settingsAtom);
  // What does not go into one request comes in another.
  const clips = count * Math.min(get(textsAtom).length, promptsAtOnce(count));
  const resolution = choices.resolution === undefined ? undefined : String(choices.resolution);
  return rights ? planNeeds({ model, count: clips, resolution }, rights) : NOTHING;
});

/** Says the same of a clip of an effect. */
export const effectNeedsAtom = atom((get) => {
  const rights = get(knownRightsAtom);
  return (asked: WantedEffect): readonly PlanNeed[] => (rights ? effectNeeds(asked, rights, Date.now()) : NOTHING);
});
