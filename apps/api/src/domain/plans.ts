import { rightsOf, type PlanRights, type PlanTier } from '@kinora/contracts';

/** Which plan a member has now; null for none. */
export interface PlanTiers {
  tierOf(memberId: string): Promise<PlanTier | null>;
}

/** What members may do by their plans. */
export interface Plans {
  rightsOf(memberId: string): Promise<PlanRights>;
}

/** Where nothing is sold nobody has a plan. */
export const NO_PLANS: PlanTiers = { tierOf: () => Promise.resolve(null) };

export const createPlans = (tiers: PlanTiers): Plans => ({
  rightsOf: async (memberId) => rightsOf(await tiers.tierOf(memberId)),
});
