import type { PurchaseTruth, VendorPlan } from './checkout-provider.ts';
import { monthsOf } from './plan-months.ts';
import { coverEnd, type PlanPayment } from './plan-payments.ts';
import { GRACE_MS, type PurchaseBooks, type SettledPlan } from './purchase-books.ts';
import type { EndReason, PlanRecord } from './purchase.ts';

/** What the service's word on a plan means at the moment it was asked. */
function vendorEnd({ pastDueSince, state }: VendorPlan, asOf: number): EndReason | undefined {
  if (state === 'ended') return pastDueSince === null ? 'cancelled' : 'unpaid';
  const isOver = state === 'past-due' && (pastDueSince ?? asOf) + GRACE_MS <= asOf;
  return isOver ? 'unpaid' : undefined;
}

/** Why a plan is over by what was paid and given back. */
function moneyEnd({ hasOtherPlan, plan }: PurchaseBooks, { state }: PlanPayment): EndReason | undefined {
  if (plan?.reason) return plan.reason;
  if (hasOtherPlan && !plan) return 'second';
  return state === 'disputed' || state === 'refunded' ? state : undefined;
}

function standingOf({ isEnding, state }: VendorPlan): PlanRecord['standing'] {
  if (state === 'past-due') return 'past-due';
  return isEnding ? 'ending' : 'active';
}

/** When credits of a running year come next; those of a first month come with its payment. */
function nextGrant(paying: readonly PlanPayment[], now: number): number | null {
  const months = paying.flatMap((payment, index) => {
    const later = payment.state === 'paid' ? monthsOf(payment.period).slice(1) : [];
    return later.filter((month) => month > now && month < coverEnd(paying[index + 1]));
  });
  return months.length === 0 ? null : Math.min(...months);
}

type Word = Pick<PlanRecord, 'asOf' | 'externalId' | 'mustEnd' | 'nextSku' | 'pastDueSince' | 'standing'> & {
  readonly reason: EndReason | undefined;
};

/**
 * The newest word on the plan: what is older never undoes it. Payments are merged whatever their age. `mustEnd` says
 * whether the service still lets it run.
 */
function newestWord(known: PlanRecord | undefined, { asOf, plan }: PurchaseTruth): Word | undefined {
  const isOld = known !== undefined && (plan === null || asOf < known.asOf);
  if (isOld) return { ...known, mustEnd: plan ? plan.state !== 'ended' : known.mustEnd, reason: undefined };
  if (!plan) return undefined;
  const { id: externalId, nextSku, pastDueSince, state } = plan;
  const mustEnd = state !== 'ended';
  return {
    externalId,
    nextSku,
    pastDueSince,
    standing: standingOf(plan),
    asOf,
    mustEnd,
    reason: vendorEnd(plan, asOf),
  };
}

export interface Told {
  readonly books: PurchaseBooks;
  readonly truth: PurchaseTruth;
  readonly now: number;
}

const startOf = (known: PlanRecord | undefined, first: PlanPayment) => known?.startedAt ?? first.at;

/** The plan that payments (oldest first) and the service's word make; undefined where nothing was paid. */
export function settlePlan({ books, now, truth }: Told, paying: readonly PlanPayment[]): SettledPlan | undefined {
  const current = paying.at(-1);
  const known = books.plan;
  const word = newestWord(known, truth);
  if (!current || !word) return undefined;
  const { reason: told, ...rest } = word;
  const reason = (moneyEnd(books, current) ?? told) || null;
  const startedAt = startOf(known, paying[0] ?? current);
  const running = { ...rest, sku: current.sku, period: current.period, startedAt, reason };
  if (reason === null) return { ...running, nextGrantAt: nextGrant(paying, now), endedAt: null, mustEnd: false };
  return { ...running, nextSku: null, standing: 'ended', nextGrantAt: null, endedAt: known?.endedAt ?? now };
}
