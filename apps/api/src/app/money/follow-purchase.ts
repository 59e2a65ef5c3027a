import type { CheckoutProvider, PurchaseRef } from '../../domain/money/checkout-provider.ts';
import type { Debt, Purchases } from '../../domain/money/purchase.ts';

export interface FollowDeps {
  readonly purchases: Purchases;
  readonly provider: CheckoutProvider;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const HOUR_MS = 3_600_000;
/** Longer than a purchase whose opening was cut off may be opened by its repetition. */
const GIVE_UP_MS = 24 * HOUR_MS;

/** Pays back, or tells the service to end, what our books say that we owe. May be repeated: the keys are the debts'. */
async function payOff({ provider, purchases }: FollowDeps, debt: Debt): Promise<void> {
  if (debt.kind === 'end') await provider.end(debt.ref);
  else await provider.refund(debt.externalId, `refund:${debt.paymentId}`);
  await purchases.paidOff(debt);
}

/** No service knows it: somebody may still open it by the same key, so it waits a day. */
async function wait({ now, purchases }: FollowDeps, orderId: string): Promise<void> {
  const order = await purchases.order(orderId);
  const isOver = order?.state === 'open' && now() - order.createdAt > GIVE_UP_MS;
  if (isOver) await purchases.abandon(orderId);
  else await purchases.checked(orderId, now() + HOUR_MS);
}

/** Asks the service for the truth about one purchase, and brings the books to it. Throws `CheckoutUnavailable`. */
export async function followPurchase(deps: FollowDeps, ref: PurchaseRef): Promise<void> {
  const { now, provider, purchases } = deps;
  const truth = await provider.fetch(ref);
  if (!truth) return wait(deps, ref.orderId);
  await purchases.settle(truth, now());
  const debts = await purchases.debts(provider.kind, ref.orderId);
  for (const debt of debts) await payOff(deps, debt);
  // What was paid back is told at once.
  const paid = debts.length > 0 ? await provider.fetch(ref) : undefined;
  if (paid) await purchases.settle(paid, now());
  return undefined;
}
