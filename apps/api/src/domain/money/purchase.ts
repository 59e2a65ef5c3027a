import type { Result } from '@kinora/contracts';
import type { CheckoutKind, OrderState, PaymentState } from '@kinora/contracts/money';
import type { PlanStanding } from '@kinora/contracts/plans';

import type { EventSubject, PurchaseRef, PurchaseTruth, VendorEvent } from './checkout-provider.ts';
import type { PaidTime } from './plan-change.ts';

/** Why a plan ended. `second`: another one was paid before it, and this one is paid back. */
export type EndReason = 'cancelled' | 'unpaid' | 'refunded' | 'disputed' | 'second';

/** One purchase of a member, as we know it. Times are epoch milliseconds. */
export interface OrderRecord {
  readonly id: string;
  readonly memberId: string;
  readonly checkout: CheckoutKind;
  readonly sku: string;
  readonly cents: number;
  readonly state: OrderState;
  readonly externalId: string | null;
  readonly url: string | null;
  readonly customer: string | null;
  readonly createdAt: number;
}

export interface PlanRecord {
  readonly orderId: string;
  readonly memberId: string;
  readonly checkout: CheckoutKind;
  readonly externalId: string;
  readonly sku: string;
  readonly nextSku: string | null;
  readonly standing: PlanStanding | 'ended';
  readonly reason: EndReason | null;
  readonly period: PaidTime;
  readonly pastDueSince: number | null;
  /** When credits of a running year come next. */
  readonly nextGrantAt: number | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly asOf: number;
  /** The service has still to be told that it has ended. */
  readonly mustEnd: boolean;
}

export interface PaymentRecord {
  readonly id: string;
  readonly orderId: string;
  readonly externalId: string;
  readonly charge: string;
  readonly sku: string;
  readonly cents: number;
  readonly refundedCents: number;
  readonly state: PaymentState;
  readonly at: number;
  readonly period: PaidTime | null;
  readonly changedAt: number | null;
  /** It has still to be paid back. */
  readonly mustRefund: boolean;
}

/** A payment with the credits that it brought. */
export interface ToldPayment extends PaymentRecord {
  readonly memberId: string;
  readonly checkout: CheckoutKind;
  readonly credits: number;
}

export interface NewOrder {
  readonly memberId: string;
  readonly checkout: CheckoutKind;
  readonly sku: string;
  readonly cents: number;
  readonly key: string;
  readonly source?: string | undefined;
  readonly campaign?: string | undefined;
}

/** A change that a member asked for; its price and moment are kept, so that a repetition is the same one. */
interface NewChange {
  readonly memberId: string;
  readonly key: string;
  readonly sku: string;
  readonly cents: number;
  readonly at: number;
}

export type KeptChange = NewChange & { readonly isDone: boolean };

/** Purchases, plans and payments. Every method is one transaction. */
export interface Purchases {
  /** The same key gives the same order again; with another content it is refused. */
  open(order: NewOrder): Promise<Result<OrderRecord, 'key-reused'>>;
  /** The order of a key. */
  opened(memberId: string, key: string): Promise<OrderRecord | undefined>;
  /** The service has it: where it is paid. */
  begun(orderId: string, at: { readonly externalId: string; readonly url: string }): Promise<OrderRecord>;
  order(orderId: string): Promise<OrderRecord | undefined>;
  /** What its payments brought. */
  creditsOf(orderId: string): Promise<number>;
  /** The running plan; none once its time and what is granted after it are over. */
  plan(memberId: string, now: number): Promise<PlanRecord | undefined>;
  /** The latest known buyer at this service. */
  customerOf(memberId: string, checkout: CheckoutKind): Promise<string | null>;
  /** Whether anything was ever paid and not given back. */
  hasPaid(memberId: string): Promise<boolean>;
  payments(
    memberId: string,
    page: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<{ readonly payments: readonly ToldPayment[]; readonly next: string | null }>;
  paymentsById(ids: readonly string[]): Promise<readonly ToldPayment[]>;
  /** The change of a key. */
  keptChange(memberId: string, key: string): Promise<KeptChange | undefined>;
  /** Writes a change down before the service is asked; where its key was used, the change of that key. */
  keepChange(change: NewChange): Promise<KeptChange>;
  changeDone(memberId: string, key: string): Promise<void>;

  /** Writes an event down, once, together with the job that follows it. */
  receive(checkout: CheckoutKind, event: VendorEvent): Promise<void>;
  /** The event of a job, and the purchases that it is about; undefined where it was handled. */
  event(checkout: CheckoutKind, id: string): Promise<EventSubject | undefined>;
  subject(checkout: CheckoutKind, about: EventSubject): Promise<PurchaseRef | undefined>;
  handled(checkout: CheckoutKind, id: string, problem: string | null): Promise<void>;
  /** Brings our books to what the service says, with credits and mails, all or nothing. */
  settle(truth: PurchaseTruth, now: number): Promise<void>;
  /** Purchases that the service is to be asked about, those that wait longest first. */
  due(checkout: CheckoutKind, now: number): Promise<readonly PurchaseRef[]>;
  /** The service is asked again then. */
  checked(orderId: string, nextAt: number): Promise<void>;
  /** Ends orders that can't be paid any more because no service knows them. */
  abandon(orderId: string): Promise<void>;
  /** What the service has still to be told. */
  debts(checkout: CheckoutKind, orderId?: string): Promise<readonly Debt[]>;
  paidOff(debt: Debt): Promise<void>;
  /** Everything of a member that could still be paid: an account that goes takes it along. */
  unfinished(memberId: string): Promise<readonly (PurchaseRef & { readonly checkout: CheckoutKind })[]>;
  /** Mails about renewals that are near; returns how many. */
  announceRenewals(now: number): Promise<number>;
}

/** What we owe a payment service or a buyer. */
export type Debt =
  | { readonly kind: 'end'; readonly ref: PurchaseRef }
  | { readonly kind: 'refund'; readonly paymentId: string; readonly externalId: string };

/** What members do to their plans, as their account remembers it. */
export type PlanEvent = 'plan-cancelled' | 'plan-changed' | 'plan-kept';
