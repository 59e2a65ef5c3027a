import type { CreditScope, OrderState } from '@kinora/contracts/money';

import type { VendorPayment } from './checkout-provider.ts';
import type { OrderRecord, PlanRecord } from './purchase.ts';

/** How long a failed renewal may be paid, and how long credits outlive their plan. */
export const GRACE_MS = 7 * 86_400_000;

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

export type SettledPlan = Omit<PlanRecord, 'checkout' | 'memberId' | 'orderId'>;

/** What the books say from now on. */
export interface SettledPurchase {
  readonly state: OrderState;
  readonly plan: SettledPlan | undefined;
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
