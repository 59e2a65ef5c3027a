import type { ListedPrice } from '@kinora/api-client/money';
import {
  findSku,
  packs,
  planSku,
  type PackSku,
  type PlanPeriod,
  type PlanSku,
  type PlanTier,
} from '@kinora/contracts/plans';

import { buyAddress } from './link/purchase-link.ts';

/** What a card shows of a plan, in cents. */
export interface PlanPrice {
  /** For a month. */
  readonly specialCents: number;
  /** For a month without a promotion: struck through while one runs. */
  readonly struckCents: number;
  /** What is paid at once. */
  readonly actualCents: number;
}

/** A plan for a card; price and address are null while the server has not said them. */
export interface PlanOffer {
  readonly sku: PlanSku;
  readonly price: PlanPrice | null;
  readonly address: URL | null;
}

export interface PackOffer {
  readonly sku: PackSku;
  readonly cents: number;
  /** What it costs without a plan, where the member has one. */
  readonly fullCents: number | null;
  readonly address: URL;
}

const TIERS: readonly PlanTier[] = ['basic', 'pro'];
const MONTHS: Readonly<Record<PlanPeriod, number>> = { month: 1, year: 12 };
/** By which a year's price for a month is shown lower (`product-spec.md` 9). */
const YEARLY_LESS_CENTS = 1;

function planPrice({ actualCents, virtualCents, averageCents }: ListedPrice, period: PlanPeriod): PlanPrice {
  return {
    specialCents: period === 'year' ? averageCents - YEARLY_LESS_CENTS : averageCents,
    struckCents: Math.round(virtualCents / MONTHS[period]),
    actualCents,
  };
}

/** The cards of a tab: both plans while nothing is known, then those that are listed and can be bought. */
export function planOffers(period: PlanPeriod, prices: readonly ListedPrice[] | null): readonly PlanOffer[] {
  return TIERS.map((tier) => planSku(tier, period)).flatMap((sku): PlanOffer[] => {
    if (prices === null) return [{ sku, price: null, address: null }];
    const listed = prices.find((one) => one.sku === sku.id);
    const address = listed ? buyAddress(listed.buyUrl) : null;
    return listed && address ? [{ sku, price: planPrice(listed, period), address }] : [];
  });
}

/** The packs that are listed and can be bought, at half their price for members with a plan. */
export function packOffers(prices: readonly ListedPrice[], hasHalfPacks: boolean): readonly PackOffer[] {
  return packs().flatMap((sku): PackOffer[] => {
    const listed = prices.find((one) => one.sku === sku.id);
    const address = listed ? buyAddress(listed.buyUrl) : null;
    if (!listed || !address) return [];
    return hasHalfPacks
      ? [{ sku, cents: sku.memberCents, fullCents: sku.priceCents, address }]
      : [{ sku, cents: listed.actualCents, fullCents: null, address }];
  });
}

/** Whether another plan is a step up from the one that runs: more every month, or the same for a year. */
export function isStepUp(from: string, to: PlanSku): boolean {
  const running = findSku(from);
  if (running?.kind !== 'plan') return true;
  if (running.tier !== to.tier) return to.tier === 'pro';
  return running.period === 'month' && to.period === 'year';
}
