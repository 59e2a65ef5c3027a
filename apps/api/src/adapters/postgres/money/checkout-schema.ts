import type { CheckoutKind, OrderState, PaymentState } from '@kinora/contracts/money';
import type { PlanStanding } from '@kinora/contracts/plans';

import type { EndReason } from '../../../domain/money/purchase.ts';
import type { ByDefault, Json, Optional, OptionalTime, Time, TimeByDefault } from '../column-types.ts';

export interface CheckoutOrderTable {
  id: ByDefault<string>;
  member_id: string;
  /** Made in the browser for each intent. */
  key: string;
  checkout: CheckoutKind;
  sku: string;
  cents: number;
  source: Optional<string>;
  campaign: Optional<string>;
  state: ByDefault<OrderState>;
  external_id: Optional<string>;
  url: Optional<string>;
  customer: Optional<string>;
  created_at: TimeByDefault;
  ended_at: OptionalTime;
  check_at: OptionalTime;
}

export interface SubscriptionTable {
  order_id: string;
  member_id: string;
  checkout: CheckoutKind;
  external_id: string;
  sku: string;
  next_sku: Optional<string>;
  standing: PlanStanding | 'ended';
  reason: Optional<EndReason>;
  paid_from: Time;
  paid_until: Time;
  past_due_since: OptionalTime;
  next_grant_at: OptionalTime;
  started_at: Time;
  ended_at: OptionalTime;
  as_of: Time;
  must_end: ByDefault<boolean>;
}

export interface PaymentTable {
  id: ByDefault<string>;
  order_id: string;
  member_id: string;
  checkout: CheckoutKind;
  external_id: string;
  charge: ByDefault<string>;
  sku: string;
  cents: number;
  refunded_cents: ByDefault<number>;
  state: PaymentState;
  paid_at: Time;
  period_from: OptionalTime;
  period_until: OptionalTime;
  changed_at: OptionalTime;
  must_refund: ByDefault<boolean>;
}

export interface PaymentEventTable {
  provider: CheckoutKind;
  event_id: string;
  kind: string;
  about: Json;
  received_at: TimeByDefault;
  handled_at: OptionalTime;
  attempts: ByDefault<number>;
  problem: Optional<string>;
}

export interface PlanChangeTable {
  member_id: string;
  key: string;
  sku: string;
  cents: number;
  counts_from: Time;
  created_at: TimeByDefault;
  done_at: OptionalTime;
}

/** What the sandbox sells, as received when the purchase began. */
export interface SandboxOffer {
  readonly sku: string;
  readonly cents: number;
  readonly period: 'month' | 'year' | null;
}

export interface SandboxPurchaseTable {
  id: string;
  reference: string;
  state: ByDefault<OrderState>;
  offer: Json;
  next_offer: Json | null;
  plan_state: Optional<'active' | 'past-due' | 'ended'>;
  is_ending: ByDefault<boolean>;
  past_due_since: OptionalTime;
  created_at: TimeByDefault;
}

export interface SandboxPaymentTable {
  id: string;
  purchase_id: string;
  key: string;
  offer: Json;
  cents: number;
  refunded_cents: ByDefault<number>;
  state: PaymentState;
  paid_at: Time;
  period_from: OptionalTime;
  period_until: OptionalTime;
  changed_at: OptionalTime;
}

export interface SandboxEventTable {
  id: string;
  purchase_id: string;
  kind: string;
  created_at: TimeByDefault;
}
