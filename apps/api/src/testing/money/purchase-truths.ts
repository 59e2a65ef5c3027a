import type { CheckoutKind } from '@kinora/contracts/money';

import type { PurchaseTruth, VendorPayment } from '../../domain/money/checkout-provider.ts';
import { addPeriod } from '../../domain/money/plan-months.ts';
import type { PurchaseBooks, SettledPurchase } from '../../domain/money/purchase-books.ts';

/** The last of a month, so that shorter ones show. */
export const BOUGHT = Date.UTC(2026, 0, 31, 9);

/** A purchase that nobody has paid yet. */
export const emptyBooks = (checkout: CheckoutKind = 'stripe', sku = 'basic-month'): PurchaseBooks => ({
  order: {
    id: 'order',
    memberId: 'ada',
    checkout,
    sku,
    cents: 1599,
    state: 'open',
    externalId: null,
    url: null,
    customer: null,
    createdAt: BOUGHT,
  },
  plan: undefined,
  payments: [],
  hasOtherPlan: false,
});

export const aPayment = (change: Partial<VendorPayment> = {}): VendorPayment => ({
  id: 'p1',
  charge: '',
  sku: 'basic-month',
  cents: 1599,
  refundedCents: 0,
  state: 'paid',
  at: BOUGHT,
  period: { from: BOUGHT, until: addPeriod(BOUGHT, 'month') },
  changedAt: null,
  ...change,
});

export const aPlan = (change: Partial<NonNullable<PurchaseTruth['plan']>> = {}) =>
  ({ id: 'sub', nextSku: null, state: 'active', isEnding: false, pastDueSince: null, ...change }) as const;

export const aTruth = (change: Partial<PurchaseTruth> = {}): PurchaseTruth => ({
  orderId: 'order',
  externalId: 'cs',
  state: 'paid',
  customer: null,
  plan: aPlan(),
  payments: [aPayment()],
  asOf: BOUGHT,
  ...change,
});

/** What the books say after a purchase was settled. */
export const after = (books: PurchaseBooks, settled: SettledPurchase): PurchaseBooks => ({
  ...books,
  order: { ...books.order, state: settled.state },
  plan: settled.plan && { orderId: 'order', memberId: 'ada', checkout: books.order.checkout, ...settled.plan },
  payments: settled.payments,
});
