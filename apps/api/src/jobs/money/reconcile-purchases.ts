import { followPurchase, type FollowDeps } from '../../app/money/follow-purchase.ts';

export interface ReconcileDeps extends FollowDeps {
  readonly log: (message: string) => void;
}

const AGAIN_MS = 120_000;

/**
 * Asks the payment service about what should have happened by now: purchases that nobody has told of, renewals, months
 * of a year, and everything once a day. Any number of processes may do so at once.
 */
export async function reconcilePurchases(deps: ReconcileDeps): Promise<number> {
  const { log, now, provider, purchases } = deps;
  const due = await purchases.due(provider.kind, now());
  for (const ref of due) {
    try {
      await followPurchase(deps, ref);
    } catch (error) {
      // One that cannot be asked about must not keep the others waiting.
      await purchases.checked(ref.orderId, now() + AGAIN_MS);
      log(`purchase ${ref.orderId} is looked at later: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
  await purchases.announceRenewals(now());
  return due.length;
}
