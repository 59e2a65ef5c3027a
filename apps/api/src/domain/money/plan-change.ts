import { rightsOf, type PlanChange, type PlanSku, type PlanTier } from '@kinora/contracts/plans';

import { addPeriod, monthsOf } from './plan-months.ts';

/** A time that is paid: epoch milliseconds. */
export interface PaidTime {
  readonly from: number;
  readonly until: number;
}

/** What runs: its sku, what was paid for it, and the time that pays. */
export interface PaidPlan {
  readonly sku: PlanSku;
  readonly cents: number;
  readonly period: PaidTime;
}

const RANKS: Readonly<Record<PlanTier, number>> = { basic: 1, pro: 2 };
/** A change counts from the beginning of such a stretch, so that its price stands still while somebody looks at it. */
const STRETCH_MS = 600_000;

/** The share of `amount` that is left of a time, rounded up. Integers throughout: times are below 2^53 / 10^8. */
function unusedShare(amount: number, { from, until }: PaidTime, at: number): number {
  const left = Math.min(Math.max(until - at, 0), until - from);
  return Number((BigInt(amount) * BigInt(left) + BigInt(until - from) - 1n) / BigInt(until - from));
}

/** What is left of the money paid, in whole cents; in the member's favour. */
const unusedCents = ({ cents, period }: PaidPlan, at: number): number => unusedShare(cents, period, at);

/** The moment from which a change counts: up to ten minutes ago, never before the paid time began. */
export const changeMoment = ({ period }: PaidPlan, now: number): number =>
  Math.max(period.from, Math.floor(now / STRETCH_MS) * STRETCH_MS);

/** The moment that was in force before, for a price that was seen just before it changed. */
export const formerMoment = (plan: PaidPlan, now: number): number => changeMoment(plan, now - STRETCH_MS);

/** Credits of the first month after a change: a whole month's, less what is left of the running month's. */
export function creditsOfChange(next: PlanSku, former: { sku: PlanSku; period: PaidTime }, at: number): number {
  const months = monthsOf(former.period);
  const index = months.findLastIndex((month) => month <= at);
  const from = months[Math.max(index, 0)] ?? former.period.from;
  const until = months[index + 1] ?? former.period.until;
  const old = rightsOf(former.sku.tier).creditsPerMonth;
  const left = Math.min(Math.max(until - at, 0), until - from);
  const unused = Number((BigInt(old) * BigInt(left)) / BigInt(until - from));
  return Math.max(0, rightsOf(next.tier).creditsPerMonth - unused);
}

/** A bigger plan, or the same for a year. */
const isUpward = (next: PlanSku, { sku }: PaidPlan): boolean => {
  const step = RANKS[next.tier] - RANKS[sku.tier];
  return step > 0 || (step === 0 && next.period === 'year' && sku.period === 'month');
};

/**
 * What a change costs and brings, counted from `at`. What is left of the paid time is taken off the new price. Where
 * more is left than the new plan costs, as of a year at its beginning, the change waits: nobody loses what is paid.
 */
export function planChange(next: PlanSku, plan: PaidPlan, at: number): PlanChange {
  const unused = unusedCents(plan, at);
  const priceCents = next.priceCents;
  if (!isUpward(next, plan) || unused > priceCents) {
    const startsAt = plan.period.until;
    return { sku: next.id, starts: 'later', startsAt, priceCents, unusedCents: 0, dueCents: 0, credits: 0 };
  }
  return {
    sku: next.id,
    starts: 'now',
    startsAt: at,
    priceCents,
    unusedCents: unused,
    dueCents: priceCents - unused,
    credits: creditsOfChange(next, plan, at),
  };
}

/** The time that a change pays, from the moment it is made. */
export const periodFrom = (sku: PlanSku, from: number): PaidTime => ({ from, until: addPeriod(from, sku.period) });
