import { CheckoutUnavailable, type CheckoutProvider } from '../../domain/money/checkout-provider.ts';
import type { Purchases } from '../../domain/money/purchase.ts';
import { followPurchase } from './follow-purchase.ts';

export interface EndPurchasesDeps {
  readonly purchases: Purchases;
  readonly provider: CheckoutProvider | undefined;
  readonly now: () => number;
}

/**
 * Ends everything that a member could still be charged for, at its payment service. False where that did not answer, or
 * is not set up any more while something of it still runs: then the account waits.
 */
export async function endPurchases(deps: EndPurchasesDeps, memberId: string): Promise<boolean> {
  const { provider, purchases } = deps;
  const all = await purchases.unfinished(memberId);
  // Nobody is ever charged by a sandbox.
  const owed = all.filter(({ checkout }) => checkout === provider?.kind || checkout !== 'sandbox');
  if (owed.length === 0) return true;
  if (!provider || owed.some(({ checkout }) => checkout !== provider.kind)) return false;
  try {
    for (const ref of owed) {
      await provider.end(ref);
      await followPurchase({ ...deps, provider }, ref);
    }
    return true;
  } catch (error) {
    if (error instanceof CheckoutUnavailable) return false;
    throw error;
  }
}
