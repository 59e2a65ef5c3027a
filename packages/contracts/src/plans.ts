export {
  cancelPlan,
  changePlan,
  getPlan,
  keepPlan,
  openPortal,
  type PlanChange,
  type PlanStanding,
  type PlanState,
  previewPlan,
  type RunningPlan,
  SANDBOX_TURNS,
  type SandboxTurn,
  turnPlan,
} from './plan.ts';
export { EFFECT_BADGES } from './plans/effect-badges.data.ts';
export { effectAccess, type EffectAccess, type EffectBadge, effectBadge } from './plans/effect-badges.ts';
export { GRANT_RULES } from './plans/grant-rules.data.ts';
export type { AnySku, PackSku, PlanPeriod, PlanRights, PlanSku, PlanTier } from './plans/plan-types.ts';
export { clipsPerMonth, findSku, packCents, packs, planSku, rightsOf, shownMonthCents } from './plans/plans.ts';
