import type { OrderState, PaymentState } from '@kinora/contracts/money';
import { GRANT_RULES } from '@kinora/contracts/plans';

import type { PurchaseTruth, VendorPayment } from './checkout-provider.ts';
import { packGrants, planGrants } from './due-grants.ts';
import { paysPlan } from './plan-payments.ts';
import { GRACE_MS, type PurchaseBooks, type SettledPurchase } from './purchase-books.ts';
import { settlePlan } from './settle-plan.ts';

const PAYMENT_RANKS: Readonly<Record<PaymentState, number>> = { failed: 0, paid: 1, refunded: 2, disputed: 3 };
const ORDER_RANKS: Readonly<Record<OrderState, number>> = { open: 0, cancelled: 1, expired: 1, declined: 1, paid: 2 };

const higher = <State extends string>(ranks: Readonly<Record<State, number>>, one: State, other: State): State =>
  ranks[other] > ranks[one] ? other : one;

/** A payment only moves forward: late news changes nothing. */
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

/** Oldest first; of the same moment, what pays the earlier time. */
const inOrder = (one: VendorPayment, other: VendorPayment): number =>
  one.at - other.at || (one.period?.from ?? 0) - (other.period?.from ?? 0) || (one.id < other.id ? -1 : 1);

function mergeAll(known: readonly VendorPayment[], told: readonly VendorPayment[]): VendorPayment[] {
  const byId = new Map(known.map((payment) => [payment.id, payment]));
  for (const payment of told) byId.set(payment.id, merge(byId.get(payment.id), payment));
  return [...byId.values()].toSorted(inOrder);
}

const isBack = ({ state }: VendorPayment) => state === 'refunded' || state === 'disputed';

/** Brings what we know to what the service says. The same truth twice, or an older one after it, changes nothing. */
export function settlePurchase(books: PurchaseBooks, truth: PurchaseTruth, now: number): SettledPurchase {
  const payments = mergeAll(books.payments, truth.payments);
  const paying = payments.filter(paysPlan);
  const plan = settlePlan({ books, truth, now }, paying);
  const paid = paying.filter(({ state }) => state === 'paid');
  const isSandbox = books.order.checkout === 'sandbox';
  const scoped = (source: 'plan' | 'pack') => (isSandbox ? 'local' : GRANT_RULES[source].scope);
  const untils = paid.map(({ period }) => period.until);
  const extendTo = plan && plan.reason !== 'second' && untils.length > 0 ? Math.max(...untils) + GRACE_MS : null;
  const grants = [
    ...(plan ? planGrants(paying, plan, now).map((grant) => ({ ...grant, expiresAt: extendTo ?? now })) : []),
    ...packGrants(payments),
  ];
  return {
    state: higher(ORDER_RANKS, books.order.state, truth.state),
    plan,
    payments,
    owed: plan?.reason === 'second' ? paid.map(({ id }) => id) : [],
    revoked: payments.filter(isBack).map(({ id }) => id),
    grants: grants.filter(({ amount }) => amount > 0).map((grant) => ({ ...grant, scope: scoped(grant.source) })),
    extendTo,
    widensStart: !isSandbox && paid.length > 0,
  };
}
