import { rightsOf } from '@kinora/contracts/plans';
import { canBePaidFor, type SubmitOutcome } from '@kinora/creations';
import { balanceAtom, type PlanNeed } from '@kinora/credits';
import { atom } from 'jotai';

import { knownRightsAtom } from './plan-need-atoms.ts';

/**
 * What still stands of how a press ended: that credits or a plan were missing is over once they are there. `needs` is
 * what the same press needs a plan for now.
 */
export const standingOutcomeAtom = atom((get) => {
  const [balance, rights] = [get(balanceAtom), get(knownRightsAtom)];
  const hasPlan = rights !== null && rights !== rightsOf(null);
  return (outcome: SubmitOutcome | null, needs: readonly PlanNeed[]): SubmitOutcome | null => {
    if (!outcome || !canBePaidFor(outcome)) return outcome;
    const isOver = outcome.kind === 'short' ? balance >= outcome.cost : hasPlan && needs.length === 0;
    return isOver ? null : outcome;
  };
});
