import type { ListedSku, Order, Payment } from './checkout.ts';
import type { CreditEntry, Credits } from './credits.ts';
import type { PlanChange, RunningPlan } from './plan.ts';
import { SKUS } from './plans/skus.data.ts';

/** 2026-11-21 12:00 UTC. */
const NOON = 1_795_262_400_000;
const DAY_MS = 86_400_000;

const money = (cents: number): string => (cents / 100).toFixed(2);

/** Everything on sale, as the account site of this origin lists it. */
export const someListedSkus = (origin = 'https://kinora.example'): readonly ListedSku[] =>
  SKUS.map((sku) => ({
    sku_id: sku.id,
    buy_url: `${origin}/checkout/${sku.id}/`,
    buy_list: [
      {
        actual_price: money(sku.priceCents),
        virtual_price: money(sku.listCents),
        average_price: money(sku.kind === 'plan' ? sku.monthCents : sku.priceCents),
      },
    ],
  }));

export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: '01940000-0000-7000-8000-000000000501',
  sku: 'basic-month',
  cents: 1599,
  state: 'open',
  checkout: 'sandbox',
  url: '/checkout/01940000-0000-7000-8000-000000000501/',
  credits: 0,
  createdAt: NOON,
  ...change,
});

export const aPayment = (change: Partial<Payment> = {}): Payment => ({
  id: '01940000-0000-7000-8000-000000000601',
  sku: 'basic-month',
  cents: 1599,
  refundedCents: 0,
  state: 'paid',
  credits: 500,
  checkout: 'sandbox',
  at: NOON,
  ...change,
});

export const aRunningPlan = (change: Partial<RunningPlan> = {}): RunningPlan => ({
  sku: 'basic-month',
  tier: 'basic',
  period: 'month',
  standing: 'active',
  checkout: 'sandbox',
  cents: 1599,
  paidUntil: NOON + 28 * DAY_MS,
  nextCreditsAt: NOON + 28 * DAY_MS,
  nextSku: null,
  startedAt: NOON - 2 * DAY_MS,
  ...change,
});

export const aPlanChange = (change: Partial<PlanChange> = {}): PlanChange => ({
  sku: 'pro-month',
  starts: 'now',
  startsAt: NOON,
  priceCents: 3999,
  unusedCents: 1492,
  dueCents: 2507,
  credits: 834,
  ...change,
});

export const someCredits = (change: Partial<Credits> = {}): Credits => ({
  available: 532,
  held: 8,
  localOnly: 32,
  lots: [
    {
      id: '01940000-0000-7000-8000-000000000701',
      source: 'start',
      amount: 40,
      remaining: 40,
      held: 8,
      scope: 'local',
      createdAt: NOON - 9 * DAY_MS,
      expiresAt: null,
    },
    {
      id: '01940000-0000-7000-8000-000000000702',
      source: 'plan',
      amount: 500,
      remaining: 500,
      held: 0,
      scope: 'any',
      createdAt: NOON - 2 * DAY_MS,
      expiresAt: NOON + 35 * DAY_MS,
    },
  ],
  ...change,
});

export const aCreditEntry = (change: Partial<CreditEntry> = {}): CreditEntry => ({
  id: '01940000-0000-7000-8000-000000000801',
  at: NOON,
  kind: 'charged',
  amount: 8,
  change: 0,
  balance: 532,
  reason: null,
  lot: null,
  creation: {
    id: '01940000-0000-7000-8000-000000000101',
    batch: '01940000-0000-7000-8000-000000000100',
    model: 'local',
    mode: 'text',
    title: 'a paper boat on a storm at night',
    receipt: { held: 0, charged: 8, returned: 0, reason: null, at: NOON },
  },
  payment: null,
  ...change,
});
