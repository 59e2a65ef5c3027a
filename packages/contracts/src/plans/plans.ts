import { PRICE_MIN } from '../limits.ts';
import type { AnySku, PackSku, PlanPeriod, PlanRights, PlanSku, PlanTier } from './plan-types.ts';
import { RIGHTS } from './rights.data.ts';
import { SKUS } from './skus.data.ts';

/** What is on sale by its id; undefined for what is not (any more). */
export const findSku = (id: string): AnySku | undefined => SKUS.find((sku) => sku.id === id);

export const packs = (): PackSku[] => SKUS.filter((sku) => sku.kind === 'pack');

/** The id of a plan's sku. Throws where the plan is not on sale for that time: `plans.test.ts` walks them all. */
export function planSku(tier: PlanTier, period: PlanPeriod): PlanSku {
  const sku = SKUS.find((one) => one.kind === 'plan' && one.tier === tier && one.period === period);
  if (sku?.kind !== 'plan') throw new Error(`no plan ${tier} for a ${period} is on sale`);
  return sku;
}

/** What a member may do; without a plan what everybody may. */
export const rightsOf = (tier: PlanTier | null): PlanRights => RIGHTS[tier ?? 'free'];

/** The cent by which a year's price for a month is shown lower (`product-spec.md` 9). */
const YEARLY_LESS_CENTS = 1;

/** The price of a month that a plan's card shows, in cents. */
export const shownMonthCents = ({ monthCents, period }: PlanSku): number =>
  period === 'year' ? monthCents - YEARLY_LESS_CENTS : monthCents;

/** What a member pays for a pack, in cents. */
export const packCents = (pack: PackSku, hasHalfPacks: boolean): number =>
  hasHalfPacks ? pack.memberCents : pack.priceCents;

/** The most clips that a month's credits of a plan can pay, in full tens: 60 and 160 (`product-spec.md` 9). */
export const clipsPerMonth = (tier: PlanTier): number =>
  Math.floor(rightsOf(tier).creditsPerMonth / PRICE_MIN / 10) * 10;
