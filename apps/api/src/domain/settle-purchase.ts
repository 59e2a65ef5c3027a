import { findSku, GRANT_RULES, rightsOf, type CreditScope, type OrderState, type PaymentState, type PlanSku } from '@kinora/contracts';

import type { PurchaseTruth, VendorPayment } from './checkout-provider.ts';
import { creditsOfChange } from './plan-change.ts';
import { monthsOf } from './plan-months.ts';
import type { EndReason, OrderRecord, PlanRecord } from './purchase.ts';

const DAY_MS = 86_400_000;
/** How long a failed renewal may be paid, and how long credits outlive their plan. */
export const GRACE_MS = 7 * DAY_MS;

/** What we know before the service was asked. */
export interface PurchaseBooks {
  readonly order: OrderRecord;
  readonly plan: PlanRecord | undefined;
  readonly payments: readonly VendorPayment[];
  /** Whether another plan of the member runs. */
  readonly hasOtherPlan: boolean;
}

/** Credits of one payment: month 0 of a plan, later months of a year, or a pack (null). */
export interface DueGrant {
  readonly paymentId: string;
  readonly month: number | null;
  readonly amount: number;
  readonly source: 'plan' | 'pack';
  readonly scope: CreditScope;
  readonly expiresAt: number;
}

/** What the books say from now on. */
export interface SettledPurchase {
  readonly state: OrderState;
  readonly plan: Omit<PlanRecord, 'checkout' | 'memberId' | 'orderId'> | undefined;
  /** Names are the service's. */
  readonly payments: readonly VendorPayment[];
  /** Payments that have to be paid back. */
  readonly owed: readonly string[];
  /** Payments whose credits are taken back. */
  readonly revoked: readonly string[];
  /** All that is due by now, also what was granted before: an event grants once. */
  readonly grants: readonly DueGrant[];
  /** Until when credits of plans stay; null without a plan. */
  readonly extendTo: number | null;
  readonly widensStart: boolean;
}

const PAYMENT_RANKS: Readonly<Record<PaymentState, number>> = { failed: 0, paid: 1, refunded: 2, disputed: 3 };
const ORDER_RANKS: Readonly<Record<OrderState, number>> = { open: 0, cancelled: 1, expired: 1, declined: 1, paid: 2 };

const higher = <State extends string>(ranks: Readonly<Record<State, number>>, one: State, other: State): State =>
  ranks[other] > ranks[one] ? other : one;

/** A payment only ever goes on: late news about it change nothing. */
function merge(known: VendorPayment | undefined, told: VendorPayment): VendorPayment {
  if (!known) return told;
  const isPaidNow = known.state === 'failed' && told.state !== 'failed';
  return {
    ...(isPaidNow ? told : known),
    charge: told.charge === '' ? known.charge : told.charge,
    refundedCents: Math.max(known.refundedCents, told.refundedCents),
    state: higher(PAYMENT_RANKS, known.state, told.state),
  };
}

