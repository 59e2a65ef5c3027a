import { fail, ok, type Result } from '@kinora/contracts';
import { findSku, type PlanChange, type PlanSku } from '@kinora/contracts/plans';

import type { CheckoutProvider, ProviderChange, PurchaseRef } from '../../domain/money/checkout-provider.ts';
import { changeMoment, formerMoment, planChange, type PaidPlan } from '../../domain/money/plan-change.ts';
import type { KeptChange, PlanRecord } from '../../domain/money/purchase.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { followPurchase } from './follow-purchase.ts';

export interface WantedChange {
  readonly memberId: string;
  readonly sku: string;
  /** What is paid now, as the member saw it. */
  readonly expectedCents: number;
  readonly key: string;
}

export type ChangeRefusal =
  | { readonly reason: 'no-plan' | 'same-plan' | 'unknown-sku' | 'key-reused' | 'payment-failed' }
  | { readonly reason: 'price-changed'; readonly cents: number };

/** A running plan at its payment service. */
interface Running {
  readonly provider: CheckoutProvider;
  readonly plan: PlanRecord;
  readonly paid: PaidPlan;
  readonly ref: PurchaseRef;
}

/** The plan of a member, as far as its payment service is in use. */
async function runningPlan(deps: CheckoutDeps, memberId: string): Promise<Running | undefined> {
  const { now, provider, purchases } = deps;
  const plan = await purchases.plan(memberId, now());
  const sku = plan && findSku(plan.sku);
  if (!plan || !provider || sku?.kind !== 'plan') return undefined;
  const ref = await purchases.subject(provider.kind, { orderId: plan.orderId });
  return ref && { provider, plan, ref, paid: { sku, cents: sku.priceCents, period: plan.period } };
}

function wantedSku({ plan }: Running, id: string): Result<PlanSku, { reason: 'same-plan' | 'unknown-sku' }> {
  const sku = findSku(id);
  if (sku?.kind !== 'plan') return fail({ reason: 'unknown-sku' });
  return id === plan.sku || id === plan.nextSku ? fail({ reason: 'same-plan' }) : ok(sku);
}

const asked = (change: PlanChange, next: PlanSku, { at, key }: { at: number; key: string }): ProviderChange => ({
  sku: next.id,
  cents: next.priceCents,
  period: next.period,
  starts: change.starts,
  at,
  unusedCents: change.unusedCents,
  key,
});

/** What a change costs from a moment on, as the service that takes the money reckons it. */
async function quote({ paid, provider, ref }: Running, next: PlanSku, at: number): Promise<PlanChange> {
  const change = planChange(next, paid, at);
  if (change.starts === 'later') return change;
  const unusedCents = await provider.preview(ref, asked(change, next, { at, key: '' }));
  return { ...change, unusedCents, dueCents: Math.max(0, change.priceCents - unusedCents) };
}

/** What another plan would cost now. */
export async function previewPlan(
  deps: CheckoutDeps,
  { memberId, sku }: Pick<WantedChange, 'memberId' | 'sku'>,
): Promise<Result<PlanChange, ChangeRefusal>> {
  const running = await runningPlan(deps, memberId);
  if (!running) return fail({ reason: 'no-plan' });
  const next = wantedSku(running, sku);
  return next.ok ? ok(await quote(running, next.value, changeMoment(running.paid, deps.now()))) : next;
}

/** The moment at which the price is the one that was seen: this one, or the one just before it. */
async function agreed(
  deps: CheckoutDeps,
  running: Running,
  { expectedCents, next }: { expectedCents: number; next: PlanSku },
) {
  const at = changeMoment(running.paid, deps.now());
  const today = await quote(running, next, at);
  if (today.dueCents === expectedCents) return ok(at);
  const before = formerMoment(running.paid, deps.now());
  const former = before < at ? await quote(running, next, before) : today;
  return former.dueCents === expectedCents
    ? ok(before)
    : fail({ reason: 'price-changed' as const, cents: today.dueCents });
}

async function keep(
  deps: CheckoutDeps,
  running: Running,
  wanted: WantedChange,
): Promise<Result<KeptChange, ChangeRefusal>> {
  const { key, memberId, sku } = wanted;
  const next = wantedSku(running, sku);
  if (!next.ok) return next;
  // Who owes a payment pays it first.
  if (running.plan.standing === 'past-due') return fail({ reason: 'payment-failed' });
  const at = await agreed(deps, running, { ...wanted, next: next.value });
  if (!at.ok) return at;
  const kept = await deps.purchases.keepChange({ memberId, key, sku, cents: wanted.expectedCents, at: at.value });
  return kept.sku === sku ? ok(kept) : fail({ reason: 'key-reused' });
}

/** Asks the service for what was agreed; after a kill it may have been done already. */
async function perform(
  { paid, plan, provider, ref }: Running,
  { at, key, memberId, sku }: KeptChange,
): Promise<boolean> {
  const next = findSku(sku);
  if (next?.kind !== 'plan' || sku === plan.sku) return true;
  const wanted = asked(planChange(next, paid, at), next, { at, key: `${memberId}:${key}` });
  return (await provider.changePlan(ref, wanted)).ok;
}

/**
 * Changes the plan at the price that was seen. The same key is the same change, also after a kill in the middle: what
 * was agreed was written down before.
 */
export async function changePlan(deps: CheckoutDeps, wanted: WantedChange): Promise<Result<null, ChangeRefusal>> {
  const { key, memberId, sku } = wanted;
  const known = await deps.purchases.keptChange(memberId, key);
  if (known && known.sku !== sku) return fail({ reason: 'key-reused' });
  if (known?.isDone === true) return ok(null);
  const running = await runningPlan(deps, memberId);
  if (!running) return fail({ reason: 'no-plan' });
  const kept = known ? ok(known) : await keep(deps, running, wanted);
  if (!kept.ok) return kept;
  if (!(await perform(running, kept.value))) return fail({ reason: 'payment-failed' });
  await followPurchase({ ...deps, provider: running.provider }, running.ref);
  await deps.purchases.changeDone(memberId, key);
  return ok(null);
}

/** Asks the service to do something to the running plan, and reads what came of it. */
export async function withPlan<Told>(
  deps: CheckoutDeps,
  memberId: string,
  act: (running: Running) => Promise<Told>,
): Promise<Result<Told, 'no-plan'>> {
  const running = await runningPlan(deps, memberId);
  if (!running) return fail('no-plan');
  const told = await act(running);
  await followPurchase({ ...deps, provider: running.provider }, running.ref);
  return ok(told);
}
