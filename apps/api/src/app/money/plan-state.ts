import { findSku, type PlanState, type RunningPlan } from '@kinora/contracts/plans';

import type { PlanRecord } from '../../domain/money/purchase.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

/** Credits of a running year, or those of the renewal; none where nothing more is paid. */
function nextCreditsAt({ nextGrantAt, period, standing }: PlanRecord): number | null {
  return nextGrantAt ?? (standing === 'active' ? period.until : null);
}

function presented(plan: PlanRecord): RunningPlan | null {
  const sku = findSku(plan.sku);
  if (sku?.kind !== 'plan' || plan.standing === 'ended') return null;
  const renewed = findSku(plan.nextSku ?? plan.sku) ?? sku;
  return {
    sku: sku.id,
    tier: sku.tier,
    period: sku.period,
    standing: plan.standing,
    checkout: plan.checkout,
    cents: renewed.priceCents,
    paidUntil: plan.period.until,
    nextCreditsAt: nextCreditsAt(plan),
    nextSku: plan.nextSku,
    startedAt: plan.startedAt,
  };
}

/** What a member has, and whether anything is on sale. */
export async function planState(
  { now, provider, purchases }: Pick<CheckoutDeps, 'now' | 'provider' | 'purchases'>,
  memberId: string,
): Promise<PlanState> {
  const plan = await purchases.plan(memberId, now());
  return { plan: plan ? presented(plan) : null, checkout: provider?.kind ?? null };
}