function mergeAll(known: readonly VendorPayment[], told: readonly VendorPayment[]): VendorPayment[] {
  const byId = new Map(known.map((payment) => [payment.id, payment]));
  for (const payment of told) byId.set(payment.id, merge(byId.get(payment.id), payment));
  return [...byId.values()].toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

type PlanPayment = VendorPayment & { readonly period: NonNullable<VendorPayment['period']> };

const paysPlan = (payment: VendorPayment): payment is PlanPayment => payment.period !== null && payment.state !== 'failed';

function planSkuOf({ sku }: VendorPayment): PlanSku | undefined {
  const found = findSku(sku);
  return found?.kind === 'plan' ? found : undefined;
}

/** Why a plan is over by what was paid; undefined while it may run. */
function endOf(current: PlanPayment, { books, truth, now }: Told): EndReason | undefined {
  if (books.plan?.reason) return books.plan.reason;
  if (books.hasOtherPlan && !books.plan) return 'second';
  if (current.state === 'disputed') return 'disputed';
  if (current.state === 'refunded') return 'refunded';
  const { plan } = truth;
  if (plan?.state === 'ended') return plan.pastDueSince === null ? 'cancelled' : 'unpaid';
  const isOver = plan?.state === 'past-due' && (plan.pastDueSince ?? now) + GRACE_MS <= now;
  return isOver ? 'unpaid' : undefined;
}

interface Told {
  readonly books: PurchaseBooks;
  readonly truth: PurchaseTruth;
  readonly now: number;
}

function standingOf({ plan }: PurchaseTruth): PlanRecord['standing'] {
  if (plan?.state === 'past-due') return 'past-due';
  return plan?.isEnding === true ? 'ending' : 'active';
}

/** Until when months of a payment count: the next payment takes its place. */
const coverEnd = (next: PlanPayment | undefined): number => next?.changedAt ?? next?.period.from ?? Infinity;

/** When credits of a running year come next; those of a first month come with its payment. */
function nextGrant(paying: readonly PlanPayment[], now: number): number | null {
  const months = paying.flatMap((payment, index) => {
    const later = payment.state === 'paid' ? monthsOf(payment.period).slice(1) : [];
    return later.filter((month) => month > now && month < coverEnd(paying[index + 1]));
  });
  return months.length === 0 ? null : Math.min(...months);
}

function settlePlan(told: Told, paying: readonly PlanPayment[]): SettledPurchase['plan'] {
  const { books, now, truth } = told;
  const current = paying.at(-1);
  const first = paying[0];
  if (!current || !first || !truth.plan) return undefined;
  const known = books.plan;
  // What is older never undoes what is newer; payments are merged whatever their age.
  const isOld = known !== undefined && truth.asOf < known.asOf;
  const reason = endOf(current, isOld ? { ...told, truth: { ...truth, plan: null } } : told) ?? null;
  const since = isOld ? known : { nextSku: truth.plan.nextSku, pastDueSince: truth.plan.pastDueSince, standing: standingOf(truth), asOf: truth.asOf };
  const isEnded = reason !== null;
  return {
    externalId: truth.plan.id,
    sku: current.sku,
    nextSku: isEnded ? null : since.nextSku,
    standing: isEnded ? 'ended' : since.standing,
    reason,
    period: current.period,
    pastDueSince: since.pastDueSince,
    nextGrantAt: isEnded ? null : nextGrant(paying, now),
    startedAt: known?.startedAt ?? first.at,
    endedAt: isEnded ? (known?.endedAt ?? now) : null,
    asOf: since.asOf,
    mustEnd: isEnded && truth.plan.state !== 'ended',
  };
}

/** Months of a payment whose credits are due: until the next payment begins, the plan ends, or now. */
function monthGrants(payment: PlanPayment, { until, former, now }: { until: number; former: PlanPayment | undefined; now: number }) {
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

function planGrants(paying: readonly PlanPayment[], plan: NonNullable<SettledPurchase['plan']>, now: number) {
  if (plan.reason === 'second') return [];
  return paying.flatMap((payment, index) => {
    if (payment.state !== 'paid') return [];
    const until = Math.min(coverEnd(paying[index + 1]), plan.endedAt ?? Infinity);
    const due = monthGrants(payment, { until, former: paying[index - 1], now });
    return due.map((grant) => ({ ...grant, paymentId: payment.id, source: 'plan' as const }));
  });
}

function packGrants(payments: readonly VendorPayment[]) {
  return payments.flatMap(({ at, id, sku, state }) => {
    const pack = findSku(sku);
    if (pack?.kind !== 'pack' || state !== 'paid') return [];
    const { stays } = GRANT_RULES.pack;
    const days = typeof stays === 'number' ? stays : 0;
    return [{ paymentId: id, month: null, amount: pack.credits, source: 'pack' as const, expiresAt: at + days * DAY_MS }];
  });
}

const isBack = ({ state }: VendorPayment) => state === 'refunded' || state === 'disputed';

/** Brings what we know to what the service says. The same truth twice, or an older one after it, changes nothing. */
export function settlePurchase(books: PurchaseBooks, truth: PurchaseTruth, now: number): SettledPurchase {
  const payments = mergeAll(books.payments, truth.payments);
  const paying = payments.filter(paysPlan);
  const plan = settlePlan({ books, truth, now }, paying);
  const isSandbox = books.order.checkout === 'sandbox';
  const scoped = (source: 'plan' | 'pack') => (isSandbox ? 'local' : GRANT_RULES[source].scope);
  const untils = paying.filter(({ state }) => state === 'paid').map(({ period }) => period.until);
  const extendTo = plan && plan.reason !== 'second' && untils.length > 0 ? Math.max(...untils) + GRACE_MS : null;
  const grants = [
    ...(plan ? planGrants(paying, plan, now).map((grant) => ({ ...grant, expiresAt: extendTo ?? now })) : []),
    ...packGrants(payments),
  ];
  return {
    state: higher(ORDER_RANKS, books.order.state, truth.state),
    plan,
    payments,
    owed: plan?.reason === 'second' ? paying.filter(({ state }) => state === 'paid').map(({ id }) => id) : [],
    revoked: payments.filter(isBack).map(({ id }) => id),
    grants: grants.filter(({ amount }) => amount > 0).map((grant) => ({ ...grant, scope: scoped(grant.source) })),
    extendTo,
    widensStart: !isSandbox && paying.some(({ state }) => state === 'paid'),
  };
}
