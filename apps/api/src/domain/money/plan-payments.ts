import { findSku, type PlanSku } from '@kinora/contracts/plans';

import type { VendorPayment } from './checkout-provider.ts';

/** A payment that has paid for a time of a plan, whether it was given back later or not. */
export type PlanPayment = VendorPayment & { readonly period: NonNullable<VendorPayment['period']> };

export const paysPlan = (payment: VendorPayment): payment is PlanPayment =>
  payment.period !== null && payment.state !== 'failed';

export function planSkuOf({ sku }: VendorPayment): PlanSku | undefined {
  const found = findSku(sku);
  return found?.kind === 'plan' ? found : undefined;
}

/** Until when months of a payment count: the next payment takes its place. */
export const coverEnd = (next: PlanPayment | undefined): number => next?.changedAt ?? next?.period.from ?? Infinity;
