import type { CheckoutKind, InLanguage, Keyed } from './checkout.ts';
import { endpoint, type NoInput } from './endpoint.ts';
import type { PlanPeriod, PlanTier } from './plans/plan-types.ts';

/** `ending`: it runs to its end and is not renewed; `past-due`: the last payment failed and is tried again. */
export type PlanStanding = 'active' | 'ending' | 'past-due';

export interface RunningPlan {
  readonly sku: string;
  readonly tier: PlanTier;
  readonly period: PlanPeriod;
  readonly standing: PlanStanding;
  readonly checkout: CheckoutKind;
  /** What the next renewal costs. */
  readonly cents: number;
  /** When the time that is paid ends: the day of the renewal, or the plan's last. */
  readonly paidUntil: number;
  /** When the next credits come; null where none will. */
  readonly nextCreditsAt: number | null;
  /** What it becomes on `paidUntil`, where the member has chosen a smaller one. */
  readonly nextSku: string | null;
  readonly startedAt: number;
}

export interface PlanState {
  readonly plan: RunningPlan | null;
  /** Whether anything is on sale here, and how. */
  readonly checkout: CheckoutKind | null;
}

/** What another plan costs now and brings now. */
export interface PlanChange {
  readonly sku: string;
  /** `now`: a bigger plan, or a year; it begins at once. `later`: it begins when the paid time ends. */
  readonly starts: 'now' | 'later';
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** The full price of the new plan. */
  readonly priceCents: number;
  /** What is left of the paid time, taken off. */
  readonly unusedCents: number;
  /** What is paid now: never below 0. */
  readonly dueCents: number;
  /** Credits that come now: those of the new month, less the unused share of the running one's. */
  readonly credits: number;
}

/** What the sandbox can do to a plan or to its last payment, as time and banks would. */
export const SANDBOX_TURNS = ['renew', 'fail-renewal', 'refund', 'dispute'] as const;
export type SandboxTurn = (typeof SANDBOX_TURNS)[number];

const product = { kind: 'json', service: 'product' } as const;
const NO_PLAN = { 403: 'members-only', 404: 'no-plan' } as const;

export const getPlan = endpoint<NoInput, PlanState>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/plan',
  refusals: { 403: 'members-only' },
});

export const previewPlan = endpoint<{ readonly sku: string }, PlanChange>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/plan/change',
  refusals: { ...NO_PLAN, 409: 'same-plan', 410: 'unknown-sku' },
});

/** Changes the running plan at the price that was previewed. A `later` change costs nothing and can be changed again. */
export const changePlan = endpoint<{ readonly sku: string; readonly expectedCents: number } & Keyed, PlanState>()({
  ...product,
  headers: { idempotencyKey: 'idempotency-key' },
  method: 'POST',
  path: '/api/kinora/plan/change',
  refusals: {
    ...NO_PLAN,
    402: 'payment-failed',
    406: 'key-reused',
    409: 'same-plan',
    410: 'unknown-sku',
    412: 'price-changed',
  },
});

/** The plan runs to the end of what is paid and is not renewed. */
export const cancelPlan = endpoint<NoInput, PlanState>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/plan/cancel',
  refusals: NO_PLAN,
});

/** Takes a cancellation or a `later` change back. */
export const keepPlan = endpoint<NoInput, PlanState>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/plan/keep',
  refusals: NO_PLAN,
});

/** Where cards and invoices are cared for: a page of the payment service. */
export const openPortal = endpoint<InLanguage, { readonly url: string }>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/plan/portal',
  refusals: NO_PLAN,
});

/** The sandbox alone: lets time pass for the plan, or a bank take the last payment back. */
export const turnPlan = endpoint<{ readonly turn: SandboxTurn }, PlanState>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/plan/turn',
  refusals: { ...NO_PLAN, 409: 'nothing-paid' },
});
