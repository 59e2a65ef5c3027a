import {
  packCents,
  packs,
  planSku,
  rightsOf,
  type AnySku,
  type PlanPeriod,
  type PlanTier,
} from '@kinora/contracts/plans';

import type { CheckoutDeps } from './checkout-deps.ts';
import { tierOf } from './tier-of.ts';

/** A sku at the price of today's buyer. Cents are US cents; a month's are those of its period where it is a plan. */
export interface OfferedSku {
  readonly id: string;
  readonly cents: number;
  readonly listCents: number;
  readonly monthCents: number;
}

const TIERS: readonly PlanTier[] = ['basic', 'pro'];
const PERIODS: readonly PlanPeriod[] = ['year', 'month'];

function offered(sku: AnySku, hasHalfPacks: boolean): OfferedSku {
  const { id, listCents } = sku;
  if (sku.kind === 'plan') return { id, cents: sku.priceCents, listCents, monthCents: sku.monthCents };
  const cents = packCents(sku, hasHalfPacks);
  return { id, cents, listCents, monthCents: cents };
}

/** Everything on sale, at the prices of this member (null for guests); nothing without a checkout. */
export async function listSkus(deps: CheckoutDeps, memberId: string | null): Promise<readonly OfferedSku[]> {
  if (!deps.provider) return [];
  const { hasHalfPacks } = rightsOf(memberId === null ? null : await tierOf(deps, memberId));
  const plans = PERIODS.flatMap((period) => TIERS.map((tier) => planSku(tier, period)));
  return [...plans, ...packs()].map((sku) => offered(sku, hasHalfPacks));
}
