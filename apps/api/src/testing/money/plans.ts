import type { PlanTier } from '@kinora/contracts/plans';

import { createPlans, type PlanHolders, type Plans } from '../../domain/money/plans.ts';

/** Everybody has everything: for tests of something else. */
export const proPlans: PlanHolders & Plans = createPlans({ tierOf: () => Promise.resolve('pro') });

/** Plans that a test gives and takes, by the ids of members. */
export const plansIn = (tiers: ReadonlyMap<string, PlanTier>): PlanHolders & Plans =>
  createPlans({ tierOf: (memberId) => Promise.resolve(tiers.get(memberId) ?? null) });
