import { findSku, type PlanTier } from '@kinora/contracts/plans';

import type { Purchases } from '../../domain/money/purchase.ts';

export interface TierDeps {
  readonly purchases: Pick<Purchases, 'plan'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The plan that counts for a member now; null without one. A past-due plan counts until its grace is over. */
export async function tierOf({ now, purchases }: TierDeps, memberId: string): Promise<PlanTier | null> {
  const plan = await purchases.plan(memberId, now());
  const sku = plan && findSku(plan.sku);
  return sku?.kind === 'plan' ? sku.tier : null;
}
