import type { CreditPayments } from '../../domain/money/credit-history.ts';
import type { Purchases } from '../../domain/money/purchase.ts';

/** Which payments brought credits, for the history of a member. */
export const paidCredits = (purchases: Pick<Purchases, 'paymentsById'>): CreditPayments => ({
  async paymentsById(ids) {
    const payments = await purchases.paymentsById(ids);
    return new Map(
      payments.map(({ cents, checkout, id, sku }) => [id, { id, sku, cents, isSandbox: checkout === 'sandbox' }]),
    );
  },
});
