import { rightsOf, type PlanRights, type PlanTier } from '@kinora/contracts/plans';

/** Which plan a member has now; null for none. */
export interface PlanTiers {
  tierOf(memberId: string): Promise<PlanTier | null>;
}

/** What members may do by their plans. */
export interface Plans {
  rightsOf(memberId: string): Promise<PlanRights>;
}

/** Whether a member has any plan. */
export interface PlanHolders {
  hasPlan(memberId: string): Promise<boolean>;
}

/** Without sales no member has a plan. */
export const NO_PLANS: PlanTiers = { tierOf: () => Promise.resolve(null) };

export const createPlans = (tiers: PlanTiers): PlanHolders & Plans => ({
  hasPlan: async (memberId) => (await tiers.tierOf(memberId)) !== null,
  rightsOf: async (memberId) => rightsOf(await tiers.tierOf(memberId)),
});
