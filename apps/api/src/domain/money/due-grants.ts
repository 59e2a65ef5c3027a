import { findSku, GRANT_RULES, rightsOf } from '@kinora/contracts/plans';

import type { VendorPayment } from './checkout-provider.ts';
import { creditsOfChange } from './plan-change.ts';
import { monthsOf } from './plan-months.ts';
import { coverEnd, planSkuOf, type PlanPayment } from './plan-payments.ts';
import type { SettledPlan } from './purchase-books.ts';

const DAY_MS = 86_400_000;

/** Months of a payment whose credits are due: until the next payment begins, the plan ends, or now. */
function monthGrants(
  payment: PlanPayment,
  { until, former, now }: { until: number; former: PlanPayment | undefined; now: number },
) {
  const sku = planSkuOf(payment);
  if (!sku) return [];
  const whole = rightsOf(sku.tier).creditsPerMonth;
  const formerSku = former && planSkuOf(former);
  const first =
    payment.changedAt !== null && former && formerSku
      ? creditsOfChange(sku, { sku: formerSku, period: former.period }, payment.changedAt)
      : whole;
  return monthsOf(payment.period)
    .filter((from, month) => month === 0 || (from <= now && from < until))
    .map((_from, month) => ({ month, amount: month === 0 ? first : whole }));
}

/** Credits of a plan's payments that are due. */
export function planGrants(paying: readonly PlanPayment[], plan: SettledPlan, now: number) {
  if (plan.reason === 'second') return [];
  return paying.flatMap((payment, index) => {
    if (payment.state !== 'paid') return [];
    const until = Math.min(coverEnd(paying[index + 1]), plan.endedAt ?? Infinity);
    const due = monthGrants(payment, { until, former: paying[index - 1], now });
    return due.map((grant) => ({ ...grant, paymentId: payment.id, source: 'plan' as const }));
  });
}

/** Credits of packs; they stay for a year. */
export function packGrants(payments: readonly VendorPayment[]) {
  return payments.flatMap(({ at, id, sku, state }) => {
    const pack = findSku(sku);
    if (pack?.kind !== 'pack' || state !== 'paid') return [];
    const { stays } = GRANT_RULES.pack;
    const days = typeof stays === 'number' ? stays : 0;
    return [
      { paymentId: id, month: null, amount: pack.credits, source: 'pack' as const, expiresAt: at + days * DAY_MS },
    ];
  });
}
