import type { Result } from '@kinora/contracts';
import type { CheckoutKind, OrderState, PaymentState } from '@kinora/contracts/money';
import type { PlanPeriod } from '@kinora/contracts/plans';

import type { PaidTime } from './plan-change.ts';

/** What is asked of a payment service. Its `id` is the key of every repetition, and what the service tells us back. */
export interface NewCheckout {
  readonly id: string;
  readonly sku: string;
  readonly cents: number;
  /** Null for what is bought once. */
  readonly period: PlanPeriod | null;
  readonly email: string;
  /** The buyer, where this service has met the member before. */
  readonly customer: string | null;
  /** Where the buyer comes back to: a whole address. */
  readonly returnUrl: string;
}

/** Names of one purchase at its service, as far as they are known. */
export interface PurchaseRef {
  readonly orderId: string;
  readonly externalId: string | null;
  /** The subscription. */
  readonly planId: string | null;
}

export interface VendorPayment {
  /** The service's own. */
  readonly id: string;
  /** What a refund or a dispute names it by; empty where that is the same. */
  readonly charge: string;
  readonly sku: string;
  readonly cents: number;
  readonly refundedCents: number;
  readonly state: PaymentState;
  /** Epoch milliseconds. */
  readonly at: number;
  /** What it pays; null for a pack. */
  readonly period: PaidTime | null;
  /** Where it pays a change: until when the former plan counts. */
  readonly changedAt: number | null;
}

export interface VendorPlan {
  readonly id: string;
  /** What it becomes when the paid time is over. */
  readonly nextSku: string | null;
  readonly state: 'active' | 'past-due' | 'ended';
  /** Whether it is not renewed. */
  readonly isEnding: boolean;
  /** Since when a payment is missing. */
  readonly pastDueSince: number | null;
}

/** The whole life of one purchase, as its service knows it. */
export interface PurchaseTruth {
  readonly orderId: string;
  readonly externalId: string;
  readonly state: OrderState;
  readonly customer: string | null;
  readonly plan: VendorPlan | null;
  /** Any order. */
  readonly payments: readonly VendorPayment[];
  /** When we began to ask: what is older never undoes what is newer. */
  readonly asOf: number;
}

/** Something has happened. It says where to look, and is believed no further. */
export interface VendorEvent {
  readonly id: string;
  /** The service's own word. */
  readonly kind: string;
  readonly about: EventSubject;
}

/** What an event names; nothing where it is about none of our purchases. */
export interface EventSubject {
  readonly orderId?: string;
  /** Tells us of a purchase whose opening was cut off before we had written it down. */
  readonly externalId?: string;
  readonly planId?: string;
  readonly charge?: string;
}

/** `forged`: not signed with our secret; `stale`: not of this time; `unreadable`: signed, but no event. */
type HookProblem = 'forged' | 'stale' | 'unreadable';

export interface SignedBody {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface ProviderChange {
  readonly sku: string;
  readonly cents: number;
  readonly period: PlanPeriod;
  readonly starts: 'now' | 'later';
  /** The moment from which it counts; epoch milliseconds. */
  readonly at: number;
  /** What is left of the former plan by our reckoning. */
  readonly unusedCents: number;
  readonly key: string;
}

/**
 * A payment service. Its state is the truth about money; ours follows it. Every method may be repeated. Methods throw
 * `CheckoutUnavailable` where the service does not answer: the outcome is unknown, and the call should be retried.
 */
export interface CheckoutProvider {
  readonly kind: CheckoutKind;
  start(order: NewCheckout): Promise<{ readonly externalId: string; readonly url: string }>;
  /** Undefined where the service knows no such purchase. */
  fetch(ref: PurchaseRef): Promise<PurchaseTruth | undefined>;
  verify(hook: SignedBody, now: number): Promise<Result<VendorEvent, HookProblem>>;
  /** What is left of the plan in cents, as the service would reckon it. */
  preview(ref: PurchaseRef, change: ProviderChange): Promise<number>;
  changePlan(ref: PurchaseRef, change: ProviderChange): Promise<Result<null, 'payment-failed'>>;
  /** Lets the plan run to the end of what is paid. */
  cancel(ref: PurchaseRef): Promise<void>;
  /** Takes a cancellation or a later change back. */
  keep(ref: PurchaseRef): Promise<void>;
  /** Ends plan or open order at once; nothing is paid from then on. */
  end(ref: PurchaseRef): Promise<void>;
  refund(paymentId: string, key: string): Promise<void>;
  portal(customer: string, returnUrl: string): Promise<string>;
}

/** The payment service did not answer, or not so that we know what it did. */
export class CheckoutUnavailable extends Error {}
